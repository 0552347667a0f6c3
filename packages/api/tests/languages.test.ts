import { createLoggedDatabase } from '@pano/db/testing';
import { expect, test } from 'vitest';
import { startTestApi } from '../src/testing/test-api';

type Api = Awaited<ReturnType<typeof startTestApi>>;
const past = '2026-01-01T09:00:00Z';

/** Two categories, projects, articles and pages; the first of each is in English, too. */
async function createSite({ trpc }: Api) {
  const boards = await trpc.categories.create({ name: 'Panolar', slug: 'panolar' });
  const { id: careId } = await trpc.categories.create({ name: 'Bakım', slug: 'bakim' });
  const english = (entity: 'category' | 'project' | 'article' | 'page' | 'service' | 'heroSection', id: number) => ({
    save: (data: Record<string, string>) => trpc.translations.save({ entity, id, data }),
  });
  await english('category', boards.id).save({ name: 'Switchboards', slug: 'switchboards' });
  const common = { categoryId: boards.id, content: '<p>Metin</p>', description: 'Türkçe özet' };
  const board = await trpc.projects.create({ ...common, title: 'Pano', slug: 'pano' });
  const repair = await trpc.projects.create({ ...common, title: 'Onarım', slug: 'onarim' });
  const link = '<p><a href="/proje/pano?a=1">One</a> <a href="/proje/onarim">two</a> <a href="/contact">three</a></p>';
  await english('project', board.id).save({ title: 'Board', slug: 'board', content: link });
  const article = await trpc.articles.create({ title: 'Yazı', slug: 'yazi', content: link, publishedAt: past });
  await trpc.articles.create({ title: 'Öteki', slug: 'oteki', content: '<p>x</p>', publishedAt: past });
  await english('article', article.id).save({ title: 'Article', slug: 'article', content: link });
  const page = await trpc.pages.create({ title: 'Gizlilik', slug: 'gizlilik', showInFooter: true });
  await trpc.pages.create({ title: 'Garanti', slug: 'garanti', showInFooter: true });
  await english('page', page.id).save({ title: 'Privacy', slug: 'privacy' });
  const service = await trpc.services.create({ title: 'İmalat', description: 'Pano imalatı' });
  await trpc.services.create({ title: 'Montaj', description: 'Montaj işleri' });
  await english('service', service.id).save({ title: 'Manufacturing', description: 'Boards' });
  const slide = await trpc.heroSections.create({
    title: 'Slayt',
    active: true,
    ctaText: 'Gör',
    ctaLink: '/proje/pano',
  });
  await english('heroSection', slide.id).save({ title: 'Slide', ctaText: 'See', ctaLink: '/proje/pano' });
  return { board, repair, careId };
}

async function startSite() {
  const api = await startTestApi({ signedIn: true });
  return { ...api, ...(await createSite(api)) };
}

test('a record is English as a whole, or Turkish as a whole, and names its address in the language asked for', async () => {
  const { trpc, board, careId } = await startSite();
  const { items } = await trpc.projects.listVisible({ locale: 'en' });
  expect(items).toMatchObject([
    { title: 'Board', description: null, lang: 'en', path: '/en/project/board', category: { name: 'Switchboards' } },
    { title: 'Onarım', description: 'Türkçe özet', lang: 'tr', path: '/en/proje/onarim' },
  ]);
  for (const { category } of items) expect(category).toMatchObject({ lang: 'en', path: '/en/category/switchboards' });
  const paths = { tr: '/proje/pano', en: '/en/project/board' };
  for (const slug of ['board', 'pano']) {
    const english = await trpc.projects.bySlug({ slug, locale: 'en' });
    expect(english).toMatchObject({ title: 'Board', lang: 'en', path: paths.en, paths });
    const turkish = await trpc.projects.bySlug({ slug });
    expect(turkish).toMatchObject({ title: 'Pano', lang: 'tr', path: paths.tr, paths });
  }
  expect((await trpc.projects.bySlug({ slug: 'onarim', locale: 'en' })).paths).toEqual({
    tr: '/proje/onarim',
    en: null,
  });
  expect((await trpc.projects.listByCategory({ slug: 'switchboards', locale: 'en' })).category.name).toBe(
    'Switchboards',
  );
  expect((await trpc.pages.forFrame({ locale: 'en' })).footer).toEqual([
    { title: 'Privacy', slug: 'privacy', lang: 'en', path: '/en/page/privacy' },
    { title: 'Garanti', slug: 'garanti', lang: 'tr', path: '/en/sayfa/garanti' },
  ]);
  expect((await trpc.services.listVisible({ locale: 'en' })).items.map(({ lang }) => lang)).toEqual(['en', 'tr']);
  // A project in English of a category without.
  await trpc.projects.update({ id: board.id, data: { categoryId: careId } });
  expect(await trpc.projects.bySlug({ slug: 'board', locale: 'en' })).toMatchObject({
    lang: 'en',
    category: { name: 'Bakım', lang: 'tr', path: '/en/category/bakim' },
  });
});

