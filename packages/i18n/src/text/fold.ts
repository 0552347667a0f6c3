import { toInvariantLowerCase, toPlainLatin } from './latin';

/**
 * For search: `şarj`, `ŞARJ` and `sarj` fold to the same text. The stored column and the query must
 * both go through here.
 */
export function fold(text: string): string {
  return toPlainLatin(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * For finding duplicates of keywords and e-mails: case and spacing do not count, accents and signs do.
 * Only for comparing; mail goes to the address as it was stored, since `ı` and `i` fold together.
 */
export function foldKey(text: string): string {
  return toInvariantLowerCase(text).replace(/\s+/g, ' ').trim();
}

const turkish = new Intl.Collator('tr');

/** Alphabetical order for people: `ç` after `c`, `ı` before `i`. */
export function compareTurkish(a: string, b: string): number {
  return turkish.compare(a, b);
}
