import type { Database, Db } from '@pano/db';
import { expect, test } from 'vitest';
import { startLibrary } from '#testing/fixtures';
import { listMediaFiles } from './media-files';

test('files of an upload that ends while the library is read belong to their picture or count as pending', async () => {
  const { db, upload, idle, files } = await startLibrary();
  await upload();
  await idle();
  const row = await db.media.findFirstOrThrow();
  await db.media.delete({ where: { id: row.id } });
  await db.unsettledFile.create({ data: { key: row.key } });
  const read = afterFirstRead(db, () =>
    db.$transaction([db.media.create({ data: row }), db.unsettledFile.deleteMany({ where: { key: row.key } })]),
  );
  expect(await unknownOf(read, await files())).toEqual([]);
});

test('files of a picture that is deleted while the library is read belong to it or count as pending', async () => {
  const { db, upload, idle, files } = await startLibrary();
  await upload();
  await idle();
  const { id, key } = await db.media.findFirstOrThrow();
  const read = afterFirstRead(db, () =>
    db.$transaction([db.media.delete({ where: { id } }), db.unsettledFile.create({ data: { key } })]),
  );
  expect(await unknownOf(read, await files())).toEqual([]);
});

async function unknownOf(db: Db, names: string[]) {
  const { named, isPending } = await listMediaFiles(db);
  expect(names).toHaveLength(3);
  return names.filter((name) => !named.has(name) && !isPending(name));
}

/** Calls a function once the first list of rows has been read from the database. */
function afterFirstRead(db: Database, happens: () => Promise<unknown>): Db {
  let happened: Promise<unknown> | undefined;
  const watched = db.$extends({
    query: {
      $allModels: {
        async findMany({ args, query }) {
          const rows = await query(args);
          happened ??= happens();
          await happened;
          return rows;
        },
      },
    },
  });
  // Extended clients have a type of their own; their queries are the same.
  return watched as unknown as Db;
}
