import { readdir } from 'node:fs/promises';
import { type Database, isShared, onCommit } from '@pano/db';
import { readTables } from '@pano/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { editBoth, findRecord, startPreviews, versioned } from '#testing/start-previews';

type Site = Awaited<ReturnType<typeof startPreviews>>;

const newRecord = 'new-00000000-0000-4000-8000-000000000000';

/** Where the numbers of new rows go on. */
const readSequences = (db: Database) =>
  db.$queryRawUnsafe<object[]>(
    isShared(db)
      ? 'SELECT sequencename AS name, last_value AS last FROM pg_sequences ORDER BY sequencename'
      : 'SELECT name, seq AS last FROM sqlite_sequence ORDER BY name',
  );

const readAll = async ({ db, dataDir }: Site) => ({
  tables: await readTables(db, []),
  counts: await db.changeCount.findMany(),
  sequences: await readSequences(db),
  files: (await readdir(dataDir, { recursive: true })).toSorted(),
});

/** Previews of every kind: of a record and of a new one, finished or not, in each language, of both, of a taken slug. */
async function listPreviews(site: Site): Promise<object[]> {
  const previews = versioned.map(async (entity) => {
    const id = await findRecord(site, entity);
    const { turkish, english } = await editBoth(site, entity, id);
    const ofRecord = { entity: entity.kind, record: String(id), place: 'page' };
    const ofNew = { ...ofRecord, record: newRecord };
    return [
      { ...ofRecord, locale: 'tr', values: turkish },
      { ...ofRecord, locale: 'tr', values: turkish, place: 'card' },
      ...(english ? [{ ...ofRecord, locale: 'en', values: english }] : []),
      ...(english ? [{ ...ofRecord, locale: 'en', values: turkish, english }] : []),
      ...(entity.history.create
        ? [ofNew, { ...ofNew, place: 'card' }].map((ref) => ({ ...ref, locale: 'tr', values: turkish }))
        : []),
      ...(entity.history.create ? [{ ...ofNew, locale: 'tr', values: {} }] : []),
    ];
  });
  return (await Promise.all(previews)).flat();
}

test('of two hundred previews nothing is left: no row, no number, no commit, no file, no other page', {
  timeout: 300_000,
}, async () => {
  const site = await startPreviews();
  // Of this there can only be one, so that a new one is tried.
  await site.db.aboutSection.deleteMany({ where: { id: { not: 1 } } });
  const previews = await listPreviews(site);
  const paths = ['/', '/en', '/articles', '/projeler'];
  const pages = await Promise.all(paths.map(site.readState));
  const before = await readAll(site);
  let commits = 0;
  onTestFinished(onCommit(site.db, () => (commits += 1)));
  let drawn = 0;
  for (let round = 0; drawn < 200; round += 1) {
    for (const preview of previews) {
      const done = await site.run('previews.render', preview).then(
        () => 1,
        () => 0,
      );
      drawn += done;
    }
    // All but the second of what there is only one of.
    expect(drawn).toBe((round + 1) * (previews.length - 3));
  }
  expect(commits).toBe(0);
  expect(await readAll(site)).toEqual(before);
  expect(await Promise.all(paths.map(site.readState))).toEqual(pages);
});

/** Holds the lock of all writes until it is told to release it. */
async function holdLock(db: Database) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let writing = Promise.resolve();
  await new Promise<void>((held) => {
    writing = db.$transaction(async () => {
      held();
      await released;
    });
  });
  return async () => {
    release();
    await writing;
  };
}

const outcome = (preview: Promise<unknown>) =>
  preview.then(
    () => 'drawn',
    (error: Error) => JSON.parse(error.message).message,
  );

const edit = { entity: 'company', record: '0', locale: 'tr', place: 'page', values: { name: 'Işık' } };

test('a preview gives up after a second of waiting for those who write', async () => {
  const { db, run } = await startPreviews();
  const release = await holdLock(db);
  expect(await outcome(run('previews.render', edit))).toBe('Önizleme meşgul, yeniden deneyin');
  await release();
  expect(await outcome(run('previews.render', edit))).toBe('drawn');
});

test('of one person only the newest preview waits', async () => {
  const { db, run } = await startPreviews();
  await run('previews.render', edit);
  const release = await holdLock(db);
  const previews = [1, 2, 3].map(() => run('previews.render', edit));
  // The first one has its turn and waits for the lock, the second one for the first.
  await Promise.any(
    previews.map((preview) =>
      preview.then(
        () => Promise.reject(preview),
        () => 'replaced',
      ),
    ),
  );
  await release();
  const outcomes = await Promise.all(previews.map(outcome));
  expect(outcomes.toSorted()).toEqual(['drawn', 'drawn', 'Bu önizlemenin yerine daha yenisi istendi'].toSorted());
});
