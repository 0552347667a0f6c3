import type { Database } from '@pano/db';
import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { exportContent } from './transfer';

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
