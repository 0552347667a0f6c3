import type { Database } from '@pano/db';
import { expect, test } from 'vitest';
import { startLibrary } from '#testing/fixtures';
import { startTestApi } from '#testing/test-api';
import { clearContent, exportContent, isEmptySite } from './transfer';

test('an export shows one moment of the site', async () => {
  const { db, trpc } = await startTestApi({ signedIn: true });
  // The last moment before the export begins to read: the site is closed, and then gets a service.
  const beginning = new Proxy(db, {
    get: (target: Database, name: keyof Database) =>
      name !== '$transaction'
        ? target[name]
        : async (...args: Parameters<Database['$transaction']>) => {
            await trpc.settings.setSiteOffline({ siteOffline: true });
            await trpc.services.create({ title: 'x', description: 'x' });
            return target.$transaction(...args);
          },
  });
  const { services, settings } = await exportContent(beginning, { messages: true });
  expect([services.length, settings.siteOffline]).toEqual([1, true]);
});

test('a site whose content is all in the trash counts as empty; what an import replaces takes the trash with it', async () => {
  const { db, trpc, services, upload } = await startLibrary();
  const { id, url } = await upload(60);
  const service = await trpc.services.create({ title: 'Pano', description: `<p>x</p><img src="${url}">` });
  await trpc.services.remove({ id: service.id });
  expect(await isEmptySite(db)).toBe(false);
  const { key } = await db.media.findUniqueOrThrow({ where: { id } });
  await trpc.media.remove({ id });
  expect([await isEmptySite(db), await db.trash.count(), await db.revision.count()]).toEqual([true, 2, 1]);
  await db.$transaction(clearContent);
  expect([await db.trash.count(), await db.revision.count()]).toEqual([0, 0]);
  // Its files go as those of the other pictures do: after the commit, or at the next start.
  await services.media.recover();
  expect(await services.media.storage.list(key)).toEqual([]);
});