test('links of English texts and slides to pages of the site lead to the English addresses; Turkish texts stay', async () => {
  const { trpc } = await startSite();
  const { content } = await trpc.projects.bySlug({ slug: 'board', locale: 'en' });
  expect([...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/en/project/board?a=1',
    '/proje/onarim',
    '/en/contact',
  ]);
  const [slide] = (await trpc.heroSections.listActive({ locale: 'en' })).items;
  expect(slide).toMatchObject({ title: 'Slide', ctaLink: '/en/project/board' });
  expect((await trpc.heroSections.listActive({})).items[0]?.ctaLink).toBe('/proje/pano');
  expect((await trpc.articles.bySlug({ slug: 'yazi' })).content).toContain('href="/proje/pano?a=1"');
});

test('where the owner leaves out what has no English, lists and totals do, and its address is the Turkish one', async () => {
  const { trpc } = await startSite();
  await trpc.company.update({ data: { untranslated: 'hidden' } });
  const lists = [
    await trpc.projects.listVisible({ locale: 'en' }),
    await trpc.articles.listPublished({ locale: 'en' }),
    await trpc.categories.listVisible({ locale: 'en' }),
    await trpc.services.listVisible({ locale: 'en' }),
    await trpc.pages.listPublic({ locale: 'en' }),
  ];
  expect(lists.map(({ total, items }) => [total, items.map(({ lang }) => lang)])).toEqual(
    Array.from(lists, () => [1, ['en']]),
  );
  expect((await trpc.projects.listVisible({})).total).toBe(2);
  const repair = await trpc.projects.bySlug({ slug: 'onarim', locale: 'en' });
  expect(repair).toMatchObject({ lang: 'tr', path: '/proje/onarim', paths: { en: null } });
  expect((await trpc.pages.forFrame({ locale: 'en' })).footer).toHaveLength(1);
});

test('REST reads in a language with `locale` alone, and says which', async () => {
  const { rest, board, repair } = await startSite();
  const english = await rest.send('GET', '/projects?locale=en', undefined, { 'accept-language': 'tr' });
  expect(english.headers.get('content-language')).toBe('en');
  expect(english.data).toMatchObject([
    { title: 'Board', lang: 'en', paths: { tr: '/proje/pano', en: '/en/project/board' } },
    { title: 'Onarım', lang: 'tr', paths: { tr: '/proje/onarim', en: null } },
  ]);
  const strict = await rest.get('/projects?locale=en&fallback=none');
  expect([strict.meta, strict.data]).toMatchObject([{ total: 1 }, [{ title: 'Board' }]]);
  expect((await rest.get(`/projects/${board.id}?locale=en&fallback=none`)).status).toBe(200);
  expect((await rest.get(`/projects/${repair.id}?locale=en&fallback=none`)).status).toBe(404);
  expect(await rest.get('/projects?locale=en&fallback=tr')).toMatchObject({ status: 400 });
  const fallback = await rest.send('GET', `/projects/${repair.id}?locale=en`);
  expect([fallback.status, fallback.headers.get('content-language')]).toEqual([200, 'tr']);
  expect((await rest.get('/projects/slug/board?locale=en')).data).toMatchObject({ id: board.id, title: 'Board' });
  expect((await rest.get('/projects/slug/board')).status).toBe(404);
  const plain = await rest.send('GET', '/projects', undefined, { 'accept-language': 'en' });
  expect(plain.headers.has('content-language')).toBe(false);
  expect(plain.data).toMatchObject([{ title: 'Pano' }, { title: 'Onarım' }]);
  expect(plain.text).not.toMatch(/"lang"|"paths?"/);
  for (const path of ['/projects', `/projects/${board.id}`, '/services', '/about-sections', '/hero-sections/active']) {
    const rejected = await rest.get(`${path}?locale=de`);
    expect([rejected.status, rejected.error], path).toEqual([400, 'locale "tr" veya "en" olmalıdır']);
  }
});

test('a list in English takes one query more than in Turkish, and a text one more for its links', async () => {
  const database = await createLoggedDatabase();
  const api = await startTestApi({ signedIn: true, database });
  await createSite(api);
  const { trpc } = api;
  const count = async (read: () => Promise<unknown>) => {
    // The second time, as after an edit of something else: choices and names of categories are cached.
    await read();
    const before = database.queries.length;
    await read();
    return database.queries.length - before;
  };
  const lists = [
    (locale: 'tr' | 'en') => trpc.projects.listVisible({ locale }),
    (locale: 'tr' | 'en') => trpc.articles.listPublished({ locale }),
    (locale: 'tr' | 'en') => trpc.services.listVisible({ locale }),
  ];
  for (const list of lists) expect(await count(() => list('en'))).toBe((await count(() => list('tr'))) + 1);
  const turkish = await count(() => trpc.projects.bySlug({ slug: 'pano' }));
  expect(await count(() => trpc.projects.bySlug({ slug: 'board', locale: 'en' }))).toBe(turkish + 2);
});
