import { setTimeout as wait } from 'node:timers/promises';
import { type ApiServices, pastInstant } from '@pano/api/server';
import { everyTable, onCommit, tryWithLock } from '@pano/db';
import type { Job } from './job';

type Jobs = {
  /** Aborts the running jobs and resolves when they have ended; no other begins. */
  stop: () => Promise<void>;
};

/** Longest sleep before the schedule is checked again. */
const maxSleepMs = 60 * 60 * 1000;
/** Pause after the table of runs could not be used. */
const retryMs = 30_000;
/** Pause before checking whether another instance has ended the same job. */
const lockedMs = 5000;

/** Runs each job when it is due, never twice at once, until `stop`. A job that throws does not affect the others. */
export function startJobs(services: ApiServices, jobs: Job[]): Jobs {
  const stopping = new AbortController();
  const runners = jobs.map((job) => startJob(services, job, stopping.signal));
  const byName = new Map(runners.map((runner) => [runner.name, runner]));
  const unsubscribe = services.jobTrigger.subscribe((name) => byName.get(name)?.trigger(), jobs);
  const stopListening = onCommit(services.db, ({ tables }) => {
    for (const { table, wake } of runners) if (table && (tables.has(table) || tables.has(everyTable))) wake();
  });
  return {
    stop: async () => {
      unsubscribe();
      stopListening();
      stopping.abort();
      await Promise.all(runners.map(({ ended }) => ended));
    },
  };
}

function startJob(services: ApiServices, job: Job, stop: AbortSignal) {
  const { log } = services;
  let triggered = false;
  let sleep = new AbortController();

  async function runUntilStopped(): Promise<void> {
    while (!stop.aborted) {
      sleep = new AbortController();
      try {
        const sleepMs = triggered ? 0 : await msUntilDue(services, job);
        if (sleepMs > 0 && !triggered) await pause(sleepMs);
        else await runIfUnlocked();
      } catch (error) {
        log.error({ err: error, job: job.name }, 'the table of scheduled work could not be used');
        await pause(retryMs);
      }
    }
  }

  /** Waits until the time has passed, the job is triggered or the process stops. */
  const pause = (ms: number) =>
    wait(Math.min(ms, maxSleepMs), undefined, { signal: AbortSignal.any([sleep.signal, stop]) }).catch(
      (error: unknown) => {
        if (!(error instanceof Error && error.name === 'AbortError')) throw error;
      },
    );

  async function runIfUnlocked(): Promise<void> {
    const wasTriggered = triggered;
    triggered = false;
    const locked = await tryWithLock(services.db, `job ${job.name}`, async () => {
      // Another instance may have run it between the check of the schedule and the lock.
      if (wasTriggered || (await msUntilDue(services, job)) <= 0) await runOnce(services, job, stop);
    });
    if (locked) return;
    // The instance that runs it may be past what was asked for, or be killed in the middle.
    triggered ||= wasTriggered;
    await pause(lockedMs);
  }

  return {
    name: job.name,
    table: job.rows?.table,
    ended: runUntilStopped(),
    /** Looks at the times again. */
    wake: () => sleep.abort(),
    trigger: () => {
      triggered = true;
      sleep.abort();
    },
  };
}

/** An end in the future, by a clock that was ahead, counts as none: the job would not run again until then. */
async function msUntilDue({ db }: ApiServices, { name, schedule, rows }: Job): Promise<number> {
  const run = await db.jobRun.findUnique({ where: { name }, select: { finishedAt: true, failure: true } });
  const nextRow = run?.failure ? null : await rows?.findNextDue(db);
  const now = new Date();
  const scheduled = schedule(pastInstant(run?.finishedAt, now), now).getTime();
  return Math.min(scheduled, nextRow?.getTime() ?? scheduled) - now.getTime();
}

async function runOnce(services: ApiServices, job: Job, stop: AbortSignal): Promise<void> {
  const { db, log } = services;
  const { name } = job;
  const startedAt = new Date();
  await db.jobRun.upsert({ where: { name }, create: { name, startedAt }, update: { startedAt } });
  const outcome = await attempt().catch((error: unknown) => {
    log.error({ err: error, job: name }, 'scheduled work failed');
    return { failure: error instanceof Error ? error.message : String(error) };
  });
  await db.jobRun.update({ where: { name }, data: { finishedAt: new Date(), ...outcome } });

  async function attempt() {
    await job.run(services, stop);
    return { failure: null, succeededAt: new Date() };
  }
}
