import { addTallies, type Database } from '@pano/db';
import { istanbulMidnight } from '@pano/i18n/text/istanbul-time';
import type { Logger } from 'pino';
import { nameDay } from '#leads/figure-period';
import type { CountedEvent, VisitCounter } from '#platform/services/visit-counter';
import { otherPages } from './tally.schema';
import { namedSources, otherSource } from './visit-source.schema';

type Tally = CountedEvent & { day: string; count: number };

/** What a kill of the process may lose. */
const flushMs = 10_000;
/** Different counts in memory. Beyond them pages are not told apart, whoever makes them up. */
const maxTallies = 3000;
/** Different sources of one day, and different addresses with who links to them. */
const maxSources = 60;
const maxMissing = 200;

/** Kinds whose detail is no source. */
const withoutSource = /^(?:view|device|lcp|inp|cls)$/;

/** Creates the counter of one process; several over one database add up. */
export function createVisitCounter({ db, log }: { db: Database; log: Logger }): VisitCounter {
  let tallies = new Map<string, Tally>();
  let limits = createDayLimits(0);
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();
  let isStopped = false;

  const addTally = (tally: Tally): void => {
    const key = keyOf(tally);
    const present = tallies.get(key);
    const hasRoom = tallies.size < maxTallies || tally.page === '' || tally.page === otherPages;
    if (present) present.count += tally.count;
    else if (hasRoom) tallies.set(key, tally);
    else addTally({ ...tally, page: otherPages });
  };

  const write = async () => {
    const written = tallies;
    tallies = new Map();
    if (written.size === 0) return;
    try {
      await db.$transaction((tx) => addTallies(tx, [...written.values()]));
    } catch (error) {
      log.warn({ err: error, counts: written.size }, 'counts of visits could not be written');
      for (const tally of written.values()) addTally(tally);
      schedule();
    }
  };

  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  };

  const schedule = () => {
    if (!isStopped) timer ??= setTimeout(flush, flushMs).unref();
  };

  return {
    add: ({ kind, page, detail }) => {
      const midnight = istanbulMidnight(new Date());
      if (limits.midnight !== midnight) limits = createDayLimits(midnight);
      const { day } = limits;
      if (kind === 'missing') {
        if (limits.missing.admits(`${page} ${detail}`)) addTally({ day, kind, page, detail, count: 1 });
      } else {
        const isNamed = withoutSource.test(kind) || limits.sources.admits(detail);
        addTally({ day, kind, page, detail: isNamed ? detail : otherSource, count: 1 });
      }
      schedule();
    },
    flush,
    stop: () => {
      isStopped = true;
      return flush();
    },
  };
}

/** No day and kind has a space in it, and no page. */
const keyOf = ({ day, kind, page, detail }: Omit<Tally, 'count'>) => `${day} ${kind} ${page} ${detail}`;

const createDayLimits = (midnight: number) => ({
  midnight,
  day: nameDay(midnight),
  sources: createLimitedSet(maxSources, namedSources),
  missing: createLimitedSet(maxMissing, []),
});

/** Values of which only the first ones are let in. */
function createLimitedSet(max: number, initial: Iterable<string>) {
  const values = new Set(initial);
  return {
    admits: (value: string): boolean => {
      if (values.size < max) values.add(value);
      return values.has(value);
    },
  };
}
