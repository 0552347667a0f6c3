import { createLoggedDatabase, type LoggedQuery } from '@pano/db/testing';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { inputOf } from '../src/router';
import { startTestApi } from '../src/testing/test-api';

/** Every list, as visitors and the back office ask for it, with the table that grows. */
const lists: [string, object, string][] = [
  ['articles.listPublished', { limit: 6 }, 'Article'],
  ['articles.list', { limit: 20 }, 'Article'],
  ['projects.listVisible', { limit: 6 }, 'Project'],
  ['projects.listByCategory', { slug: 'kategori' }, 'Project'],
  ['projects.listFiltered', { category: 'kategori', limit: 24 }, 'Project'],
  ['projects.list', { limit: 20 }, 'Project'],
  ['categories.listVisible', {}, 'Category'],
  ['categories.list', { limit: 20 }, 'Category'],
  ['contactForms.list', { limit: 20 }, 'ContactForm'],
  ['services.listVisible', {}, 'Service'],
  ['services.list', { limit: 20 }, 'Service'],
  ['heroSections.listActive', {}, 'HeroSection'],
  ['heroSections.list', { limit: 20 }, 'HeroSection'],
  ['brands.listActive', {}, 'Brand'],
  ['brands.list', { limit: 20 }, 'Brand'],
  ['keywords.list', { limit: 20 }, 'Keyword'],
  ['pages.listPublic', {}, 'Page'],
  ['pages.list', { limit: 20 }, 'Page'],
  ['media.list', { limit: 20 }, 'Media'],
  ['drafts.list', { limit: 20 }, 'Draft'],
  ['drafts.list', { limit: 20, entity: 'service' }, 'Draft'],
  ['schedules.list', { limit: 20 }, 'Schedule'],
  ['schedules.list', { limit: 20, entity: 'service' }, 'Schedule'],
  ['previewLinks.list', { limit: 20 }, 'PreviewLink'],
  ['previewLinks.list', { limit: 20, entity: 'service' }, 'PreviewLink'],
];

async function startWatched() {
  const database = await createLoggedDatabase();
  const api = await startTestApi({ signedIn: true, database });
  const { db } = database;
  await db.$executeRaw`PRAGMA synchronous = OFF`;
  const { id: categoryId } = await db.category.create({
    data: { name: 'Kategori', slug: 'kategori', image: '/art/x.svg' },
  });
  let next = 0;
  const add = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      next += 1;
      const slug = `kayit-${next}`;
      const text = { title: slug, content: '<p>x</p>' };
      await db.category.create({ data: { name: slug, slug } });
      await db.article.create({ data: { ...text, slug, categoryId, publishedAt: new Date(0) } });
      await db.project.create({
        data: { ...text, slug, categoryId, images: { create: [{ imageUrl: '/art/x.svg' }] } },
      });
      await db.contactForm.create({ data: { name: slug, email: 'a@b.example', message: 'x' } });
      await db.service.create({ data: { title: slug, description: 'x' } });
      await db.heroSection.create({ data: { title: slug, active: true } });
      await db.brand.create({ data: { name: slug, logoUrl: 'https://x.example/a.png' } });
      await db.keyword.create({ data: { keyword: slug, keywordKey: slug } });
      await db.page.create({ data: { ...text, slug } });
      const ofService = { entity: 'service', record: String(next), label: slug };
      await db.draft.create({ data: { ...ofService, values: '{}' } });
      await db.schedule.create({ data: { ...ofService, action: 'publish', at: new Date() } });
      await db.previewLink.create({ data: { ...ofService, id: slug, expiresAt: new Date(Date.now() + 60_000) } });
    }
  };
  const logQueries = async (name: string, input: object): Promise<LoggedQuery[]> => {
    const before = database.queries.length;
    const [feature = '', procedure = ''] = name.split('.');
    const callers: Record<string, Record<string, unknown>> = api.trpc;
    const call = callers[feature]?.[procedure];
    if (typeof call !== 'function') throw new Error(`There is no procedure ${name}`);
    await call(input);
    return database.queries.slice(before).filter(({ sql }) => !/`(?:Session|User|SecondFactor)`/.test(sql));
  };
  return { db, add, logQueries };
}

