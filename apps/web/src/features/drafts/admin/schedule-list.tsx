import { adminPages } from '@pano/api/addresses';
import { Box } from '@pano/ui/card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { draftPath, useDraftLabel } from '#kit/admin/form/draft-link.ts';
import { CancelButton, RetryButton, useScheduleWords } from '#kit/admin/form/schedule/schedule-notice.tsx';
import { useDraftName } from '#kit/admin/list/draft-row.tsx';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** What is scheduled, the next first; nothing where nothing is. */
export function ScheduleList() {
  const { t } = useTranslation('admin');
  const words = useScheduleWords();
  const labelOf = useDraftLabel();
  const nameOf = useDraftName();
  const { client } = trpc.useUtils();
  const { data: schedules } = useAllRecords(trpc.schedules.list, client.schedules.list.query);
  if (!schedules?.length) return null;
  return (
    <Box title={t('schedules.box')} padded={false} className="mb-6">
      <ul className="divide-y divide-line">
        {schedules.map((schedule) => {
          const { entity, record, locale, action, failure } = schedule;
          const name = t(`schedules.named.${action}`, { name: nameOf(schedule) });
          return (
            <li
              key={`${entity} ${record} ${locale} ${action}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2"
            >
              <div className="grid min-w-0 flex-[1_1_12rem]">
                <p>
                  <Link
                    to={draftPath(entity, record, locale)}
                    state={{ returnTo: adminPages.drafts }}
                    className="link inline-flex min-h-8 items-center font-[540] wrap-anywhere"
                  >
                    {labelOf(schedule, t('draftLists.unnamed'))}
                  </Link>
                </p>
                <p className="text-sm text-ink-3">
                  {t(`activity.entities.${entity}.name`)}
                  {locale === 'en' ? ` · ${t('english.english')}` : null}
                </p>
                <p className={failure === null ? 'text-sm' : 'text-sm text-err'}>{words(schedule)}</p>
              </div>
              {failure === null ? null : <RetryButton schedule={schedule} name={name} />}
              <CancelButton of={{ entity, record, locale, action }} name={name} />
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
