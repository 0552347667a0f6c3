import { adminScreens } from '@pano/api/addresses';
import { menuNames, menus as menusSchema } from '@pano/api/settings/menus.schema';
import { buttonClass } from '@pano/ui/button';
import { SkeletonCards } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SettingScreen } from '#kit/admin/form/draft/setting-screen.tsx';
import { useSettingDraft } from '#kit/admin/form/draft/use-setting-draft.ts';
import { Pending } from '#kit/admin/pending.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { LegalPages } from './legal-pages';
import { MenuBox, useMenuSave } from './menu-box';
import { useMenuWords } from './menu-words';

/**
 * Where the links in the header and at the end of every page lead. Every change is stored at once and can be taken back, or
 * is kept in a draft.
 */
export function MenusRoute() {
  const { t } = useTranslation('admin');
  const menus = trpc.menus.get.useQuery();
  const draft = useSettingDraft({ kind: 'menus', live: menus.data, schema: menusSchema });
  const shown = draft.values;
  const items = menuNames.flatMap((name) => shown?.[name] ?? []);
  const records = trpc.linkableRecords.describe.useQuery(
    { records: items.flatMap((item) => (item.kind === 'record' ? { of: item.record, id: item.id } : [])) },
    { enabled: shown !== undefined, placeholderData: keepPreviousData },
  );
  const store = useMenuSave();
  const showValue = useMenuWords(records.data ?? []);
  return (
    <SettingScreen
      kind="menus"
      title={t('menus.title')}
      lead={t('menus.lead')}
      link={
        <Link to={adminScreens.homeSettings.list} className={buttonClass({ variant: 'line', size: 'sm' })}>
          {t('homePage.title')}
        </Link>
      }
      live={menus.data}
      draft={draft}
      showValue={showValue}
    >
      {shown && records.data ? (
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[980px]:grid-cols-2">
            {menuNames.map((name) => (
              <div key={name} data-form-field={name}>
                <MenuBox
                  name={name}
                  stored={shown[name]}
                  records={records.data}
                  save={(items) => (draft.isOn ? draft.keep({ [name]: items }) : store(name, items, shown[name]))}
                />
              </div>
            ))}
            <LegalPages />
          </div>
        </div>
      ) : (
        <Pending queries={[menus, draft.query, records]} failed={t('menus.loadFailed')}>
          <SkeletonCards label={t('frame.list.loading')} count={6} className="grid-cols-1" />
        </Pending>
      )}
    </SettingScreen>
  );
}
