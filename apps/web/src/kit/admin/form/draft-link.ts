import {
  adminEnglishPath,
  adminRecordPath,
  adminScreens,
  isNewRecord,
  newRecordPrefix,
  type RecordKind,
} from '@pano/api/addresses';
import { recordKey } from '@pano/api/drafts/draft.schema';
import type { Locale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** What the address of a form for a new record calls the draft that it begins with. */
export const draftParameter = 'draft';

/** Where a draft is edited: `record` is what it calls its record. */
export function draftPath(kind: RecordKind, record: string, locale: Locale): string {
  const { list, create } = adminScreens[kind];
  if (isNewRecord(record)) return `${create ?? list}?${draftParameter}=${record}`;
  const id = Number(record) || null;
  return locale === 'en' ? adminEnglishPath(kind, id) : adminRecordPath(kind, id);
}

/** What a draft, or what is scheduled, is called: settings, which have no form each, by their kind. */
export function useDraftLabel() {
  const { t } = useTranslation('admin');
  return ({ entity, label }: { entity: RecordKind; label: string | null }, unnamed: string): string =>
    label || (adminScreens[entity].edit === null ? t(`activity.entities.${entity}.name`) : unnamed);
}

/** The person who kept a draft last; null where that was the assistant whose mark the draft has. */
export const readKeeper = ({ userName, assistant }: { userName: string | null; assistant: string | null }) =>
  assistant !== null && userName?.endsWith(assistant) ? null : userName;

/** The draft of a new record that the address names; null where it names none. */
export function useDraftRecord(): string | null {
  const record = new URLSearchParams(useLocation().search).get(draftParameter);
  return record !== null && isNewRecord(record) && recordKey.safeParse(record).success ? record : null;
}

/** The name of a record among drafts before it has a number. */
export function nameNewRecord(): string {
  // `randomUUID` is missing on a site without https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${newRecordPrefix}${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}
