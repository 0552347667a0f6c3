import { expect, test } from 'vitest';
import { startSession } from '../src/platform/session/sessions';
import { endpoints } from '../src/rest';
import { procedures } from '../src/router';
import { sharedPaths, sharedProcedures } from '../src/server';
import { startTestApi } from '../src/testing/test-api';

/** What the response cache may keep; a read that is added here must be the same for everybody. */
const expectedProcedures = [
  'aboutSection.visible',
  'articles.bySlug',
  'articles.listPublished',
  'brands.listActive',
  'brands.listVisible',
  'categories.bySlug',
  'categories.listVisible',
  'company.get',
  'heroSections.listActive',
  'pages.bySlug',
  'pages.listPublic',
  'projects.bySlug',
  'projects.listByCategory',
  'projects.listVisible',
  'services.listVisible',
  'settings.home',
  'settings.siteOffline',
];
const expectedPaths = [
  '/about-sections',
  '/articles',
  '/articles/slug/{slug}',
  '/articles/{id}',
  '/brands',
  '/brands/active',
  '/categories',
  '/categories/{id}',
  '/hero-sections',
  '/hero-sections/active',
  '/hero-sections/active/all',
  '/pages',
  '/pages/slug/{slug}',
  '/pages/{id}',
  '/projects',
  '/projects/category/{slug}',
  '/projects/slug/{slug}',
  '/projects/{id}',
  '/services',
  '/settings/company',
  '/settings/home',
  '/settings/site-offline',
];

test('exactly these reads are shared', () => {
  expect([...sharedProcedures].toSorted()).toEqual(expectedProcedures.toSorted());
  expect([...sharedPaths].toSorted()).toEqual(expectedPaths.toSorted());
});

test('only public reads are shared, and each of them exists', () => {
  const queries = procedures.filter(({ type }) => type === 'query').map(({ path }) => path);
  expect(queries).toEqual(expect.arrayContaining([...sharedProcedures]));
  const reads = endpoints.filter(({ method, admin }) => method === 'get' && !admin).map(({ path }) => path);
  expect(reads).toEqual(expect.arrayContaining([...sharedPaths]));
});

test('a shared read tells somebody who is signed in nothing else than everybody', async () => {
  const { db, rest, user } = await startTestApi();
  const authorization = `Bearer ${await startSession(db, user.id, null)}`;
  const category = await db.category.create({ data: { name: 'x', slug: 'x' } });
  const project = { title: 'x', content: 'x', categoryId: category.id };
  await db.project.create({ data: { ...project, slug: 'x' } });
  await db.project.create({ data: { ...project, slug: 'gizli', visible: false } });
  for (const path of sharedPaths) {
    const address = path.replace('{slug}', 'x').replace('{id}', '1');
    const open = await rest.get(address);
    const signedIn = await rest.send('GET', address, undefined, { authorization });
    expect([signedIn.status, signedIn.text], path).toEqual([open.status, open.text]);
  }
});
