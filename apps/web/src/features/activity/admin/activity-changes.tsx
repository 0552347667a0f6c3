import type { ActivityEntity, ActivityValue, FieldChange } from '@pano/api/activity/activity.schema';
import { formatDateTime } from '@pano/i18n/text/dates';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/use-locale.ts';
import { useFieldLabel } from './use-field-label';

/** What changed, field by field: as it was and as it is. */
export function ActivityChanges({ entity, changes }: { entity: ActivityEntity; changes: readonly FieldChange[] }) {
  const { t } = useTranslation('admin');
  const labelOf = useFieldLabel();
  // Of a record that was added or deleted there is one side only.
  const added = changes.every(({ before }) => before === null);
  const deleted = changes.every(({ after }) => after === null);
  return (
    <dl className="mt-1.5 grid gap-3">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-1.5">
          <dt className="text-sm font-[600]">{labelOf(entity, field)}</dt>
          <dd className="grid gap-2 sm:grid-cols-2">
            {added ? null : <Side term={t('activity.before')} value={before} />}
            {deleted ? null : <Side term={t('activity.after')} value={after} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Side({ term, value }: { term: string; value: ActivityValue }) {
  return (
    <div className="min-w-0 rounded-control border border-line-2 bg-surface-2 px-3 py-2 text-sm">
      <span className="block text-xs font-[600] text-ink-3">{term}</span>
      <span className="block max-h-52 overflow-y-auto whitespace-pre-wrap">
        <Value value={value} />
      </span>
    </div>
  );
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text);

function Value({ value }: { value: ActivityValue }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  if (value === null) return <span className="text-ink-3">{t('frame.conflict.nothing')}</span>;
  if (typeof value === 'boolean') return value ? t('frame.confirm.yes') : t('frame.confirm.no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return isInstant(value) ? formatDateTime(value, locale) : value;
  const { text, length } = value;
  return (
    <>
      {text} <span className="text-ink-3">({t('activity.length', { count: length })})</span>
    </>
  );
}
