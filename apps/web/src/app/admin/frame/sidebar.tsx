import { Tooltip } from '@pano/ui/tooltip';
import { clsx } from 'clsx';
import { PanelLeft } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { product } from '#kit/admin/screen.ts';
import { MenuList } from './menu-list';

export function Sidebar({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation('admin');
  const toggle = (
    <button
      type="button"
      aria-expanded={!collapsed}
      aria-label={collapsed ? t('frame.menu.expand') : undefined}
      onClick={onToggle}
      className={clsx(
        'flex min-h-[42px] w-full items-center gap-3 px-[18px] text-[0.9375rem] font-medium text-night-text-2 hover:bg-night-2 hover:text-white focus-visible:-outline-offset-3',
        collapsed && 'justify-center px-0',
      )}
    >
      <PanelLeft aria-hidden="true" className="size-[19px] text-night-text-3" />
      {collapsed ? null : t('frame.menu.collapse')}
    </button>
  );
  return (
    <aside
      className={clsx(
        'on-night sticky top-0 flex h-dvh flex-none flex-col bg-night max-md:hidden dark:border-r dark:border-line',
        collapsed ? 'w-[70px]' : 'w-[250px]',
      )}
    >
      <Logo collapsed={collapsed} />
      <nav aria-label={t('frame.menu.label')} className="flex-1 overflow-y-auto py-2.5">
        <MenuList collapsed={collapsed} />
      </nav>
      <div className="border-t border-night-2 py-2">
        {collapsed ? (
          <Tooltip text={t('frame.menu.expand')} side="right">
            {toggle}
          </Tooltip>
        ) : (
          toggle
        )}
      </div>
    </aside>
  );
}

export function Logo({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <div
      className={clsx(
        'flex h-16 flex-none items-center border-b border-night-2',
        collapsed ? 'justify-center' : 'px-[18px]',
      )}
    >
      {collapsed ? (
        <img src="/art/pano-mark.svg" width="34" height="34" alt={product} />
      ) : (
        <img src="/art/pano-logo-dark.svg" width="84" height="34" alt={product} />
      )}
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

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
