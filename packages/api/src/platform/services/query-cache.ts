import { type Database, everyTable, onCommit, type Prisma } from '@pano/db';
import { LRUCache } from 'lru-cache';

/** Entries of one cache; each takes some hundred bytes. */
const maxEntries = 200;

/** Returns the cached value of `key`, or loads and caches it. */
type QueryCache<T> = (db: Database, key: string, load: () => Promise<T>) => Promise<T>;

/**
 * Caches query results until one of the tables is written to, by any process; writes of other processes take effect
 * within a second. Not for results that depend on the clock; null is never cached.
 * @param tables the tables that are read, and those whose deletions cascade to them
 */
export function createQueryCache<T>(tables: Prisma.ModelName[]): QueryCache<T> {
  const caches = new WeakMap<Database, ReturnType<typeof createEntries<T>>>();
  return async (db, key, load) => {
    const cache = caches.get(db) ?? createEntries<T>(db, tables);
    caches.set(db, cache);
    const entry = cache.entries.get(key);
    if (entry) return entry.value;
    const version = cache.version();
    const value = await load();
    // A write that was committed while loading may be missing in the value.
    if (value !== null && version === cache.version()) cache.entries.set(key, { value });
    return value;
  };
}

function createEntries<T>(db: Database, tables: Prisma.ModelName[]) {
  const entries = new LRUCache<string, { value: T }>({ max: maxEntries });
  let version = 0;
  onCommit(db, ({ tables: written }) => {
    if (![everyTable, ...tables].some((table) => written.has(table))) return;
    version += 1;
    entries.clear();
  });
  return { entries, version: () => version };
}
