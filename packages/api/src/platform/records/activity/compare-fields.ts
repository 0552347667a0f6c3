import { htmlToText } from '@pano/i18n/text/html-text';
import type { ActivityValue, FieldChange } from './activity.schema';
import { compareContacts, contactsSuffix } from './reported';

type Fields = Record<string, unknown>;

/**
 * The fields in which two states of a record differ. For a record that is new or deleted, one of the states is null.
 * Texts in two languages count as two fields, `slogan.tr` and `slogan.en`; long texts are cut to the part that differs,
 * and what differs in the addresses and numbers that they name is a field of its own, `content.contacts`.
 */
export function compareFields(before: Fields | null, after: Fields | null): FieldChange[] {
  const [old, now] = [flatten(before ?? {}), flatten(after ?? {})];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].flatMap((field) => {
    const [was, is] = [old[field] ?? null, now[field] ?? null];
    return was === is ? [] : [{ field, ...describeValues(was, is) }, ...describeContacts(field, was, is)];
  });
}

/** Fields that nobody edits; when and by whom a record was changed is in the entry itself. */
const managedFields = new Set(['id', 'version', 'createdAt', 'updatedAt', 'search', 'sortKey']);
/** Fields with such a name are never logged, also those that are added later. */
const secret = /password|secret|token|hash|totp|recovery|session|credential|authorization|apikey/i;

type Scalar = string | number | boolean;

function flatten(fields: Fields): Record<string, Scalar> {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, Scalar][] => {
    if (managedFields.has(name) || secret.test(name) || value === null || value === undefined || value === '')
      return [];
    if (isScalar(value)) return [[name, value]];
    if (Array.isArray(value)) return value.length > 0 ? [[name, joinItems(value)]] : [];
    const inner = flatten(Object.fromEntries(Object.entries(value)));
    return Object.entries(inner).map(([key, scalar]) => [`${name}.${key}`, scalar]);
  });
  return Object.fromEntries(entries);
}

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** A list in one line: its texts as they are, its objects by their values. */
function joinItems(items: unknown[]): string {
  const texts = items.map((item) => {
    if (isScalar(item)) return String(item);
    if (Array.isArray(item)) return joinItems(item);
    return Object.values(flatten(Object.fromEntries(Object.entries(item ?? {})))).join(' ');
  });
  return texts.join(', ');
}

/** Longest text that an entry stores completely. */
const longest = 240;
/** Characters of context before the first difference. */
const leadIn = 60;

function describeValues(was: Scalar | null, is: Scalar | null): Pick<FieldChange, 'before' | 'after'> {
  if (!isLong(was) && !isLong(is)) return { before: was, after: is };
  const [old, now] = [plain(was), plain(is)];
  // Where only the markup changed, the markup is shown.
  return old === now ? cutToDifference(was, is) : cutToDifference(old, now);
}

function describeContacts(field: string, was: Scalar | null, is: Scalar | null): FieldChange[] {
  if (!isLong(was) && !isLong(is)) return [];
  const contacts = compareContacts(String(was ?? ''), String(is ?? ''));
  if (!contacts) return [];
  const [before, after] = [contacts.before, contacts.after].map((list) => list.join(', ') || null);
  return [{ field: `${field}${contactsSuffix}`, ...describeValues(before ?? null, after ?? null) }];
}

const isLong = (value: Scalar | null) => typeof value === 'string' && (value.length > longest || value.startsWith('<'));
const plain = (value: Scalar | null) =>
  typeof value === 'string' && value.startsWith('<') ? htmlToText(value) : value;

function cutToDifference(was: Scalar | null, is: Scalar | null): Pick<FieldChange, 'before' | 'after'> {
  const start = Math.max(0, firstDifference(String(was ?? ''), String(is ?? '')) - leadIn);
  return { before: excerptFrom(was, start), after: excerptFrom(is, start) };
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

function excerptFrom(value: Scalar | null, start: number): ActivityValue {
  if (typeof value !== 'string' || value.length <= longest) return value;
  // A text that ends before the difference shows its end.
  const from = Math.min(start, value.length - longest);
  const text = value.slice(from, from + longest).toWellFormed();
  return { text: `${from > 0 ? '…' : ''}${text}${from + longest < value.length ? '…' : ''}`, length: value.length };
}
