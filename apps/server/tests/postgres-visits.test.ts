import { createVisitCounter } from '@pano/api/server';
import { onCommit, openDatabase } from '@pano/db';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migratedDatabase } from '#testing/start-api';
import { startCachedSite } from '#testing/start-site';

test('what another instance counts throws no page out of the response cache; what it publishes does', async () => {
  const DATABASE_URL = await migratedDatabase();
  const site = await startCachedSite(undefined, { DATABASE_URL });
  const other = await openDatabase(DATABASE_URL);
  onTestFinished(() => other.$disconnect());
  const tables: string[] = [];
  onTestFinished(onCommit(site.db, (commit) => tables.push(...commit.tables)));
  const read = () => site.send('/', { host: 'localhost' });
  await read();
  await read();
  expect(site.rendered).toEqual(['/']);

  const counter = createVisitCounter({ db: other, log: site.services.log });
  counter.add({ kind: 'view', page: '/', detail: '' });
  await counter.stop();
  await vi.waitFor(() => expect(tables).toEqual(['Tally']), { timeout: 10_000, interval: 20 });
  await read();
  expect(site.rendered).toEqual(['/']);

  await other.service.create({ data: { title: 'Pano', description: 'Metin' } });
  await vi.waitFor(() => expect(tables).toContain('Service'), { timeout: 10_000, interval: 20 });
  await read();
  expect(site.rendered).toEqual(['/', '/']);
});
