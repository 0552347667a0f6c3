import { useTranslation } from 'react-i18next';
import { useDraftLabel } from '#kit/admin/form/draft-link.ts';
import { CancelButton, RetryButton, useScheduleWords } from '#kit/admin/form/schedule/schedule-notice.tsx';
import { useDraftName } from '#kit/admin/list/draft-row.tsx';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { DocumentList } from './document-list';

/** What is scheduled, the next first. */
export function ScheduleList() {
  const { t } = useTranslation('admin');
  const words = useScheduleWords();
  const labelOf = useDraftLabel();
  const nameOf = useDraftName();
  const { client } = trpc.useUtils();
  const { data: schedules } = useAllRecords(trpc.schedules.list, client.schedules.list.query);
  return (
    <DocumentList
      title={t('schedules.box')}
      rows={schedules}
      describe={(schedule) => {
        const { entity, record, locale, action, failure } = schedule;
        const name = t(`schedules.named.${action}`, { name: nameOf(schedule) });
        return {
          key: `${entity} ${record} ${locale} ${action}`,
          label: labelOf(schedule, t('draftLists.unnamed')),
          text: <p className={failure === null ? 'text-sm' : 'text-sm text-err'}>{words(schedule)}</p>,
          buttons: (
            <>
              {failure === null ? null : <RetryButton schedule={schedule} name={name} />}
              <CancelButton of={{ entity, record, locale, action }} name={name} />
            </>
          ),
        };
      }}
    />
  );
}
