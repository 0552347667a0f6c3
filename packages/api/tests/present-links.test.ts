import { createLoggedDatabase } from '@pano/db/testing';
import { expect, test } from 'vitest';
import { startTestApi } from '../src/testing/test-api';

const publishedAt = '2026-01-01T09:00:00Z';
const listHrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

/** A project with English, one without, and an article in both languages that links to them. */
async function startSite() {
  const database = await createLoggedDatabase();
  const api = await startTestApi({ signedIn: true, database });
  const { trpc } = api;
  const { id: categoryId } = await trpc.categories.create({ name: 'Panolar', slug: 'panolar' });
  const create = (title: string, slug: string) =>
    trpc.projects.create({ title, slug, categoryId, content: '<p>Metin</p>' });
  const board = await create('Pano', 'pano');
  const repair = await create('Onarım', 'onarim');
  await trpc.translations.save({
    entity: 'project',
    id: board.id,
    data: { title: 'Board', slug: 'board', content: '<p>Text</p>' },
  });
  const content = [
    '<p><a href="/proje/pano?a=1#b">bir</a> <a href="/proje/onarim">iki</a> <a href="/en/project/board">üç</a>',
    '<a href="/sayfa/yok">dört</a> <a href="https://ornek.example/proje/pano">beş</a></p>',
  ].join(' ');
  const article = await trpc.articles.create({ title: 'Yazı', slug: 'yazi', content, publishedAt });
  await trpc.translations.save({
    entity: 'article',
    id: article.id,
    data: { title: 'Article', slug: 'article', content },
  });
  return { ...api, board, repair, article, content, queries: database.queries };
}

test('links in texts lead to the present addresses of records in both languages, and REST returns what is stored', async () => {
  const { trpc, rest, board, repair, article, content } = await startSite();
  await trpc.projects.update({ id: board.id, data: { slug: 'ana-pano' } });
  await trpc.projects.update({ id: board.id, data: { slug: 'yeni-pano' } });
  await trpc.projects.update({ id: repair.id, data: { slug: 'bakim' } });
  await trpc.translations.save({ entity: 'project', id: board.id, data: { slug: 'main-board' } });
  const rests = ['/sayfa/yok', 'https://ornek.example/proje/pano'];
  const turkish = await trpc.articles.bySlug({ slug: 'yazi' });
  expect(listHrefs(turkish.content)).toEqual([
    '/proje/yeni-pano?a=1#b',
    '/proje/bakim',
    '/en/project/main-board',
    ...rests,
  ]);
  const english = await trpc.articles.bySlug({ slug: 'article', locale: 'en' });
  expect(listHrefs(english.content)).toEqual([
    '/en/project/main-board?a=1#b',
    '/proje/onarim',
    '/en/project/main-board',
    ...rests,
  ]);
  expect((await rest.get('/articles/slug/yazi')).data).toMatchObject({ content });
  expect((await trpc.articles.get({ id: article.id })).content).toBe(content);
});

test('links in the blocks of a page, and in a menu, lead to the present address in the language of the reader', async () => {
  const { trpc, board } = await startSite();
  const html = '<p><a href="/proje/pano">pano</a></p>';
  const page = await trpc.pages.create({ title: 'Nilüfer', slug: 'nilufer', blocks: [{ kind: 'text', id: 1, html }] });
  const blocks = JSON.stringify({ 1: { html } });
  await trpc.translations.save({ entity: 'page', id: page.id, data: { title: 'Nilufer', blocks } });
  await trpc.menus.update({ footer: [{ kind: 'address', url: '/proje/pano', label: { tr: 'Pano', en: 'Board' } }] });
  await trpc.projects.update({ id: board.id, data: { slug: 'ana-pano' } });
  for (const [locale, slug, path] of [
    ['tr', 'nilufer', '/proje/ana-pano'],
    ['en', 'nilufer', '/en/project/board'],
  ] as const) {
    const { blocks = [] } = await trpc.pages.bySlug({ slug, locale });
    expect(blocks.flatMap((block) => ('html' in block ? listHrefs(block.html) : []))).toEqual([path]);
    expect((await trpc.menus.forFrame({ locale })).footer).toMatchObject([{ to: path }]);
  }
});

test('a button leads to the present address, also for readers of English where the slide has none', async () => {
  const { trpc, board } = await startSite();
  const description = '<p><a href="/proje/pano">Pano</a></p>';
  const slide = { title: 'Slayt', active: true, ctaText: 'Gör', ctaLink: '/proje/pano', description };
  await trpc.heroSections.create(slide);
  await trpc.projects.update({ id: board.id, data: { slug: 'yeni-pano' } });
  const [turkish] = (await trpc.heroSections.listActive({})).items;
  const moved = description.replace('/proje/pano', '/proje/yeni-pano');
  expect(turkish).toMatchObject({ ctaLink: '/proje/yeni-pano', description: moved });
  const [english] = (await trpc.heroSections.listActive({ locale: 'en' })).items;
  expect(english).toMatchObject({ ctaLink: '/en/project/board', description: moved });
});

test('the present address of what visitors may not see stays unknown to them', async () => {
  const { trpc, board, repair, article } = await startSite();
  await trpc.projects.update({ id: board.id, data: { slug: 'gizli-pano', visible: false } });
  await trpc.projects.update({ id: repair.id, data: { slug: 'gizli-onarim' } });
  await trpc.projects.remove({ id: repair.id });
  for (const locale of ['tr', 'en'] as const) {
    const { content } = await trpc.articles.bySlug({ slug: 'yazi', locale });
    expect(content).not.toContain('gizli');
  }
  const draft = await trpc.articles.create({ title: 'Taslak', slug: 'taslak', content: '<p>x</p>' });
  await trpc.articles.update({ id: draft.id, data: { slug: 'gizli-taslak' } });
  await trpc.articles.update({ id: article.id, data: { content: '<p><a href="/articles/taslak">Taslak</a></p>' } });
  expect(listHrefs((await trpc.articles.bySlug({ slug: 'yazi' })).content)).toEqual(['/articles/taslak']);
});

test('a text without links to records costs no query more, and one with many of them costs one', async () => {
  const { trpc, rest, queries } = await startSite();
  await trpc.articles.create({
    title: 'Öteki',
    slug: 'oteki',
    content: '<p><a href="/contact">x</a></p>',
    publishedAt,
  });
  const count = async (read: () => Promise<unknown>) => {
    await read();
    const before = queries.length;
    await read();
    return queries.length - before;
  };
  const plain = await count(() => rest.get('/articles/slug/oteki'));
  expect(await count(() => rest.get('/articles/slug/yazi'))).toBe(plain);
  const without = await count(() => trpc.articles.bySlug({ slug: 'oteki' }));
  expect(await count(() => trpc.articles.bySlug({ slug: 'yazi' }))).toBe(without + 1);
});
