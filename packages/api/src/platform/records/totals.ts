import { countMatches, type Database, type Prisma, type SearchedTable } from '@pano/db';
import { createRemembered } from '../services/query-cache';
import { wordsOf } from './search';

type Filters = { q?: string | undefined; [other: string]: unknown };

/** How many rows of a large table a list has in all. A search text alone is counted by its index. */
export function createTotals(
  table: SearchedTable,
  alsoTables: Prisma.ModelName[] = [],
): (db: Database, filters: Filters, count: () => Promise<number>) => Promise<number> {
  const remembered = createRemembered<number>([table, ...alsoTables]);
  return (db, { q, ...others }, count) => {
    const words = wordsOf(q);
    const isOnlyText = Object.values(others).every((value) => value === undefined);
    return remembered(db, JSON.stringify({ words, ...others }), async () => {
      const indexed = isOnlyText ? await countMatches(db, table, words) : null;
      return indexed ?? count();
    });
  };
}
