import { adminScreens, composedSections } from '@pano/api/addresses';
import { buttonClass } from '@pano/ui/button';
import { SkeletonCards } from '@pano/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SortableCards } from '#kit/admin/list/sortable-cards.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { SectionCard, useLayoutSave } from './section-card';

/** What the home page shows, in which order: every change is stored at once and can be taken back. */
export function HomePageRoute() {
  const { t } = useTranslation('admin');
  const layout = trpc.settings.homeLayout.useQuery();
  const home = trpc.settings.home.useQuery();
  const save = useLayoutSave();
  return (
    <>
      <ScreenHead
        title={t('homePage.title')}
        description={t('homePage.lead')}
        actions={
          <Link to={adminScreens.menus.list} className={buttonClass({ variant: 'line', size: 'sm' })}>
            {t('menus.title')}
          </Link>
        }
      />
      {layout.data && home.data ? (
        <SortableCards
          rows={layout.data.order.map((name, order) => ({ id: composedSections.indexOf(name) + 1, order, name }))}
          getName={({ name }) => t(`homePage.sections.${name}`)}
          onReorder={(items) => save({ order: placeSections(items) }, { order: layout.data.order })}
        >
          {({ name }, strip) => (
            <SectionCard name={name} strip={strip} layout={layout.data} switches={home.data} save={save} />
          )}
        </SortableCards>
      ) : (
        <Pending queries={[layout, home]} failed={t('homePage.loadFailed')}>
          <SkeletonCards label={t('frame.list.loading')} count={7} className="grid-cols-1" />
        </Pending>
      )}
    </>
  );
}

/** The sections in the new order of the rows. A section has the same number wherever it stands, so that it keeps the focus. */
const placeSections = (items: { id: number; order: number }[]) =>
  items.toSorted((one, other) => one.order - other.order).flatMap(({ id }) => composedSections[id - 1] ?? []);
