import { setTimeout as wait } from 'node:timers/promises';
import type { ApiServices } from '@pano/api/server';
import { tryWithLock } from '@pano/db';
import type { Job } from './job';

export type Jobs = {
  /** Asks the running jobs to end and resolves when they have; no other begins. */
  stop: () => Promise<void>;
};

/** Longest sleep before the schedule is looked at again. */
const longestSleepMs = 60 * 60 * 1000;
/** Pause after the table of runs could not be used, and before it is seen whether another instance has ended. */
const troubleMs = 30_000;
const takenMs = 5000;

/** Runs each job when it is due, never twice at once, until `stop`. Whatever a job throws, the others go on. */
export function startJobs(services: ApiServices, jobs: Job[]): Jobs {
  const stopping = new AbortController();
  const runners = jobs.map((job) => startJob(services, job, stopping.signal));
  const byName = new Map(runners.map((runner) => [runner.name, runner]));
  const deafen = services.bell.listen((name) => byName.get(name)?.wake());
  return {
    stop: async () => {
      deafen();
      stopping.abort();
      await Promise.all(runners.map(({ ended }) => ended));
    },
  };
}

function startJob(services: ApiServices, job: Job, stop: AbortSignal) {
  const { log } = services;
  let wanted = false;
  let sleep = new AbortController();

  async function live(): Promise<void> {
    while (!stop.aborted) {
      sleep = new AbortController();
      try {
        const sleepMs = wanted ? 0 : await msUntilDue(services, job);
        if (sleepMs > 0 && !wanted) await pause(sleepMs);
        else await takeTurn();
      } catch (error) {
        log.error({ err: error, job: job.name }, 'the table of scheduled work could not be used');
        await pause(troubleMs);
      }
    }
  }

  /** Until the time has passed, the job is woken or the process stops. */
  const pause = (ms: number) =>
    wait(Math.min(ms, longestSleepMs), undefined, { signal: AbortSignal.any([sleep.signal, stop]) }).catch(
      (error: unknown) => {
        if (!(error instanceof Error && error.name === 'AbortError')) throw error;
      },
    );

  async function takeTurn(): Promise<void> {
    const asked = wanted;
    wanted = false;
    const mine = await tryWithLock(services.db, `job ${job.name}`, async () => {
      // Another instance may have done it between the look at the schedule and the turn.
      if (asked || (await msUntilDue(services, job)) <= 0) await runOnce(services, job, stop);
    });
    if (mine) return;
    // Whoever is at it may be past what was asked for, or be killed in the middle.
    wanted ||= asked;
    await pause(takenMs);
  }

  return {
    name: job.name,
    ended: live(),
    wake: () => {
      wanted = true;
      sleep.abort();
    },
  };
}

async function msUntilDue({ db }: ApiServices, { name, schedule }: Job): Promise<number> {
  const row = await db.jobRun.findUnique({ where: { name }, select: { finishedAt: true } });
  const now = new Date();
  return schedule(row?.finishedAt ?? null, now).getTime() - now.getTime();
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
