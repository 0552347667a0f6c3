import { countMatches, type Database, type Db, findMatches, type Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { createQueryCache } from '../services/query-cache';

type Containing = { AND?: { search: { contains: string } }[] };

/** The condition that every word of a search text occurs in the folded search column. */
export function matchWords(q: string | undefined): Containing {
  const words = splitWords(q);
  return words.length === 0 ? {} : { AND: words.map((word) => ({ search: { contains: word } })) };
}

/** Up to so many matches are named by id in the query. Of more, reading the list in its order finds the first page soon. */
const mostNamed = 500;

/** As `matchWords`, for a table with so many rows that its text index has to find a word that few of them have. */
export async function matchIndexedWords(
  db: Db,
  table: Prisma.ModelName,
  q: string | undefined,
): Promise<Containing & { id?: { in: number[] } }> {
  const words = splitWords(q);
  const ids = words.length === 0 ? null : await findMatches(db, table, words, mostNamed);
  return ids === null ? matchWords(q) : { ...matchWords(q), id: { in: ids } };
}

type Filters = { q?: string | undefined; [other: string]: unknown };

/** Counts all rows of a list of a large table, cached until the table changes. A search text alone is counted by its index. */
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

/** The words of a search text, spelled as in the search column. */
const splitWords = (q: string | undefined): string[] =>
  fold(q ?? '')
    .split(' ')
    .filter(Boolean);
