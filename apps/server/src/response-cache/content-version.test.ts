import { createLoggedDatabase } from '@pano/db/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { article } from '#testing/start-site';
import { trackContentVersion } from './content-version';

test('after an edit only that moment is looked for again which the edit can have changed', async () => {
  const { db, queries } = await createLoggedDatabase();
  const content = trackContentVersion(db);
  const publishedAt = new Date(Date.now() + 60_000);
  const name = { tr: 'Bayram', en: null };
  const specialDays = [{ from: '2020-01-01', to: '2020-01-01', name, opens: null, closes: null }];
  const readsAfter = async (edit: () => Promise<unknown>) => {
    await edit();
    const before = queries.length;
    const { expiresAt } = await content.now();
    await content.now();
    const tables = queries.slice(before).map(({ sql }) => /FROM `main`\.`(\w+)`/.exec(sql)?.[1]);
    return { tables, expiresAt };
  };

  expect((await readsAfter(async () => {})).tables.toSorted()).toEqual(['Article', 'Setting']);
  const scheduled = await readsAfter(() =>
    db.article.create({ data: { ...article, title: 'Planlı', slug: 'planli', publishedAt } }),
  );
  expect(scheduled).toEqual({ tables: ['Article'], expiresAt: publishedAt.getTime() });
  const value = JSON.stringify({ specialDays });
  const changed = await readsAfter(() => db.setting.create({ data: { key: 'company', value } }));
  expect(changed).toEqual({ tables: ['Setting'], expiresAt: publishedAt.getTime() });
  const other = await readsAfter(() => db.brand.create({ data: { name: 'x', logoUrl: '/art/x.svg' } }));
  expect(other).toEqual({ tables: [], expiresAt: publishedAt.getTime() });

  vi.useFakeTimers({ toFake: ['Date'], now: publishedAt });
  onTestFinished(() => void vi.useRealTimers());
  const passed = await readsAfter(async () => {});
  expect(passed.tables).toEqual(['Article']);
  expect(passed.expiresAt).toBeGreaterThan(publishedAt.getTime());
});
