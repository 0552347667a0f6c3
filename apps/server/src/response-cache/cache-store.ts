import { LRUCache } from 'lru-cache';
import type { CacheEntry } from './cache-entry';
import type { ContentVersion } from './content-version';

/** Whether a stale entry is better than this one. */
type IsFailure = (entry: CacheEntry) => boolean;

/**
 * Keeps responses within a bound of bytes for as long as the content that they show stays the same. A missing one is
 * produced once however many requests wait for it (single flight).
 */
export function createCacheStore(version: ContentVersion, maxBytes: number) {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    // One response of a long list must not evict all others.
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ size }) => size,
  });
  /** Of all lists that differ only in a limit beyond their end, the key of the one that is stored. */
  const beyondEnd = new LRUCache<string, string>({ max: 1000 });
  const inFlight = new Map<string, { number: number; producing: Promise<CacheEntry> }>();
  version.onUnpublish(() => entries.clear());

  function store(key: string, entry: CacheEntry): void {
    entries.set(key, entry);
    if (!entry.isBeyondEnd) return;
    const list = key.replace(/"limit":\d+/g, '"limit":null');
    const stored = beyondEnd.get(list);
    if (stored !== undefined && stored !== key) entries.delete(stored);
    beyondEnd.set(list, key);
  }

  /** Single flight for one version of the content: requests after a change do not join what began before it. */
  function produceOnce(key: string, produce: () => Promise<CacheEntry>): Promise<CacheEntry> {
    const number = version.current();
    const running = inFlight.get(key);
    if (running?.number === number) return running.producing;
    const producing = produce();
    const flight = { number, producing };
    inFlight.set(key, flight);
    const end = () => {
      if (inFlight.get(key) === flight) inFlight.delete(key);
    };
    producing.then((entry) => {
      end();
      if (entry.cacheable && version.isFresh(entry.version)) store(key, entry);
    }, end);
    return producing;
  }

  return {
    /** Stores an entry that is served again without being cacheable for anybody else. */
    keep: (key: string, entry: CacheEntry): void => {
      if (version.isFresh(entry.version)) entries.set(key, entry);
    },
    /** The entry, if there is a fresh one. */
    get: (key: string): CacheEntry | undefined => {
      const entry = entries.get(key);
      return entry && version.isFresh(entry.version) ? entry : undefined;
    },
    /** A fresh entry, however long producing it takes; where that fails, the last good one if it may still be served. */
    load: async (key: string, produce: () => Promise<CacheEntry>, isFailure: IsFailure): Promise<CacheEntry> => {
      const findStale = () => {
        const entry = entries.peek(key);
        return entry?.cacheable && version.mayServeStale(entry.version) ? entry : undefined;
      };
      try {
        const entry = await produceOnce(key, produce);
        return isFailure(entry) ? (findStale() ?? entry) : entry;
      } catch (error) {
        const stale = findStale();
        if (stale) return stale;
        throw error;
      }
    },
  };
}
