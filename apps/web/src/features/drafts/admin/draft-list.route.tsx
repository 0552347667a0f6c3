import { recordKinds } from '@pano/api/addresses';
import { SkeletonTable } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '#kit/admin/list/choice-filter.tsx';
import { DaySections } from '#kit/admin/list/day-sections.tsx';
import { DraftRow, useDraftDiscard } from '#kit/admin/list/draft-row.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { EveningBars } from './evening-bar';
import { PreviewLinkList } from './preview-link-list';
import { PublishButton } from './publish-button';
import { ScheduleList } from './schedule-list';
import { useDraftPublishing } from './use-draft-publishing';
import { useEvening } from './use-evening';

/** What is written and not published, by day. */
export function DraftListRoute() {
  const { t } = useTranslation('admin');
  const list = useList({ sorts: ['-updatedAt'], filters: ['entity'] });
  const { limit, offset } = list.query;
  const kinds = trpc.drafts.kinds.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const entity = recordKinds.find((kind) => kind === list.filter('entity'));
  const drafts = trpc.drafts.list.useQuery({ limit, offset, entity }, { placeholderData: keepPreviousData });
  const { confirm, dialog } = useDraftDiscard();
  const publishing = useDraftPublishing();
  const evening = useEvening(entity, publishing);
  return (
    <>
      <EntityList
        title={t('draftLists.title')}
        intro={
          <>
            <p className="-mt-2 mb-4 text-ink-2">{t('draftLists.lead')}</p>
            <ScheduleList />
            <PreviewLinkList />
          </>
        }
        list={list}
        query={drafts}
        empty={t('draftLists.empty')}
        emptyFiltered={t('draftLists.emptyFiltered')}
        skeleton={<SkeletonTable label={t('frame.list.loading')} rows={6} columns={2} />}
        searchable={false}
        filters={
          <ChoiceFilter
            list={list}
            name="entity"
            label={t('draftLists.kind')}
            all={t('draftLists.allKinds')}
            options={(kinds.data ?? []).map((value) => ({ value, text: t(`activity.entities.${value}.name`) }))}
          />
        }
      >
        {(rows) => (
          <DaySections rows={rows} getInstant={({ updatedAt }) => updatedAt} heading="h2" className="grid gap-6">
            {(ofDay) => (
              <>
                <EveningBars ofDay={ofDay} open={evening.open} />
                <ul className="divide-y divide-line rounded-card border border-line-2 bg-surface">
                  {ofDay.map((draft) => (
                    <DraftRow
                      key={`${draft.entity} ${draft.record} ${draft.locale}`}
                      draft={draft}
                      onDiscard={confirm}
                      actions={<PublishButton draft={draft} publishing={publishing} />}
                    />
                  ))}
                </ul>
              </>
            )}
          </DaySections>
        )}
      </EntityList>
      {dialog}
      {evening.dialog}
      {publishing.dialog}
    </>
  );
}
