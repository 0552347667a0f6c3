import { expect, test, vi } from 'vitest';
import { withDatabase } from '#operations/open-database';
import { migratedDatabase, temporaryFolder } from '#testing/start-api';
import { killByChance, startProcess } from '#testing/start-process';

/** Few in every run of the tests; `npm run test:faults` asks for the full number. */
const cycles = Number(process.env.PANO_FAULT_CYCLES ?? 3);
const perCycle = 60;
/** Long enough that a kill meets the program at work. */
const content = '<p>Ana dağıtım panosu, ölçü ve koruma.</p>'.repeat(100);
/** Only for what hangs. */
const timeout = 60_000 + cycles * 90_000;

test('killed while it publishes what is due, the program does each once, and leaves none half', {
  timeout,
}, async ({ annotate }) => {
  const dataDir = await temporaryFolder();
  const DATABASE_URL = await migratedDatabase();
  let done = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await scheduleDrafts(DATABASE_URL);
    const { child } = await startProcess(dataDir, { DATABASE_URL });
    await killByChance(500, child);
    const before = done;
    done = await countDone(DATABASE_URL);
    await annotate(`${done - before} published before kill ${cycle}, ${cycle * perCycle - done} left`);
  }
  await startProcess(dataDir, { DATABASE_URL });
  await vi.waitUntil(async () => (await countDone(DATABASE_URL)) === cycles * perCycle, { timeout, interval: 500 });
});

/** Services with a draft whose time has come while no process ran. */
const scheduleDrafts = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, (db) =>
    db.$transaction(async (tx) => {
      for (let number = 1; number <= perCycle; number++) {
        const { id } = await tx.service.create({ data: { title: 'Pano', description: 'x' } });
        const values = JSON.stringify({ title: `Taslak ${id}`, content });
        const ref = { entity: 'service', record: String(id), label: 'Pano' };
        await tx.draft.create({ data: { ...ref, values, before: '{"title":"Pano"}' } });
        await tx.schedule.create({ data: { ...ref, action: 'publish', at: new Date() } });
      }
    }),
  );

const ofRecord = { record: true };

/** Each is done with all that belongs to it, or waits with all of it. */
const countDone = (databaseUrl: string): Promise<number> =>
  withDatabase(databaseUrl, async (db) => {
    const [services, drafts, schedules, revisions, done] = await db.$transaction(
      async (tx) => [
        await tx.service.findMany({ select: { id: true, title: true, version: true } }),
        await tx.draft.findMany({ select: ofRecord }),
        await tx.schedule.findMany({ select: ofRecord }),
        await tx.revision.findMany({ where: { origin: 'schedule' }, select: ofRecord }),
        await tx.activity.findMany({ where: { action: 'scheduleDone' } }),
      ],
      // The database may still commit what it received last: all tables have to be of one moment.
      { isolationLevel: 'Serializable', timeout: 60_000 },
    );
    const of = (rows: { record: number | string }[], id: number) =>
      rows.filter(({ record }) => String(record) === String(id)).length;
    for (const { id, title, version } of services) {
      const state = [version, of(drafts, id), of(schedules, id), of(revisions, id)];
      const times = done.filter(({ entityId }) => entityId === id).length;
      expect([...state, times], `service ${id}`).toEqual(title === `Taslak ${id}` ? [2, 0, 0, 1, 1] : [1, 1, 1, 0, 0]);
    }
    return done.length;
  });
