import type { Database } from '@pano/db';
import { expect, test } from 'vitest';
import { sitePath } from '../src/addresses';
import { hasPages } from '../src/capabilities/public-records';
import { seedSampleContent } from '../src/capabilities/samples/samples';
import { findShareSubject } from '../src/capabilities/share-images';
import { listFeed, listPublicPages } from '../src/capabilities/sitemap';
import { contentEntities } from '../src/entities/index';
import type { ContentEntity } from '../src/platform/content-entity';
import { startTestApi } from '../src/testing/test-api';

type Row = { id: number; slug?: string | null };

/** Every row of an entity that visitors may see some of, those of a condition, and the list that visitors get. */
const tables: Record<string, { find: (db: Database, where: object) => Promise<Row[]>; list: string }> = {
  service: { find: (db, where) => db.service.findMany({ where, orderBy: { id: 'asc' } }), list: '/services' },
  heroSection: {
    find: (db, where) => db.heroSection.findMany({ where, orderBy: { id: 'asc' } }),
    list: '/hero-sections/active/all',
  },
  brand: { find: (db, where) => db.brand.findMany({ where, orderBy: { id: 'asc' } }), list: '/brands' },
  category: { find: (db, where) => db.category.findMany({ where, orderBy: { id: 'asc' } }), list: '/categories' },
  project: { find: (db, where) => db.project.findMany({ where, orderBy: { id: 'asc' } }), list: '/projects' },
  page: { find: (db, where) => db.page.findMany({ where, orderBy: { id: 'asc' } }), list: '/pages' },
  article: { find: (db, where) => db.article.findMany({ where, orderBy: { id: 'asc' } }), list: '/articles' },
};

/** A site on which some records of each kind are hidden, in every way in which they can be. */
async function startHalfHidden() {
  const api = await startTestApi();
  const { db, context } = api;
  await seedSampleContent(context, { publicUrl: 'https://www.example.com' });
  const data = { visible: false };
  await db.service.updateMany({ where: { id: { in: [1, 3] } }, data });
  await db.heroSection.updateMany({ where: { id: 2 }, data: { active: false } });
  await db.brand.updateMany({ where: { id: 2 }, data });
  await db.category.updateMany({ where: { id: 1 }, data });
  await db.project.updateMany({ where: { id: 1 }, data });
  await db.article.updateMany({ where: { id: 1 }, data });
  await db.article.updateMany({ where: { id: 2 }, data: { publishedAt: null } });
  await db.article.updateMany({ where: { id: 3 }, data: { publishedAt: new Date(Date.now() + 60_000) } });
  return api;
}

const conditionOf = ({ isPublic }: ContentEntity): object =>
  (typeof isPublic === 'function' ? isPublic() : isPublic) ?? {};

test('what visitors may see is one rule: lists, pages, sitemap, feed and share images follow it', async () => {
  const { rest, db, context } = await startHalfHidden();
  const entities: readonly ContentEntity[] = contentEntities;
  const ruled = entities.filter(({ isPublic, kind }) => isPublic !== null && kind !== 'aboutSection');
  expect(ruled.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(tables).toSorted());

  const inSitemap = (await listPublicPages(context, 1000)).map(({ path }) => path);
  const inFeed = (await listFeed(context)).map(({ path }) => path);
  const expectedInSitemap: string[] = [];
  for (const entity of ruled) {
    const table = tables[entity.kind];
    if (!table) throw new Error(`No table of ${entity.kind}`);
    const [all, visible] = [await table.find(db, {}), await table.find(db, conditionOf(entity))];
    const ids = visible.map(({ id }) => id);
    expect(ids.length, entity.kind).toBeGreaterThan(0);
    if (entity.kind !== 'page') expect(ids.length, entity.kind).toBeLessThan(all.length);
    const listed = (await rest.get(`${table.list}?limit=1000`)).data as Row[];
    expect(
      listed.map(({ id }) => id).toSorted((a, b) => a - b),
      table.list,
    ).toEqual(ids);

    const { publicPage } = entity;
    const paged = publicPage ? await table.find(db, publicPage.only ?? {}) : [];
    for (const { id, slug } of paged) {
      if (!hasPages(entity) || !publicPage || !slug) throw new Error(`${entity.kind} ${id} has no page`);
      const [path, isVisible] = [sitePath(entity.kind, slug), ids.includes(id)];
      const matches = await publicPage.getPublic(context, id).catch(() => null);
      expect([path, matches !== null], 'its page').toEqual([path, isVisible]);
      expect([path, (await findShareSubject(context, path)) !== null], 'its picture').toEqual([path, isVisible]);
      if (isVisible) expectedInSitemap.push(path);
      else expect(inFeed).not.toContain(path);
      if (isVisible && publicPage.feed) expect(inFeed).toContain(path);
    }
  }
  expect(inSitemap.toSorted()).toEqual(expectedInSitemap.toSorted());
});

test('the about section is shown to visitors as long as it is not hidden', async () => {
  const { rest, trpc, db } = await startHalfHidden();
  expect((await rest.get('/about-sections')).status).toBe(200);
  await db.aboutSection.updateMany({ data: { visible: false } });
  expect((await rest.get('/about-sections')).status).toBe(404);
  expect(await trpc.aboutSection.visible()).toBeNull();
});
