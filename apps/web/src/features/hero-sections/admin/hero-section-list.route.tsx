import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useActivity, useOrderedChanges } from '#kit/admin/list/record-changes.ts';
import { SortableList } from '#kit/admin/list/sortable-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { HeroSectionCard } from './hero-section-card';

export function HeroSectionListRoute() {
  const { t } = useTranslation('admin');
  const { invalidate } = trpc.useUtils().heroSections.list;
  const list = useList({
    sorts: ['order', 'title', '-title', '-updatedAt'],
    pageSize: 200,
    kind: 'heroSection',
    english: true,
  });
  const slides = trpc.heroSections.list.useQuery(list.query, { placeholderData: keepPreviousData });
  const activity = useActivity(trpc.heroSections, invalidate, t('heroSections.toggleFailed'));
  return (
    <SortableList
      kind="heroSection"
      plural="heroSections"
      object={t('heroSections.log.heroSection.bare')}
      list={list}
      query={slides}
      getName={({ title }) => title}
      changes={useOrderedChanges(trpc.heroSections, invalidate)}
      reorderFailed={t('heroSections.orderFailed')}
      states={[activity]}
      note={<p className="mt-4 text-sm text-ink-3">{t('heroSections.listHint')}</p>}
    >
      {(slide, card) => <HeroSectionCard {...card} slide={slide} activity={activity.of(slide)} />}
    </SortableList>
  );
}
