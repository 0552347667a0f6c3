import { openDatabase, tryWithLock } from '@pano/db';
import { createTestDatabase } from '@pano/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import * as pictures from '#testing/pictures';
import { form } from '#testing/pictures';
import { startTestApi } from '#testing/test-api';

test('files that another instance was working on when their picture was deleted go once it has ended', async () => {
  const database = await createTestDatabase();
  const { rest, trpc, services, db } = await startTestApi({ signedIn: true, database });
  const other = await openDatabase(database.url);
  onTestFinished(() => other.$disconnect());
  const { data } = await rest.send('POST', '/upload/image', form(await pictures.jpeg()));
  await services.media.idle();
  const { id } = await trpc.media.getByUrl(data as { url: string });
  const { key } = await db.media.findFirstOrThrow();

  let working: Promise<unknown> | undefined;
  let end = () => {};
  await new Promise<void>((begun) => {
    working = tryWithLock(other, `files ${key}`, () => {
      begun();
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
  });
  expect(await trpc.media.erase({ id })).toEqual({ id });
  await services.media.resume();
  expect(await services.media.storage.list()).not.toEqual([]);
  end();
  await working;
  await services.media.resume();
  expect(await services.media.storage.list()).toEqual([]);
  expect(await db.unsettledFile.count()).toBe(0);
});
