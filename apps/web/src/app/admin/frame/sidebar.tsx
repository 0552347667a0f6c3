import { Tooltip } from '@pano/ui/tooltip';
import { clsx } from 'clsx';
import { PanelLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { product, useMedia } from '#kit/admin/screen.tsx';
import { LibraryLink } from './library-link';
import { MenuList } from './menu-list';

export function Sidebar({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <aside
      className={clsx(
        'on-night sticky top-0 flex h-dvh flex-none flex-col bg-night max-md:hidden dark:border-r dark:border-line',
        // All items fit windows down to 745 px of height.
        '[--menu-row:clamp(29px,calc((100dvh-150px)/20.4),42px)]',
        // With the screens below an entry, down to 768 px.
        'has-[nav_ul_ul]:[--menu-row:clamp(26px,calc((100dvh-150px)/23.4),42px)]',
        collapsed ? 'w-[70px]' : 'w-[250px]',
      )}
    >
      <Logo collapsed={collapsed}>
        <LibraryLink collapsed={collapsed} />
      </Logo>
      <nav aria-label={t('frame.menu.label')} className="flex-1 overflow-y-auto py-2">
        <MenuList collapsed={collapsed} />
      </nav>
      <div className="border-t border-night-2 py-1">
        <Tooltip text={t('frame.menu.expand')} side="right" off={!collapsed}>
          <button
            type="button"
            aria-expanded={!collapsed}
            aria-label={collapsed ? t('frame.menu.expand') : undefined}
            onClick={onToggle}
            className={clsx(
              'flex min-h-(--menu-row) w-full items-center gap-3 px-[18px] text-[0.9375rem] font-medium text-night-text-2 hover:bg-night-2 hover:text-white focus-visible:-outline-offset-3',
              collapsed && 'justify-center px-0',
            )}
          >
            <PanelLeft aria-hidden="true" className="size-[19px] text-night-text-3" />
            {collapsed ? null : t('frame.menu.collapse')}
          </button>
        </Tooltip>
      </div>
    </aside>
  );
}

/** The head of the menu, with what stands beside the logo. */
export function Logo({ collapsed = false, children }: { collapsed?: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'flex flex-none items-center border-b border-night-2',
        collapsed ? 'flex-col gap-1 pt-3 pb-1' : 'h-16 justify-between ps-[18px] pe-2',
      )}
    >
      {collapsed ? (
        <img src="/art/pano-mark.svg" width="34" height="34" alt={product} />
      ) : (
        <img src="/art/pano-logo-dark.svg" width="84" height="34" alt={product} />
      )}
      {children}
    </div>
  );
}

const key = 'pano_sidebar';

/**
 * Whether the side bar is narrow. On wide windows the choice is remembered; where room is short it starts narrow and a
 * choice holds until the page is left.
 */
export function useSidebar() {
  const wide = useMedia('(min-width: 1200px)');
  const [collapsedWide, setCollapsedWide] = useState(() => localStorage.getItem(key) === 'collapsed');
  const [collapsedNarrow, setCollapsedNarrow] = useState(true);
  const collapsed = wide ? collapsedWide : collapsedNarrow;
  const toggle = () => {
    if (!wide) return setCollapsedNarrow(!collapsed);
    localStorage.setItem(key, collapsed ? 'expanded' : 'collapsed');
    setCollapsedWide(!collapsed);
  };
  return { collapsed, toggle };
}
