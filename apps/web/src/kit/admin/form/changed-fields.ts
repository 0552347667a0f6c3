import { htmlToText } from '@pano/i18n/text/html-text';
import { useTranslation } from 'react-i18next';
import type { ChangedField } from './conflict-dialog';

/** Labels of the fields that are compared when two people edit, under the fields' names. */
export type FieldLabels<Values> = Partial<Record<keyof Values & string, string>>;

/** Says a value in words where the plain value would not do, such as the name of a category; undefined leaves it. */
export type ShowValue = (name: string, value: unknown) => string | undefined;

/** The fields in which two versions differ, both sides in words. */
export function useChangedFields<Values extends object>(labels: FieldLabels<Values>, show: ShowValue | undefined) {
  const { t } = useTranslation('admin');
  const inWords = (name: string, value: unknown): string => {
    const shown = show?.(name, value);
    if (shown !== undefined) return shown;
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return value ? t('frame.confirm.yes') : t('frame.confirm.no');
    if (typeof value === 'string') return /<\/?[a-z]/i.test(value) ? htmlToText(value) : value;
    return Array.isArray(value) ? value.join(', ') : String(value);
  };
  return (mine: Values, theirs: Values): ChangedField[] => {
    const other = new Map<string, unknown>(Object.entries(theirs));
    const own = new Map<string, unknown>(Object.entries(mine));
    return Object.entries<string | undefined>(labels)
      .filter(([name]) => comparable(own.get(name)) !== comparable(other.get(name)))
      .map(([name, label]) => ({
        label: label ?? name,
        mine: inWords(name, own.get(name)),
        theirs: inWords(name, other.get(name)),
      }));
  };
}

/** An emptied text is stored as null and may stand in the form as an empty string. */
const comparable = (value: unknown): string => JSON.stringify(value || (value === 0 || value === false ? value : null));
