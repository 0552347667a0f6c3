import type { Database } from '@pano/db';
import { testServer } from '@pano/db/testing-server';
import { expect, test } from 'vitest';
import { startTransports } from '../src/testing/transports';

type Transports = Awaited<ReturnType<typeof startTransports>>;

const three = [1, 2, 3];

/** What is deleted together, by the procedure that does so: how three are made, and the table they are in. */
const kinds: Record<string, { table: string; create: (api: Transports, number: number) => Promise<unknown> }> = {
  'media.bulkRemove': {
    table: 'Media',
    async create({ db, services }, number) {
      const fileName = `a${number}.png`;
      const file = { key: `a${number}`, fileName, hash: `b${number}`, contentType: 'image/png' };
      const picture = { ...file, bytes: 9, width: 3, height: 2, animated: false, placeholder: '', color: '#123456' };
      await services.media.storage.put(fileName, Buffer.from('picture'), file.contentType);
      return db.media.create({ data: { ...picture, originalName: 'pano.png', ready: true } });
    },
  },
  'articles.bulkRemove': {
    table: 'Article',
    create: ({ trpc, signedIn }, number) =>
      trpc(
        'mutation',
        'articles.create',
        { title: 'Pano', slug: `pano-${number}`, content: '<p>x</p>', publishedAt: '2020-01-01T00:00:00Z' },
        signedIn,
      ),
  },
};

/** Makes the database reject the deletion of one row, as a fault in the middle of a deletion would. */
async function rejectDeletion(db: Database, table: string, id: number): Promise<() => Promise<unknown>> {
  const each = `CREATE TRIGGER rejects BEFORE DELETE ON "${table}" FOR EACH ROW WHEN (OLD."id" = ${id})`;
  if (testServer) {
    const raise = "BEGIN RAISE EXCEPTION 'rejected'; END";
    await db.$executeRawUnsafe(
      `CREATE OR REPLACE FUNCTION reject() RETURNS trigger LANGUAGE plpgsql AS $$ ${raise} $$`,
    );
    await db.$executeRawUnsafe(`${each} EXECUTE FUNCTION reject()`);
  } else await db.$executeRawUnsafe(`${each} BEGIN SELECT RAISE(ABORT, 'rejected'); END`);
  // The databases of PostgreSQL are used again by other tests: nothing may stay behind.
  return () => db.$executeRawUnsafe(testServer ? 'DROP FUNCTION reject() CASCADE' : 'DROP TRIGGER rejects');
}

test.each(Object.entries(kinds))('where one of several cannot be deleted, %s deletes none', async (procedure, kind) => {
  const api = await startTransports();
  const { db, services, trpc, signedIn } = api;
  for (const number of three) await kind.create(api, number);
  const state = async () => ({
    media: await db.media.findMany({ orderBy: { id: 'asc' } }),
    articles: await db.article.findMany({ orderBy: { id: 'asc' } }),
    files: (await services.media.storage.list()).toSorted(),
    pendingFiles: await db.unsettledFile.count(),
    redirects: await db.formerSlug.count(),
    trash: await db.trash.count(),
    versions: await db.revision.count(),
    log: await db.activity.count(),
  });
  const before = await state();
  const ids = [...before.media, ...before.articles].map(({ id }) => id);
  expect(ids).toHaveLength(three.length);
  const allow = await rejectDeletion(db, kind.table, ids[1] ?? 0);
  const { status, kind: error, text } = await trpc('mutation', procedure, { ids }, signedIn);
  expect([status, error]).toEqual([500, 'failed']);
  expect(text).toContain('Sunucuda bir hata oluştu. Lütfen birazdan yeniden deneyin.');
  expect(await state()).toEqual(before);
  await allow();
  expect(await trpc('mutation', procedure, { ids }, signedIn)).toMatchObject({ status: 200 });
  const { media, articles, trash, log, files } = await state();
  expect([media, articles, trash, log]).toEqual([[], [], three.length, before.log + three.length]);
  expect(files).toEqual(before.files);
});
