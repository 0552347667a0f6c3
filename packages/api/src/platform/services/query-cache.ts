import { type Database, everyTable, onCommit, type Prisma } from '@pano/db';
import { LRUCache } from 'lru-cache';

/** How many answers one question keeps; one takes some hundred bytes. */
const most = 200;

/** Gives what asking gave before, as long as it is good; `key` is what tells it from others. */
type Remembered<T> = (db: Database, key: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Keeps what was read until one of these tables is written to, by whatever process; of others one learns within
 * a second. What depends on the clock has no place here, and nothing is kept of what is not there.
 * @param tables also those whose deletion changes a read one by itself
 */
export function createRemembered<T>(tables: Prisma.ModelName[]): Remembered<T> {
  const memories = new WeakMap<Database, ReturnType<typeof createMemory<T>>>();
  return async (db, key, ask) => {
    const memory = memories.get(db) ?? createMemory<T>(db, tables);
    memories.set(db, memory);
    const found = memory.kept.get(key);
    if (found) return found.value;
    const version = memory.version();
    const value = await ask();
    // What was written meanwhile may or may not be in it.
    if (value !== null && version === memory.version()) memory.kept.set(key, { value });
    return value;
  };
}

function createMemory<T>(db: Database, tables: Prisma.ModelName[]) {
  const kept = new LRUCache<string, { value: T }>({ max: most });
  let version = 0;
  onCommit(db, ({ tables: written }) => {
    if (![everyTable, ...tables].some((table) => written.has(table))) return;
    version += 1;
    kept.clear();
  });
  return { kept, version: () => version };
}
