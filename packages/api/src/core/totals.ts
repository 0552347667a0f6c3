import { countMatches, type Database, everyTable, onCommit, type Prisma, type SearchedTable } from '@pano/db';
import { LRUCache } from 'lru-cache';
import { wordsOf } from './searching';

/** How many numbers one list keeps; one takes some hundred bytes. */
const most = 200;

/** Gives what counting gave before, as long as it is good; `filters` is what tells it from others. */
type Counts<T> = (db: Database, filters: object, count: () => Promise<T>) => Promise<T>;

/**
 * Keeps what was counted until one of these tables is written to, by whatever process. What depends on the clock has
 * no place here.
 * @param tables also those whose deletion changes a counted one by itself
 */
export function createCounts<T extends NonNullable<unknown>>(tables: Prisma.ModelName[]): Counts<T> {
  const memories = new WeakMap<Database, ReturnType<typeof createMemory<T>>>();
  return async (db, filters, count) => {
    const memory = memories.get(db) ?? createMemory<T>(db, tables);
    memories.set(db, memory);
    const key = JSON.stringify(filters);
    const found = memory.kept.get(key);
    if (found !== undefined) return found;
    const version = memory.version();
    const value = await count();
    // What was written meanwhile may or may not be in it.
    if (version === memory.version()) memory.kept.set(key, value);
    return value;
  };
}

function createMemory<T extends NonNullable<unknown>>(db: Database, tables: Prisma.ModelName[]) {
  const kept = new LRUCache<string, T>({ max: most });
  let version = 0;
  onCommit(db, ({ tables: written }) => {
    if (![everyTable, ...tables].some((table) => written.has(table))) return;
    version += 1;
    kept.clear();
  });
  return { kept, version: () => version };
}

type Filters = { q?: string | undefined; [other: string]: unknown };

/** How many rows of a large table a list has in all. A search text alone is counted by its index. */
export function createTotals(
  table: SearchedTable,
  alsoTables: Prisma.ModelName[] = [],
): (db: Database, filters: Filters, count: () => Promise<number>) => Promise<number> {
  const counts = createCounts<number>([table, ...alsoTables]);
  return (db, { q, ...others }, count) => {
    const words = wordsOf(q);
    const isOnlyText = Object.values(others).every((value) => value === undefined);
    return counts(db, { words, ...others }, async () => {
      const indexed = isOnlyText ? await countMatches(db, table, words) : null;
      return indexed ?? count();
    });
  };
}