test('a list asks the database as often for thirty records as for three, and no column twice', async () => {
  const { add, logQueries } = await startWatched();
  await add(3);
  // The English address of its page is asked for once.
  await logQueries('projects.listByCategory', { slug: 'kategori' });
  const short = new Map<string, number>();
  for (const [name, input] of lists) short.set(name, (await logQueries(name, input)).length);
  await add(27);
  for (const [name, input, table] of lists) {
    const queries = await logQueries(name, input);
    expect(queries.length, name).toBe(short.get(name));
    // The rows and their number; what they refer to comes with one more query for each relation.
    const own = queries.filter(({ sql }) =>
      new RegExp(`^SELECT (?:(?! FROM ).)* FROM (?:\\(SELECT [^()]* FROM )?\`main\`\\.\`${table}\``).test(sql),
    );
    expect(own.length, `${name}: ${queries.map(({ sql }) => sql).join('\n')}`).toBeLessThanOrEqual(2);
    for (const { sql } of queries) expect(sql, name).not.toMatch(/SELECT \*|`search`/);
  }
});

test('the rows of a list come in their order from an index: nothing is sorted', async () => {
  const { db, add, logQueries } = await startWatched();
  await add(30);
  await db.$executeRaw`ANALYZE`;
  for (const [name, input, table] of lists) {
    for (const sort of sortsOf(name)) {
      const queries = await logQueries(name, { ...input, sort });
      const rows = queries.find(({ sql }) => sql.includes(`FROM \`main\`.\`${table}\``) && sql.includes('ORDER BY'));
      expect(rows, name).toBeDefined();
      const plan = await db.$queryRawUnsafe<{ detail: string }[]>(
        `EXPLAIN QUERY PLAN ${rows?.sql}`,
        ...(rows?.args ?? []),
      );
      const steps = plan.map(({ detail }) => detail).join('; ');
      expect(steps, `${name} by ${sort}`).not.toContain('USE TEMP B-TREE FOR ORDER BY');
    }
  }
});

test('a search in a table that grows asks the index for its rows and their number, and reads no others', async () => {
  const { db, add, logQueries } = await startWatched();
  await add(30);
  await db.$executeRaw`UPDATE Article SET search = 'kablo' || id`;
  const search = async () =>
    (await logQueries('articles.list', { q: 'kablo7', limit: 20 })).filter(({ sql }) => sql.includes('Article'));
  const queries = await search();
  // The total is cached, the rows are not.
  expect(await search()).toHaveLength(2);
  const plans = queries.map(async ({ sql, args }) => {
    const plan = await db.$queryRawUnsafe<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, ...args);
    return plan.map(({ detail }) => detail).join('; ');
  });
  const [idPlan, ...others] = await Promise.all(plans);
  expect(idPlan).toMatch(/SCAN _search_Article VIRTUAL TABLE INDEX/);
  expect(others.toSorted()).toEqual([
    expect.stringMatching(/^SCAN _search_Article VIRTUAL TABLE INDEX/),
    expect.stringMatching(/^SEARCH (?:main\.)?Article USING INTEGER PRIMARY KEY \(rowid=\?\)/),
  ]);
});

const described = z.object({ properties: z.object({ sort: z.object({ enum: z.array(z.string()) }).optional() }) });

/** The orders in which a list can be asked for, first the one that it has by itself. */
function sortsOf(name: string): (string | undefined)[] {
  const input = inputOf(name);
  if (!input) return [undefined];
  const { properties } = described.parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  return [undefined, ...(properties.sort?.enum ?? [])];
}
