import { htmlToText } from '@pano/i18n/text/html-text';
import { matchPhones } from '@pano/i18n/text/phone-numbers';
import type { FieldChange } from './activity.schema';

/** Web addresses, what a link writes to or calls, and files that it hands out. */
const links = /(?:\b(?:https?:\/\/|mailto:|tel:)|(?<=href=")\/uploads\/)[^\s"'<>\\]+/giu;
/** Mail addresses and account numbers (IBAN). */
const written =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\b[A-Z]{2}\d{2}(?:[ \u00a0]?[\dA-Z]{4}){3,7}(?:[ \u00a0]?[\dA-Z]{1,3})?\b/gu;

/** What somebody is reached or paid by, anywhere in a text or in HTML. */
function findContacts(text: string): string[] {
  const plain = htmlToText(text).replaceAll(links, ' ');
  return [
    ...[...text.matchAll(links)].map(([link]) => link.replace(/^(?:mailto|tel):/i, '')),
    ...[...plain.matchAll(written)].map(([address]) => address),
    ...matchPhones(plain).map(({ e164 }) => e164),
  ];
}

/** What a text says of how to reach or to pay somebody, and what it said before, where that differs. */
export function compareContacts(before: string, after: string): { before: string[]; after: string[] } | null {
  const [was, is] = cutToDifference(before, after).map((text) => new Set(findContacts(text)));
  if (!was || !is) return null;
  const gone = [...was].filter((contact) => !is.has(contact));
  const added = [...is].filter((contact) => !was.has(contact));
  return gone.length + added.length > 0 ? { before: gone, after: added } : null;
}

/** Longer than any contact: one that is cut off at an end is the same in both texts. */
const margin = 300;

/** Two texts without what they begin and end with alike, which most of a long text is. */
function cutToDifference(before: string, after: string): [string, string] {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const cut = (text: string) => text.slice(Math.max(0, start - margin), text.length - Math.max(0, end - margin));
  return [cut(before), cut(after)];
}

/** The part of a long text that the log has whole: of the text itself it stores where that begins to differ. */
export const contactsSuffix = '.contacts';

/**
 * Whether the owner is told of a change by an API token: of a field that is marked, and of contacts in any text.
 * @param marked the fields of the entity that are marked (`reported`)
 */
export function isReported(marked: readonly string[], { field, before, after }: FieldChange): boolean {
  const [name = ''] = field.replace(/^en\.(?=.)/, '').split('.');
  if (marked.includes(name) || field.endsWith(contactsSuffix)) return true;
  const [was, is] = [before, after].map((value) => (isText(value) ? value : ''));
  return compareContacts(was ?? '', is ?? '') !== null;
}

/** A text with several words: what is nothing but an address is a field of its own, which is marked or has a reason. */
const isText = (value: FieldChange['after']): value is string => typeof value === 'string' && /\S\s+\S/.test(value);
