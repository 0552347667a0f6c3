import { adminScreens } from '@pano/api/addresses';
import { menuNames } from '@pano/api/settings/menus.schema';
import { buttonClass } from '@pano/ui/button';
import { SkeletonCards } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Pending } from '#kit/admin/pending.tsx';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { LegalPages } from './legal-pages';
import { MenuBox, useMenuSave } from './menu-box';

/** Where the links in the header and at the end of every page lead; every change is stored at once and can be taken back. */
export function MenusRoute() {
  const { t } = useTranslation('admin');
  const menus = trpc.menus.get.useQuery();
  const items = menuNames.flatMap((name) => menus.data?.[name] ?? []);
  const records = trpc.linkableRecords.describe.useQuery(
    { records: items.flatMap((item) => (item.kind === 'record' ? { of: item.record, id: item.id } : [])) },
    { enabled: menus.data !== undefined, placeholderData: keepPreviousData },
  );
  const save = useMenuSave();
  return (
    <>
      <ScreenHead
        title={t('menus.title')}
        description={t('menus.lead')}
        actions={
          <Link to={adminScreens.homeSettings.list} className={buttonClass({ variant: 'line', size: 'sm' })}>
            {t('homePage.title')}
          </Link>
        }
      />
      {menus.data && records.data ? (
        <div className="grid items-start gap-5 xl:grid-cols-2">
          {menuNames.map((name) => (
            <MenuBox key={name} name={name} stored={menus.data[name]} records={records.data} save={save} />
          ))}
          <LegalPages />
        </div>
      ) : (
        <Pending queries={[menus, records]} failed={t('menus.loadFailed')}>
          <SkeletonCards label={t('frame.list.loading')} count={6} className="grid-cols-1" />
        </Pending>
      )}
    </>
  );
}
