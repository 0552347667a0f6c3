import { type ActivityQuery, activityQuery } from '@pano/api/activity/activity.schema';
import { SkeletonTable } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DaySections } from '#kit/admin/list/day-sections.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ActivityEntry } from './activity-entry';
import { ActivityFilters } from './activity-filters';

/** Who changed what and when; every filter is kept in the address. */
export function ActivityListRoute() {
  const { t } = useTranslation('admin');
  const list = useList({ sorts: ['-at'], filters: filterNames });
  const { limit, offset, q } = list.query;
  // Others work at the same time: what they did is there as soon as one comes back to the screen.
  const entries = trpc.activity.list.useQuery(
    { limit, offset, q, ...readFilters(list.filter) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <EntityList
      title={t('activity.title')}
      intro={<p className="-mt-2 mb-4 text-ink-2">{t('activity.lead')}</p>}
      list={list}
      query={entries}
      empty={t('activity.empty')}
      skeleton={<SkeletonTable label={t('frame.list.loading')} rows={8} columns={2} />}
      filters={<ActivityFilters list={list} />}
    >
      {(rows) => (
        <DaySections rows={rows} getInstant={({ at }) => at} heading="h2" className="grid gap-6">
          {(ofDay) => (
            <ul className="divide-y divide-line rounded-card border border-line-2 bg-surface">
              {ofDay.map((entry) => (
                <ActivityEntry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </DaySections>
      )}
    </EntityList>
  );
}

export const filterNames = ['entity', 'entityId', 'action', 'userId', 'from', 'to'] as const;
type Filters = Partial<Pick<ActivityQuery, (typeof filterNames)[number]>>;

/** What the filters in an address ask for. One that the server would refuse, as of an old link, does not filter. */
export function readFilters(filter: (name: string) => string | null): Filters {
  const { shape } = activityQuery;
  const one = <T,>(schema: { safeParse: (value: unknown) => { data?: T } }, name: string) =>
    schema.safeParse(filter(name) ?? undefined).data;
  return {
    entity: one(shape.entity, 'entity'),
    entityId: one(shape.entityId, 'entityId'),
    action: one(shape.action, 'action'),
    userId: one(shape.userId, 'userId'),
    from: one(shape.from, 'from'),
    to: one(shape.to, 'to'),
  };
}
