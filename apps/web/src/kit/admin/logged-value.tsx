import type { ActivityEntity, ActivityValue } from '@pano/api/activity/activity.schema';
import { nameValues } from '@pano/i18n/activity-words';
import { formatDateTime } from '@pano/i18n/text/dates';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../shared/language';

export type LoggedProps = { entity: ActivityEntity; field: string; value: ActivityValue };

/** The value of a field as the activity log and the trash have it, in words. */
export function LoggedValue({ entity, field, value }: LoggedProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  if (value === null) return <span className="text-ink-3">{t('frame.conflict.nothing')}</span>;
  if (typeof value === 'boolean') return value ? t('frame.confirm.yes') : t('frame.confirm.no');
  // People count places from 1.
  if (typeof value === 'number') return String(field === 'order' ? value + 1 : value);
  if (typeof value === 'string') return isInstant(value) ? formatDateTime(value, locale) : nameValues(t, entity, value);
  const { text, length } = value;
  return (
    <>
      {text} <span className="text-ink-3">({t('activity.length', { count: length })})</span>
    </>
  );
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text);
