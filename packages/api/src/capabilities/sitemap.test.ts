import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { listFeed, listPublicPages } from './sitemap';

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const article = { content: '<p>x</p>', publishedAt: yesterday };

test('only what visitors may open is listed for machines', async () => {
  const { trpc, context } = await startTestApi({ signedIn: true });
  const open = await trpc.categories.create({ name: 'Açık', slug: 'acik' });
  const hidden = await trpc.categories.create({ name: 'Gizli', slug: 'gizli', visible: false });
  await trpc.articles.create({ ...article, title: 'Yayında', slug: 'yayinda', featuredImage: '/art/a.svg' });
  await trpc.articles.create({ ...article, title: 'Taslak', slug: 'taslak', publishedAt: null });
  await trpc.articles.create({ ...article, title: 'Planlı', slug: 'planli', publishedAt: tomorrow });
  await trpc.articles.create({ ...article, title: 'Gizli', slug: 'gizli-makale', visible: false });
  await trpc.projects.create({ categoryId: open.id, title: 'Trafo', content: '<p>x</p>', image: '/art/b.svg' });
  await trpc.projects.create({ categoryId: open.id, title: 'Gizli proje', content: '<p>x</p>', visible: false });
  await trpc.projects.create({ categoryId: hidden.id, title: 'Gizlinin projesi', content: '<p>x</p>' });
  await trpc.pages.create({ title: 'Gizlilik', slug: 'gizlilik' });

  const pages = await listPublicPages(context, 100);
  expect(pages.map((page) => page.path)).toEqual([
    '/category/acik',
    '/proje/trafo',
    '/sayfa/gizlilik',
    '/articles/yayinda',
  ]);
  expect(pages.flatMap((page) => page.images)).toEqual(['/art/b.svg', '/art/a.svg']);
  expect(await listFeed(context)).toEqual([
    { path: '/articles/yayinda', title: 'Yayında', excerpt: null, publishedAt: yesterday },
  ]);
});

test('of more pages than a sitemap may name the oldest articles are left out', async () => {
  const { trpc, context } = await startTestApi({ signedIn: true });
  await trpc.pages.create({ title: 'Gizlilik', slug: 'gizlilik' });
  for (const [slug, publishedAt] of [
    ['eski', '2020-01-01T00:00:00Z'],
    ['yeni', '2022-01-01T00:00:00Z'],
    ['orta', '2021-01-01T00:00:00Z'],
  ] as const) {
    await trpc.articles.create({ ...article, title: slug, slug, publishedAt });
  }
  const pages = await listPublicPages(context, 3);
  expect(pages.map((page) => page.path)).toEqual(['/sayfa/gizlilik', '/articles/yeni', '/articles/orta']);
});

test('each language has the date of its own last change', async () => {
  const { trpc, context } = await startTestApi({ signedIn: true });
  const { id } = await trpc.pages.create({ title: 'Gizlilik', slug: 'gizlilik' });
  const ref = { entity: 'page', id } as const;
  const dates = async () =>
    (await listPublicPages(context, 1)).map((page) => [page.updatedAt, page.english?.updatedAt]);
  const turkish = async () => (await trpc.pages.get({ id })).updatedAt;
  const english = async () => (await trpc.translations.get(ref))?.updatedAt;
  const untranslated = await turkish();
  expect(await dates()).toEqual([[untranslated, undefined]]);

  await trpc.translations.save({ ...ref, data: { title: 'Privacy' } });
  expect(await dates()).toEqual([[untranslated, await english()]]);
  const translated = await english();
  await trpc.pages.update({ id, data: { title: 'Gizlilik metni' } });
  expect(await turkish()).not.toBe(untranslated);
  expect(await dates()).toEqual([[await turkish(), translated]]);
});

test('many projects are listed, each with its pictures', async () => {
  const { trpc, context } = await startTestApi({ signedIn: true });
  const { id } = await trpc.categories.create({ name: 'Pano', slug: 'pano' });
  const numbers = Array.from({ length: 1200 }, (_, at) => at + 1);
  const project = { categoryId: id, content: '<p>x</p>' };
  await context.db.project.createMany({
    data: numbers.map((at) => ({ ...project, id: at, title: `${at}`, slug: `p-${at}` })),
  });
  await context.db.projectImage.createMany({
    data: numbers.map((at) => ({ projectId: at, imageUrl: `/art/${at}.svg` })),
  });
  const pages = await listPublicPages(context, 5000);
  expect(pages.filter(({ path }) => path.startsWith('/proje/')).map(({ path, images }) => [path, images])).toEqual(
    numbers.toReversed().map((at) => [`/proje/p-${at}`, [`/art/${at}.svg`]]),
  );
});
