import type { HeroSectionRecord } from '@pano/api/hero-sections/hero-section.schema';
import { SkeletonCards } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '../../../admin/list/bulk-bar';
import { EntityList } from '../../../admin/list/entity-list';
import { SortableCards } from '../../../admin/list/sortable-cards';
import { useList } from '../../../admin/list/use-list';
import { useRemoval } from '../../../admin/list/use-removal';
import { useSelection } from '../../../admin/list/use-selection';
import { trpc } from '../../../lib/trpc';
import { HeroSectionCard } from './hero-section-card';

export function HeroSectionListRoute() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({ sorts: ['order', 'title', '-title', '-updatedAt'], pageSize: 200 });
  const slides = trpc.heroSections.list.useQuery(list.query, { placeholderData: keepPreviousData });
  // A change counts as done once the list shows it.
  const changed = { onSuccess: () => utils.heroSections.list.invalidate() };
  const setActive = trpc.heroSections.setActive.useMutation(changed);
  const reorder = trpc.heroSections.reorder.useMutation(changed);
  const remove = trpc.heroSections.remove.useMutation(changed);
  const bulkSetActive = trpc.heroSections.bulkSetActive.useMutation(changed);
  const bulkRemove = trpc.heroSections.bulkRemove.useMutation(changed);

  const selection = useSelection(slides.data?.items);
  const removal = useRemoval<HeroSectionRecord>({
    remove: ({ id }) => remove.mutateAsync({ id }),
    question: t('heroSections.confirmRemove'),
    removed: t('heroSections.removed'),
    failed: t('heroSections.removeFailed'),
  });

  return (
    <>
      <EntityList
        title={t('heroSections.title')}
        list={list}
        query={slides}
        add={{ to: '/admin/hero-sections/new', text: t('heroSections.new') }}
        empty={t('heroSections.empty')}
        skeleton={<SkeletonCards label={t('frame.list.loading')} className="grid-cols-1" />}
        sorts={[
          { value: 'order', text: t('heroSections.sort.order') },
          { value: 'title', text: t('heroSections.sort.titleUp') },
          { value: '-title', text: t('heroSections.sort.titleDown') },
          { value: '-updatedAt', text: t('heroSections.sort.changed') },
        ]}
        bulk={
          <BulkBar
            selection={selection}
            shown={slides.data?.items.map(({ id }) => id) ?? []}
            actions={[
              { text: t('frame.bulk.activate'), run: (ids) => bulkSetActive.mutateAsync({ ids, active: true }) },
              { text: t('frame.bulk.deactivate'), run: (ids) => bulkSetActive.mutateAsync({ ids, active: false }) },
            ]}
            remove={(ids) => bulkRemove.mutateAsync({ ids })}
          />
        }
      >
        {(rows) => (
          <>
            <SortableCards
              rows={rows}
              nameOf={({ title }) => title}
              onReorder={(items) => reorder.mutateAsync({ items })}
              failed={t('heroSections.orderFailed')}
              enabled={list.inOwnOrder && rows.length === slides.data?.total}
            >
              {(slide, handles) => (
                <HeroSectionCard
                  slide={slide}
                  handles={handles}
                  selection={selection}
                  onToggle={(active) => setActive.mutateAsync({ id: slide.id, active })}
                  onRemove={() => removal.ask(slide)}
                />
              )}
            </SortableCards>
            <p className="mt-4 text-sm text-ink-3">{t('heroSections.listHint')}</p>
          </>
        )}
      </EntityList>
      {removal.dialog}
    </>
  );
}
