import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { StoredAnswer } from './cache-entry';
import type { ContentVersion } from './content-version';

/** How long somebody waits for a fresh answer where an older one may stand in. */
const patienceMs = 1500;

/** Whether an older answer is better than this one. */
type IsFailure = (answer: StoredAnswer) => boolean;

/**
 * Keeps answers within a bound of bytes for as long as the content that they show stays the same. One that has to be
 * made is made once, however many wait for it.
 */
export function createAnswerMemory(version: ContentVersion, maxBytes: number) {
  const kept = new LRUCache<string, StoredAnswer>({
    maxSize: maxBytes,
    // One answer of a long list must not push out all others.
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ size }) => size,
  });
  const inMaking = new Map<string, { number: number; making: Promise<StoredAnswer> }>();
  version.onHidden(() => kept.clear());

  /** Those who come after a change do not join a making that began before it. */
  function make(key: string, produce: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    const number = version.current();
    const running = inMaking.get(key);
    if (running?.number === number) return running.making;
    const making = produce();
    const entry = { number, making };
    inMaking.set(key, entry);
    const end = () => {
      if (inMaking.get(key) === entry) inMaking.delete(key);
    };
    making.then((answer) => {
      end();
      if (answer.keep && version.isFresh(answer.version)) kept.set(key, answer);
    }, end);
    return making;
  }

  return {
    /** The answer, if it is there and fresh. */
    find: (key: string): StoredAnswer | undefined => {
      const answer = kept.get(key);
      return answer && version.isFresh(answer.version) ? answer : undefined;
    },
    /** A fresh answer; where that fails or takes too long, the last good one if it may still be shown. */
    obtain: async (key: string, produce: () => Promise<StoredAnswer>, isFailure: IsFailure): Promise<StoredAnswer> => {
      const standIn = () => {
        const old = kept.peek(key);
        return old && version.mayStandIn(old.version) ? old : undefined;
      };
      const making = make(key, produce);
      if (!standIn()) return making;
      const patience = new AbortController();
      const tooLong = wait(patienceMs, null, { signal: patience.signal });
      try {
        const answer = await Promise.race([making, tooLong]);
        if (answer && !isFailure(answer)) return answer;
      } catch (error) {
        const old = standIn();
        if (old) return old;
        throw error;
      } finally {
        patience.abort();
      }
      // Looked up again: something may have been hidden while the fresh answer was awaited.
      return standIn() ?? making;
    },
  };
}
