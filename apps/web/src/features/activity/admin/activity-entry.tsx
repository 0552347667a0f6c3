import type { ActivityEntity, ActivityRecord, FieldChange } from '@pano/api/activity/activity.schema';
import { writeSentence } from '@pano/i18n/activity-words';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { buttonClass } from '@pano/ui/button';
import { ArrowRight } from 'lucide-react';
import { use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RecordPathContext } from '#kit/admin/admin-entity.ts';
import { useFieldNames } from '#kit/admin/form/field-labels.ts';
import { type LoggedProps, LoggedValue } from '#kit/admin/logged-value.tsx';
import { useLocale } from '#kit/shared/language.ts';

/** One entry: the sentence, who and from where, the way to the record, and what changed on demand. */
export function ActivityEntry({ entry }: { entry: ActivityRecord }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const sentenceId = useId();
  const { at, label, userName, userEmail, address, requestId, changes } = entry;
  const sentence = writeSentence(t, entry);
  const findRecordPath = use(RecordPathContext);
  // Sorting concerns a whole list, which is always there.
  const path =
    entry.exists || (entry.entityId === null && entry.action === 'reorder')
      ? findRecordPath(entry.entity, entry.entityId)
      : null;
  // Without a name the sentence has the address already.
  const origin = [userName && userEmail, address].filter(Boolean).join(' · ');
  return (
    <li className="grid gap-1.5 px-4 py-3 sm:px-5">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p id={sentenceId} className="font-[540]">
            {sentence}
          </p>
          <p className="text-sm text-ink-3">
            <time dateTime={at} className="tabular-nums">
              {formatShortDateTime(at, locale)}
            </time>
            {origin ? ` · ${origin}` : null}
          </p>
        </div>
        {path ? (
          <Link
            to={path}
            aria-label={t('activity.goToNamed', { name: label ?? t(`activity.entities.${entry.entity}.name`) })}
            className={buttonClass({ variant: 'ghost', size: 'sm', className: 'flex-none' })}
          >
            <span className="max-sm:hidden">{t('activity.goTo')}</span>
            <ArrowRight aria-hidden="true" />
          </Link>
        ) : null}
      </div>
      {changes.length > 0 ? (
        <details>
          <summary
            aria-describedby={sentenceId}
            className="w-fit cursor-pointer rounded-control py-1 text-sm font-[560] text-link"
          >
            {t('activity.changes', { count: changes.length })}
          </summary>
          <ActivityChanges entity={entry.entity} changes={changes} />
          {requestId ? <p className="mt-2 text-xs text-ink-3">{t('activity.requestId', { id: requestId })}</p> : null}
        </details>
      ) : null}
    </li>
  );
}

/** What changed, field by field: as it was and as it is. */
function ActivityChanges({ entity, changes }: { entity: ActivityEntity; changes: readonly FieldChange[] }) {
  const { t } = useTranslation('admin');
  const nameField = useFieldNames(entity);
  // Of a record that was added or deleted there is one side only.
  const added = changes.every(({ before }) => before === null);
  const deleted = changes.every(({ after }) => after === null);
  return (
    <dl className="mt-1.5 grid gap-3">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-1.5">
          <dt className="text-sm font-[600]">{nameField(field)}</dt>
          <dd className="grid gap-2 sm:grid-cols-2">
            {added ? null : <Side term={t('activity.before')} entity={entity} field={field} value={before} />}
            {deleted ? null : <Side term={t('activity.after')} entity={entity} field={field} value={after} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Side({ term, ...logged }: { term: string } & LoggedProps) {
  return (
    <div className="min-w-0 rounded-control border border-line-2 bg-surface-2 px-3 py-2 text-sm">
      <span className="block text-xs font-[600] text-ink-3">{term}</span>
      <span className="block max-h-52 overflow-y-auto whitespace-pre-wrap">
        <LoggedValue {...logged} />
      </span>
    </div>
  );
}
