import { nextPublication } from '@pano/api/server';
import { type Commit, type Database, onCommit } from '@pano/db';

/** Tables that no public answer shows. A table that is not named here counts as shown. */
const unshown = new Set(
  `Activity ChangeCount ContactForm ContactMail JobRun KnownAddress RateLimit RecoveryCode SecondFactor Session
  UnsettledFile User`.split(/\s+/),
);

/** How long what was good before a change may stand in for an answer that cannot be had. */
const standInMs = 5 * 60_000;
/** Whatever depends on the clock alone, as the year in the footer, is looked at again after this time. */
const freshMs = 10 * 60_000;
export type Version = { number: number; expiresAt: number };

export type ContentVersion = ReturnType<typeof followContent>;

/**
 * Counts the versions of the public content: each commit that touches it makes another, as does the moment for which an
 * article is scheduled.
 */
export function followContent(db: Database) {
  let number = 1;
  /** Nothing older may be shown, not even for want of better: something was hidden since. */
  let oldestAllowed = 1;
  let endedAt = new Map<number, number>();
  let schedule: Promise<number> | undefined;
  const hidden = new Set<() => void>();

  const advance = (mayUnpublish: boolean) => {
    const now = Date.now();
    endedAt.set(number, now);
    endedAt = new Map([...endedAt].filter(([, at]) => now - at < standInMs));
    number += 1;
    schedule = undefined;
    if (!mayUnpublish) return;
    oldestAllowed = number;
    for (const listener of hidden) listener();
  };
  const stop = onCommit(db, ({ tables, mayUnpublish }: Commit) => {
    if ([...tables].some((table) => !unshown.has(table))) advance(mayUnpublish);
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
