import { nextPublication } from '@pano/api/server';
import { type Commit, type Database, onCommit } from '@pano/db';

/** Tables that no public answer shows. A table that is not named here counts as shown. */
const unshown = new Set(
  `Activity ChangeCount ContactForm ContactMail JobRun KnownAddress RateLimit RecoveryCode SecondFactor Session
  UnsettledFile User`.split(/\s+/),
);
  let schedule: Promise<number> | undefined;
  const hidden = new Set<() => void>();

  const advance = (hides: boolean) => {
    const now = Date.now();
    endedAt.set(number, now);
    endedAt = new Map([...endedAt].filter(([, at]) => now - at < standInMs));
    number += 1;
    schedule = undefined;
    if (!hides) return;
    oldestAllowed = number;
    for (const listener of hidden) listener();
  };
  const stop = onCommit(db, ({ tables, hides }: Commit) => {
    if ([...tables].some((table) => !unshown.has(table))) advance(hides);
  });

  return {
    stop,
    /** The version of now, and until when it lasts at most. */
    now: async (): Promise<Version> => {
      const asked = number;
      if (schedule && (await schedule) <= Date.now()) schedule = undefined;
      schedule ??= nextChange(db).catch((error: unknown) => {
        schedule = undefined;
        throw error;
      });
      return { number: asked, expiresAt: Math.min(Date.now() + freshMs, await schedule) };
    },
    current: () => number,
    isFresh: (version: Version) => version.number === number && Date.now() < version.expiresAt,
    /** Whether an answer of this version may be given where a fresh one cannot be had. */
    mayStandIn: (version: Version) => {
      const ended = version.number === number ? version.expiresAt : endedAt.get(version.number);
      return version.number >= oldestAllowed && ended !== undefined && Date.now() - ended < standInMs;
    },
    /** Calls the listener whenever something may have been hidden. */
    onHidden: (listener: () => void) => hidden.add(listener),
  };
}

const nextChange = async (db: Database) => (await nextPublication(db))?.getTime() ?? Number.POSITIVE_INFINITY;
