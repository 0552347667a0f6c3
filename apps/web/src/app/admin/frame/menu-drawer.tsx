import { adminPages } from '@pano/api/addresses';
import { IconButton } from '@pano/ui/button';
import { Drawer } from '@pano/ui/drawer';
import { Menu, Search, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LibraryLink } from './library-link';
import { MenuList } from './menu-list';
import { Logo } from './sidebar';

/** The menu on phones: a button in the header that opens it over a backdrop. */
export function MenuDrawer({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={opener}
        label={t('frame.menu.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="md:hidden"
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <Drawer open={open} onOpenChange={setOpen} opener={opener} title={t('frame.menu.label')} className="w-[250px]">
        <Logo>
          <LibraryLink onChoose={() => setOpen(false)} />
        </Logo>
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            onSearch();
          }}
          className="flex min-h-[42px] items-center gap-3 border-b border-night-2 px-[18px] text-[0.9375rem] font-medium text-night-text-2 focus-visible:-outline-offset-3 sm:hidden"
        >
          <Search aria-hidden="true" className="size-[19px] text-night-text-3" />
          {t('palette.open')}
        </button>
        <nav aria-label={t('frame.menu.label')} className="flex-1 overflow-y-auto py-2.5">
          <MenuList onChoose={() => setOpen(false)} />
        </nav>
        <Link
          to={adminPages.account}
          onClick={() => setOpen(false)}
          className="flex min-h-12 flex-none items-center gap-3 border-t border-night-2 px-[18px] text-[0.9375rem] font-medium text-night-text-2 focus-visible:-outline-offset-3"
        >
          <UserRound aria-hidden="true" className="size-[19px] text-night-text-3" />
          {t('frame.header.account')}
        </Link>
      </Drawer>
    </>
  );
}
