import { IconButton } from '@pano/ui/button';
import { Drawer } from '@pano/ui/drawer';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuList } from './menu-list';
import { Logo } from './sidebar';

/** The menu on phones: a button in the header that opens it over a backdrop. */
export function MenuDrawer() {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('frame.menu.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="md:hidden"
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <Drawer
        bare
        ground="night"
        open={open}
        onOpenChange={setOpen}
        title={t('frame.menu.label')}
        closeLabel={t('frame.menu.close')}
        className="w-[250px]"
      >
        <Logo />
        <nav aria-label={t('frame.menu.label')} className="flex-1 overflow-y-auto py-2.5">
          <MenuList onChoose={() => setOpen(false)} />
        </nav>
      </Drawer>
    </>
  );
}
