import { countMatches, type Database, type Db, findMatches, type Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { htmlToText } from '@pano/i18n/text/html-text';
import { LRUCache } from 'lru-cache';
import { createQueryCache } from '../services/query-cache';

type Containing = { AND?: { search: { contains: string } }[] };

/** The condition that every word of a search text occurs in the folded search column. */
export function matchWords(q: string | undefined): Containing {
  const words = splitWords(q);
  return words.length === 0 ? {} : { AND: words.map((word) => ({ search: { contains: word } })) };
}

/** Up to this many matches are listed by id in the query. With more, reading the list in its order is fast. */
const mostNamed = 500;

/** Like `matchWords`, for a large table: a rare word is found by the text index. */
export async function matchIndexedWords(
  db: Db,
  table: Prisma.ModelName,
  q: string | undefined,
): Promise<Containing & { id?: { in: number[] } }> {
  const words = splitWords(q);
  const ids = words.length === 0 ? null : await findMatches(db, table, words, mostNamed);
  return ids === null ? matchWords(q) : { ...matchWords(q), id: { in: ids } };
}

/** Bounded by the characters of the texts. */
const foldedTexts = new LRUCache<string, string>({
  maxSize: 1_000_000,
  sizeCalculation: (folded, html) => folded.length + html.length + 1,
});

/** The folded text of HTML; cached, because most saves of a record do not change its long text. */
export function foldHtml(html: string): string {
  const cached = foldedTexts.get(html);
  if (cached !== undefined) return cached;
  const folded = fold(htmlToText(html));
  foldedTexts.set(html, folded);
  return folded;
}

type Filters = { q?: string | undefined; [other: string]: unknown };

/** Counts the rows of a large table, cached until it changes. A search without filters is counted by the text index. */
export function createTotalCount(
  table: Prisma.ModelName,
  alsoTables: Prisma.ModelName[] = [],
): (db: Database, filters: Filters, count: () => Promise<number>) => Promise<number> {
  const cache = createQueryCache<number>([table, ...alsoTables]);
  return (db, { q, ...others }, count) => {
    const words = splitWords(q);
    const isOnlyText = Object.values(others).every((value) => value === undefined);
    return cache(db, JSON.stringify({ words, ...others }), async () => {
      const indexed = isOnlyText ? await countMatches(db, table, words) : null;
      return indexed ?? count();
    });
  };
}

/** The words of a search text, folded like the search column. */
const splitWords = (q: string | undefined): string[] =>
  fold(q ?? '')
    .split(' ')
    .filter(Boolean);
