import { adminScreens } from '@pano/api/addresses';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBulkActive } from '#kit/admin/list/bulk-bar.tsx';
import { SortableList } from '#kit/admin/list/sortable-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { HeroSectionCard } from './hero-section-card';

export function HeroSectionListRoute() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({ sorts: ['order', 'title', '-title', '-updatedAt'], pageSize: 200, english: 'heroSection' });
  const slides = trpc.heroSections.list.useQuery(list.query, { placeholderData: keepPreviousData });
  // A change counts as done once the list shows it.
  const changed = { onSuccess: () => utils.heroSections.list.invalidate() };
  const setActive = trpc.heroSections.setActive.useMutation(changed);
  const move = trpc.heroSections.move.useMutation(changed);
  const reorder = trpc.heroSections.reorder.useMutation(changed);
  const remove = trpc.heroSections.remove.useMutation(changed);
  const bulkSetActive = trpc.heroSections.bulkSetActive.useMutation(changed);
  const bulkRemove = trpc.heroSections.bulkRemove.useMutation(changed);

  return (
    <SortableList
      title={t('heroSections.title')}
      list={list}
      query={slides}
      add={{
        to: adminScreens.heroSection.create,
        text: t('heroSections.new'),
        object: t('heroSections.log.heroSection.bare'),
      }}
      empty={t('heroSections.empty')}
      getName={({ title }) => title}
      move={move.mutateAsync}
      reorder={reorder.mutateAsync}
      reorderFailed={t('heroSections.orderFailed')}
      bulkActions={useBulkActive(bulkSetActive.mutateAsync)}
      bulkRemove={bulkRemove.mutateAsync}
      removal={{
        remove: ({ id }) => remove.mutateAsync({ id }),
        question: t('heroSections.confirmRemove'),
        getName: ({ title }) => title,
        removed: t('heroSections.removed'),
        failed: t('heroSections.removeFailed'),
        hiding: {
          isShown: ({ active }) => active,
          hide: ({ id }) => setActive.mutateAsync({ id, active: false }),
          failed: t('heroSections.toggleFailed'),
        },
      }}
      note={<p className="mt-4 text-sm text-ink-3">{t('heroSections.listHint')}</p>}
    >
      {(slide, card) => (
        <HeroSectionCard
          {...card}
          slide={slide}
          onToggle={(active) => setActive.mutateAsync({ id: slide.id, active })}
        />
      )}
    </SortableList>
  );
}
