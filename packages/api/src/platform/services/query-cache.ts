import { type Database, everyTable, onCommit, type Prisma } from '@pano/db';
import { LRUCache } from 'lru-cache';

/** Tables that no public response shows. A table that is not named here counts as shown. */
const privateTables: ReadonlySet<string> = new Set(
  `Activity ApiToken ChangeCount ContactForm ContactMail Draft FormerPicture JobRun KnownAddress KnownDevice LeadEvent LeadPhoto PasswordReset
  PreviewLink RateLimit RecoveryCode RetentionCheck Revision Schedule SecondFactor Session Tally Trash UnsettledFile User`.split(
    /\s+/,
  ),
);

/** Whether a commit wrote to a table that public pages may show. */
export const changesContent = (tables: ReadonlySet<string>): boolean =>
  [...tables].some((table) => !privateTables.has(table));

/** Entries of one cache; each takes some hundred bytes. */
const maxEntries = 200;

/** Returns the cached value of `key`, or loads and caches it. */
type QueryCache<T> = (db: Database, key: string, load: () => Promise<T>) => Promise<T>;

/**
 * Caches query results until one of the tables is written to, by any process; writes of other processes take effect
 * within a second. Not for results that depend on the clock, unless `isCurrent` says which still hold; null is never cached.
 * @param tables the tables that are read, and those whose deletions cascade to them; `content` stands for all that public
 * pages may show
 */
export function createQueryCache<T>(
  tables: Prisma.ModelName[] | 'content',
  isCurrent: (value: T) => boolean = () => true,
): QueryCache<T> {
  const caches = new WeakMap<Database, ReturnType<typeof createEntries<T>>>();
  return async (db, key, load) => {
    const cache = caches.get(db) ?? createEntries<T>(db, tables);
    caches.set(db, cache);
    const entry = cache.entries.get(key);
    if (entry && isCurrent(entry.value)) return entry.value;
    const version = cache.version();
    const value = await load();
    // A write that was committed while loading may be missing in the value.
    if (value !== null && version === cache.version()) cache.entries.set(key, { value });
    return value;
  };
}

/** Caches when something changes by itself next, until that moment or until one of the tables is written to. */
export function createMomentCache(tables: Prisma.ModelName[]) {
  const moments = createQueryCache<{ next: Date | null }>(tables, ({ next }) => next === null || next > new Date());
  return async (db: Database, find: () => Promise<Date | null>): Promise<Date | null> =>
    (await moments(db, 'next', async () => ({ next: await find() }))).next;
}

function createEntries<T>(db: Database, tables: Prisma.ModelName[] | 'content') {
  const isRead = (written: ReadonlySet<string>) =>
    tables === 'content' ? changesContent(written) : [everyTable, ...tables].some((table) => written.has(table));
  const entries = new LRUCache<string, { value: T }>({ max: maxEntries });
  let version = 0;
  onCommit(db, ({ tables: written }) => {
    if (!isRead(written)) return;
    version += 1;
    entries.clear();
  });
  return { entries, version: () => version };
}
