import { listFixedPages } from '@pano/web/server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { contextFactory } from '#http/api-mounts';
import type { ServerEnv } from '#http/request-info';
import { startApi } from '#testing/start-api';
import { mountFeeds } from './feeds';

async function startFeeds() {
  const { services } = await startApi();
  const app = new Hono<ServerEnv>();
  mountFeeds(app, { listFixedPages }, contextFactory(services), 'https://www.example.com');
  return { db: services.db, read: async (path: string) => (await app.request(path)).text() };
}

const article = { content: '<p>x</p>', publishedAt: new Date(0) };

test('a title with characters that XML does not know is shown without them', async () => {
  const { db, read } = await startFeeds();
  await db.article.create({ data: { ...article, title: 'Pano \u0001\ufffe\uffff<yazı>', slug: 'a' } });
  expect(await read('/rss.xml')).toContain('<title>Pano &lt;yazı&gt;</title>');
});

test('a sitemap names as many addresses as the protocol allows, and none more', async () => {
  const { db, read } = await startFeeds();
  await db.article.create({ data: { ...article, title: 'Pano', slug: 'pano' } });
  await db.$executeRaw`
    WITH RECURSIVE "Number" AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM "Number" WHERE n < 50000)
    INSERT INTO "Category" ("name", "slug", "updatedAt") SELECT 'x', 'c-' || n, CURRENT_TIMESTAMP FROM "Number"`;
  const sitemap = await read('/sitemap.xml');
  expect(sitemap.split('<loc>')).toHaveLength(1 + 50_000);
  expect(sitemap).toContain('<loc>https://www.example.com/category/c-50000</loc>');
});
