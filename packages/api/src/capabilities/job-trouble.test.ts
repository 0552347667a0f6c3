import { afterEach, expect, test, vi } from 'vitest';
import { startTestApi } from '#testing/test-api';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

afterEach(() => void vi.restoreAllMocks());

const ago = (ms: number) => new Date(Date.now() - ms);

/** The API of a process that runs two jobs and has been running for a while. */
async function start(runningMs: number) {
  const { services, db, trpc } = await startTestApi({ signedIn: true });
  vi.spyOn(process, 'uptime').mockReturnValue(runningMs / 1000);
  services.jobTrigger.subscribe(() => {}, [
    { name: 'retention', lateAfterMs: 26 * hour },
    { name: 'backup', lateAfterMs: 6 * hour },
  ]);
  const setRuns = async (succeededAt: Date | null, failure: string | null = null) => {
    const startedAt = new Date();
    await db.jobRun.deleteMany();
    await db.jobRun.createMany({
      data: ['retention', 'backup', 'of another version'].map((name) => ({
        name,
        startedAt,
        finishedAt: succeededAt ?? startedAt,
        succeededAt,
        failure,
      })),
    });
  };
  const trouble = async () => {
    const { jobTrouble, backupTrouble } = await trpc.dashboard.summary();
    return { jobs: jobTrouble, backup: backupTrouble };
  };
  return { setRuns, trouble };
}

const none = { jobs: [], backup: null };

test('jobs that succeed are no trouble, nor is one that has not been due yet', async () => {
  const { setRuns, trouble } = await start(5 * hour);
  expect(await trouble()).toEqual(none);
  await setRuns(ago(hour));
  expect(await trouble()).toEqual(none);
});

test('a job that should have succeeded and has not is named with its last success', async () => {
  const { setRuns, trouble } = await start(20 * day);
  const threeDays = ago(3 * day);
  await setRuns(threeDays);
  const since = threeDays.toISOString();
  expect(await trouble()).toEqual({ jobs: [{ job: 'retention', since }], backup: { since } });
  await setRuns(ago(hour));
  expect(await trouble()).toEqual(none);
});

test('a job that never succeeded is late after its time, counted from the start of the process', async () => {
  const { setRuns, trouble } = await start(27 * hour);
  const never = { jobs: [{ job: 'retention', since: null }], backup: { since: null } };
  expect(await trouble()).toEqual(never);
  await setRuns(null, 'no space');
  expect(await trouble()).toEqual(never);
});

test('a success in the future, by a clock that was ahead, counts as none', async () => {
  const { setRuns, trouble } = await start(27 * hour);
  await setRuns(ago(-730 * day));
  expect(await trouble()).toEqual({ jobs: [{ job: 'retention', since: null }], backup: { since: null } });
});

test('a process that starts after a long pause has ten minutes to get to what is due', async () => {
  const minute = hour / 60;
  const { setRuns, trouble } = await start(9 * minute);
  const since = ago(30 * day);
  await setRuns(since);
  expect(await trouble()).toEqual(none);
  vi.spyOn(process, 'uptime').mockReturnValue((11 * minute) / 1000);
  expect(await trouble()).toMatchObject({ backup: { since: since.toISOString() } });
});

test('a failed backup is told at once, another job when it is late', async () => {
  const { setRuns, trouble } = await start(5 * hour);
  await setRuns(ago(hour), 'no space');
  expect(await trouble()).toMatchObject({ jobs: [], backup: { since: expect.any(String) } });
});
