import { changesContent, nextPublication, nextSpecialMoment } from '@pano/api/server';
import { type Commit, type Database, onCommit } from '@pano/db';

/** How long after a change a stale entry may be served where a fresh one cannot be produced. */
const maxStaleMs = 5 * 60_000;
/** Whatever depends on the clock alone, as the year in the footer, is produced anew after this time. */
const maxAgeMs = 10 * 60_000;

export type Version = { number: number; expiresAt: number };

export type ContentVersion = ReturnType<typeof trackContentVersion>;

/**
 * Numbers the versions of the public content: each commit that writes to it makes another, as does the moment for which
 * an article is scheduled, and the midnight at which a special day comes into sight or has passed.
 */
export function trackContentVersion(db: Database) {
  let number = 1;
  /** Entries of older versions may not even be served stale: something was unpublished since. */
  let oldestServed = 1;
  /** Chronological, as a map keeps the order of insertion. */
  const endedAt = new Map<number, number>();
  let nextChange: Promise<number> | undefined;
  const unpublishListeners = new Set<() => void>();

  const advance = (mayUnpublish: boolean) => {
    const now = Date.now();
    endedAt.set(number, now);
    for (const [version, at] of endedAt) {
      if (now - at < maxStaleMs) break;
      endedAt.delete(version);
    }
    number += 1;
    nextChange = undefined;
    if (!mayUnpublish) return;
    oldestServed = number;
    for (const listener of unpublishListeners) listener();
  };
  onCommit(db, ({ tables, mayUnpublish }: Commit) => {
    if (changesContent(tables)) advance(mayUnpublish);
  });

  return {
    /** The present version, and until when it lasts at most. */
    now: async (): Promise<Version> => {
      const asked = number;
      if (nextChange && (await nextChange) <= Date.now()) nextChange = undefined;
      nextChange ??= findNextChange(db).catch((error: unknown) => {
        nextChange = undefined;
        throw error;
      });
      return { number: asked, expiresAt: Math.min(Date.now() + maxAgeMs, await nextChange) };
    },
    current: () => number,
    isFresh: (version: Version) => version.number === number && Date.now() < version.expiresAt,
    mayServeStale: (version: Version) => {
      const ended = version.number === number ? version.expiresAt : endedAt.get(version.number);
      return version.number >= oldestServed && ended !== undefined && Date.now() - ended < maxStaleMs;
    },
    /** Calls the listener whenever something may have been unpublished. */
    onUnpublish: (listener: () => void) => unpublishListeners.add(listener),
  };
}

async function findNextChange(db: Database): Promise<number> {
  const moments = await Promise.all([nextPublication(db), nextSpecialMoment(db)]);
  return Math.min(...moments.map((moment) => moment?.getTime() ?? Number.POSITIVE_INFINITY));
}
