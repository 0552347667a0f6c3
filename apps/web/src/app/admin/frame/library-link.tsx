import { adminScreens } from '@pano/api/addresses';
import { Tooltip } from '@pano/ui/tooltip';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { mediaAdmin } from '#features/media/admin/media.admin.ts';

const { list } = adminScreens.media;

/** The way to the pictures, at the head of the menu: whatever an owner writes, its photos come first. */
export function LibraryLink({ collapsed = false, onChoose }: { collapsed?: boolean; onChoose?: () => void }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const text = t(mediaAdmin.title);
  return (
    <Tooltip text={text} side="right" off={!collapsed}>
      <Link
        to={list}
        onClick={onChoose}
        aria-current={pathname === list ? 'page' : undefined}
        aria-label={collapsed ? text : undefined}
        className={clsx(
          'flex min-h-10 items-center gap-2.5 rounded-control text-[0.9375rem] font-medium text-night-text-2 hover:bg-night-2 hover:text-white aria-[current]:bg-night-3 aria-[current]:text-white',
          collapsed ? 'justify-center px-2.5' : 'px-3',
        )}
      >
        <mediaAdmin.icon aria-hidden="true" className="size-[19px] text-night-text-3" />
        {collapsed ? null : text}
      </Link>
    </Tooltip>
  );
}
