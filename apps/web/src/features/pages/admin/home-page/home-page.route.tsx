import { adminScreens, composedSections } from '@pano/api/addresses';
import { homePage, toHomePage } from '@pano/api/settings/home-layout.schema';
import { buttonClass } from '@pano/ui/button';
import { SkeletonCards } from '@pano/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SettingScreen } from '#kit/admin/form/draft/setting-screen.tsx';
import { useSettingDraft } from '#kit/admin/form/draft/use-setting-draft.ts';
import { SortableCards } from '#kit/admin/list/sortable-cards.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompositionWords } from './composition-words';
import { usePageSave } from './page-save';
import { SectionCard } from './section-card';

/** What the home page shows, in which order. Every change is stored at once and can be taken back, or is kept in a draft. */
export function HomePageRoute() {
  const { t } = useTranslation('admin');
  const layout = trpc.settings.homeLayout.useQuery();
  const home = trpc.settings.home.useQuery();
  const live = layout.data && home.data ? toHomePage(home.data, layout.data) : undefined;
  const draft = useSettingDraft({ kind: 'homeSettings', live, schema: homePage });
  const save = usePageSave(draft);
  const showValue = useCompositionWords();
  const shown = draft.values;
  return (
    <SettingScreen
      kind="homeSettings"
      title={t('homePage.title')}
      lead={t('homePage.lead')}
      link={
        <Link to={adminScreens.menus.list} className={buttonClass({ variant: 'line', size: 'sm' })}>
          {t('menus.title')}
        </Link>
      }
      live={live}
      draft={draft}
      showValue={showValue}
    >
      {shown ? (
        <SortableCards
          rows={shown.order.map((name, order) => ({ id: composedSections.indexOf(name) + 1, order, name }))}
          getName={({ name }) => t(`homePage.sections.${name}`)}
          onReorder={(items) => save.compose({ order: placeSections(items) }, { order: shown.order })}
        >
          {({ name }, strip) => (
            <div data-form-field={name}>
              <SectionCard name={name} strip={strip} page={shown} save={save} />
            </div>
          )}
        </SortableCards>
      ) : (
        <Pending queries={[layout, home, draft.query]} failed={t('homePage.loadFailed')}>
          <SkeletonCards label={t('frame.list.loading')} count={7} className="grid-cols-1" />
        </Pending>
      )}
    </SettingScreen>
  );
}

/** The sections in the new order of the rows. A section has the same number wherever it stands, so that it keeps the focus. */
const placeSections = (items: { id: number; order: number }[]) =>
  items.toSorted((one, other) => one.order - other.order).flatMap(({ id }) => composedSections[id - 1] ?? []);
