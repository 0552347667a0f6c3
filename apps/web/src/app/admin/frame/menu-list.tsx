import type { Attention } from '@pano/api';
import { adminPages } from '@pano/api/addresses';
import { Tooltip } from '@pano/ui/tooltip';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useEnglishSite } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { type MenuItem, menu } from '../entities';
import { useMayOpen } from './owners-only';

/** The menu's links; collapsed, only their icons with a tooltip each. */
export function MenuList({ collapsed = false, onChoose }: { collapsed?: boolean; onChoose?: () => void }) {
  const counts = useMenuCounts();
  const { pathname } = useLocation();
  return useMenu().map((group) => (
    <ul key={group[0]?.path} className="not-first:mt-1.5 not-first:border-t not-first:border-night-2 not-first:pt-1.5">
      {group.map((item) => {
        const isBelow = item.below.some(({ path }) => isCurrent(path, pathname));
        const isOpen = !collapsed && (isBelow || isCurrent(item.path, pathname));
        const below = isOpen ? item.below : [];
        return (
          <li key={item.path}>
            <MenuLink
              item={item}
              count={item.unread ? (counts[item.unread] ?? 0) : 0}
              current={isCurrent(item.path, pathname) || (collapsed && isBelow)}
              collapsed={collapsed}
              onChoose={onChoose}
            />
            {below.length > 0 ? (
              <ul className="[&_a]:ps-12 [&_a]:text-sm [&_svg]:size-4">
                {below.map((screen) => (
                  <li key={screen.path}>
                    <MenuLink item={screen} current={isCurrent(screen.path, pathname)} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        );
      })}
    </ul>
  ));
}

/** The menu as this site and this person need it. */
export function useMenu() {
  const hasEnglish = useEnglishSite();
  const mayOpen = useMayOpen();
  return menu.map((group) =>
    group
      .filter(({ path, needsEnglish }) => (hasEnglish || !needsEnglish) && mayOpen(path))
      .map((item) => ({ ...item, below: item.below.filter(({ path }) => mayOpen(path)) })),
  );
}

interface MenuLinkProps {
  item: Pick<MenuItem, 'path' | 'title' | 'icon'>;
  count?: number;
  current: boolean;
  collapsed?: boolean;
  onChoose: (() => void) | undefined;
}

function MenuLink({ item, count = 0, current, collapsed = false, onChoose }: MenuLinkProps) {
  const { t } = useTranslation('admin');
  const text = t(item.title);
  const unread = count > 0 ? t('frame.menu.unread', { count }) : '';
  return (
    <Tooltip text={text} side="right" off={!collapsed}>
      <Link
        to={item.path}
        aria-current={current ? 'page' : undefined}
        onClick={onChoose}
        aria-label={collapsed ? [text, unread].filter(Boolean).join(', ') : undefined}
        className={clsx(
          'relative flex min-h-(--menu-row,42px) items-center gap-3 px-[18px] text-[0.9375rem] font-medium text-night-text-2 hover:bg-night-2 hover:text-white',
          'focus-visible:-outline-offset-3 aria-[current]:bg-night-3 aria-[current]:font-semibold aria-[current]:text-white',
          'aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:start-0 aria-[current]:before:w-1 aria-[current]:before:bg-live',
          '[&>svg]:text-night-text-3 aria-[current]:[&>svg]:text-night-accent',
          collapsed && 'justify-center px-0',
        )}
      >
        <item.icon aria-hidden="true" className="size-[19px]" />
        {collapsed ? null : text}
        {count > 0 ? <UnreadPill count={count} label={unread} collapsed={collapsed} /> : null}
      </Link>
    </Tooltip>
  );
}

/** A screen belongs to the item whose address it continues; the dashboard has two addresses and no screens below. */
function isCurrent(path: string, pathname: string): boolean {
  if (path === adminPages.dashboard) return [path, `${path}/`, `${path}/dashboard`].includes(pathname);
  return pathname === path || pathname.startsWith(`${path}/`);
}

function UnreadPill({ count, label, collapsed }: { count: number; label: string; collapsed: boolean }) {
  return (
    <span
      className={clsx(
        'grid h-5 min-w-[22px] place-items-center rounded-plate bg-live px-1.5 text-xs font-[680] text-on-live tabular-nums',
        collapsed ? 'absolute end-2 top-1' : 'ms-auto',
      )}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

const everyMinute = 60_000;

/** Numbers beside menu items: what is unread. */
function useMenuCounts(): Partial<Attention> {
  const unread = trpc.contactForms.unreadCount.useQuery(undefined, { refetchInterval: everyMinute });
  return { unreadMessages: unread.data?.count };
}
