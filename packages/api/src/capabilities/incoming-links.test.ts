import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

/** A project that an article links to in Turkish, a page in English, a slide by its button and both menus. */
async function startSite() {
  const api = await startTestApi({ signedIn: true });
  const { trpc } = api;
  const { id: categoryId } = await trpc.categories.create({ name: 'Panolar', slug: 'panolar' });
  const project = await trpc.projects.create({ title: 'Pano', slug: 'pano', categoryId, content: '<p>x</p>' });
  const other = await trpc.projects.create({
    title: 'Pano 2',
    slug: 'pano-2',
    categoryId,
    content: '<p><a href="/proje/pano-2">kendisi</a></p>',
  });
  const article = await trpc.articles.create({
    title: 'Yazı',
    slug: 'yazi',
    content: '<p><a href="/proje/pano?a=1">Pano</a></p>',
  });
  await trpc.articles.create({
    title: 'Öteki',
    slug: 'oteki',
    content: '<p><a href="/proje/pano-2">x</a> /proje/pano</p>',
  });
  const page = await trpc.pages.create({ title: 'Garanti', slug: 'garanti', content: '<p>x</p>' });
  const english = { title: 'Warranty', content: '<p><a href="/en/project/board/">Board</a></p>' };
  await trpc.translations.save({ entity: 'page', id: page.id, data: english });
  const slide = await trpc.heroSections.create({ title: 'Slayt', ctaText: 'Gör', ctaLink: '/proje/eski#b' });
  return { ...api, project, other, article, page, slide };
}

test('what links to a record is named: texts in both languages, buttons and menus, also by former addresses', async () => {
  const { trpc, project, other, article, page, slide } = await startSite();
  const find = async (...ids: number[]) => {
    const { count, records, menus } = await trpc.incomingLinks.find({ kind: 'project', ids });
    return [count, records.map(({ kind, id, title }) => `${kind} ${id} ${title}`).toSorted(), menus];
  };
  expect(await find(project.id)).toEqual([1, [`article ${article.id} Yazı`], []]);
  await trpc.projects.update({ id: project.id, data: { slug: 'eski' } });
  await trpc.projects.update({ id: project.id, data: { slug: 'yeni' } });
  await trpc.translations.save({
    entity: 'project',
    id: project.id,
    data: { title: 'Board', slug: 'board', content: '<p>x</p>' },
  });
  await trpc.menus.update({
    header: [{ kind: 'record', record: 'project', id: project.id, label: { tr: null, en: null } }],
    footer: [{ kind: 'address', url: '/proje/yeni', label: { tr: 'Pano', en: null } }],
  });
  const all = [`article ${article.id} Yazı`, `heroSection ${slide.id} Slayt`, `page ${page.id} Garanti`];
  expect(await find(project.id)).toEqual([5, all, ['header', 'footer']]);
  const [count, records] = await find(project.id, other.id);
  expect([count, records]).toEqual([6, expect.arrayContaining(all)]);
  expect(await find(other.id)).toMatchObject([1, [expect.stringContaining('Öteki')], []]);
  expect((await trpc.incomingLinks.find({ kind: 'article', ids: [article.id] })).count).toBe(0);
});

test('a link in a block of a page follows the address of its record and is named, in both languages', async () => {
  const { trpc, project } = await startSite();
  const block = (html: string) => [{ kind: 'text' as const, id: 1, title: 'İşlerimiz', html }];
  const turkish = block('<p><a href="/proje/pano">Pano</a></p>');
  const { id } = await trpc.pages.create({ title: 'Bölge', slug: 'bolge', content: '', blocks: turkish });
  const english = JSON.stringify({ 1: { title: 'Our work', html: '<p><a href="/proje/pano">Board</a></p>' } });
  const texts = { title: 'Area', slug: 'area', content: '', blocks: english };
  await trpc.translations.save({ entity: 'page', id, data: texts });
  await trpc.projects.update({ id: project.id, data: { slug: 'yeni' } });
  const { records } = await trpc.incomingLinks.find({ kind: 'project', ids: [project.id] });
  expect(records).toContainEqual(expect.objectContaining({ kind: 'page', id, title: 'Bölge' }));
  for (const [slug, locale, path] of [
    ['bolge', 'tr', '/proje/yeni'],
    ['area', 'en', '/proje/pano'],
  ] as const) {
    const { blocks } = await trpc.pages.bySlug({ slug, locale });
    expect(JSON.stringify(blocks)).toContain(`href=\\"${path}\\"`);
  }
});

test('the button of a call to action leads to the present address of its page, in the language of the reader', async () => {
  const { trpc, project } = await startSite();
  const blocks = [
    { kind: 'action' as const, id: 1, title: 'İşlerimiz', button: 'link' as const, ctaLink: '/proje/pano' },
  ];
  const { id } = await trpc.pages.create({ title: 'Bölge', slug: 'bolge', content: '', blocks });
  await trpc.pages.create({ title: 'Türkçe', slug: 'turkce', content: '', blocks });
  const english = JSON.stringify({ 1: { title: 'Our work', ctaText: 'See it' } });
  const area = { title: 'Area', slug: 'area', content: '', blocks: english };
  await trpc.translations.save({ entity: 'page', id, data: area });
  await trpc.projects.update({ id: project.id, data: { slug: 'yeni' } });
  const { records } = await trpc.incomingLinks.find({ kind: 'project', ids: [project.id] });
  expect(records).toContainEqual(expect.objectContaining({ kind: 'page', id, title: 'Bölge' }));
  const read = async (slug: string, locale: 'tr' | 'en') => (await trpc.pages.bySlug({ slug, locale })).blocks?.[0];
  expect(await read('bolge', 'tr')).toMatchObject({ ctaText: null, ctaLink: '/proje/yeni' });
  expect(await read('area', 'en')).toMatchObject({ title: 'Our work', ctaText: 'See it', ctaLink: '/proje/pano' });
  expect(await read('turkce', 'en')).toMatchObject({ title: 'İşlerimiz', ctaLink: '/proje/pano' });
  const board = { title: 'Board', slug: 'board', content: '<p>x</p>' };
  await trpc.translations.save({ entity: 'project', id: project.id, data: board });
  expect(await read('area', 'en')).toMatchObject({ ctaLink: '/en/project/board' });
  const wrong = blocks.map((block) => ({ ...block, ctaLink: '/sayfa/yok' }));
  await trpc.pages.update({ id, data: { blocks: wrong } });
  const broken = (await trpc.searchHealth.read()).findings.filter(({ problem }) => problem === 'brokenLink');
  expect(broken.map((finding) => finding.id)).toContain(id);
});

test('of many links the first ones are named and all are counted, and many records are looked up together', async () => {
  const { trpc, project } = await startSite();
  const content = '<p><a href="/proje/pano">Pano</a></p>';
  for (let number = 1; number <= 11; number += 1) {
    await trpc.articles.create({ title: `Yazı ${number}`, slug: `yazi-${number}`, content });
  }
  const one = await trpc.incomingLinks.find({ kind: 'project', ids: [project.id] });
  expect([one.count, one.records.length]).toEqual([12, 10]);
  const { categoryId } = await trpc.projects.get({ id: project.id });
  const ids = [project.id];
  for (let number = 1; number <= 20; number += 1) {
    ids.push((await trpc.projects.create({ title: `Kabin ${number}`, categoryId, content: '<p>x</p>' })).id);
  }
  expect((await trpc.incomingLinks.find({ kind: 'project', ids })).count).toBe(12);
});

test('a link may lead to any record with a page: by its words, or by any address that it has or had', async () => {
  const { trpc, project, page } = await startSite();
  const find = async (q: string) =>
    (await trpc.linkableRecords.pages({ q })).map(({ kind, id, path, hasPage }) => [kind, id, path, hasPage]);
  const warranty = ['page', page.id, '/sayfa/garanti', true];
  expect(await find('garanti')).toEqual([warranty]);
  // What is called so stands before what only mentions it.
  const publishedAt = '2026-01-01T00:00:00Z';
  const mention = await trpc.articles.create({ title: 'Ocak', slug: 'ocak', content: '<p>Garanti</p>', publishedAt });
  expect(await find('garanti')).toEqual([warranty, ['article', mention.id, '/articles/ocak', true]]);
  await trpc.articles.remove({ id: mention.id });
  expect(await find('hiçbiri')).toEqual([]);
  await trpc.services.create({ title: 'Sayfasız', description: 'x' });
  expect(await find('sayfasız')).toEqual([]);
  await trpc.translations.save({
    entity: 'project',
    id: project.id,
    data: { title: 'Board', slug: 'board', content: '<p>x</p>' },
  });
  await trpc.projects.update({ id: project.id, data: { slug: 'yeni', visible: false } });
  for (const address of ['/proje/yeni', '/proje/pano?a=1#b', '/en/project/board', '/en/proje/pano/']) {
    expect(await find(address), address).toEqual([['project', project.id, '/proje/yeni', false]]);
  }
  expect(await find('/proje/yok')).toEqual([]);
  await trpc.pages.create({ title: 'Contact', slug: 'contact', content: '<p>x</p>' });
  expect(await find('contact')).toHaveLength(1);
  expect(await find('/#contact')).toEqual([]);
});

test('a record that stands behind the first ones is found by its title, and more can be asked for', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const pages = Array.from({ length: 60 }, (_, at) => ({
    title: `Sayfa ${at}`,
    slug: `s-${at}`,
    search: `sayfa ${at} garanti`,
  }));
  await db.page.createMany({ data: [...pages, { title: 'Garanti', slug: 'garanti', search: 'garanti' }] });
  const find = async (q: string, take?: number) =>
    (await trpc.linkableRecords.find({ of: ['page'], q, take })).map(({ title }) => title);
  expect((await find('garanti'))[0]).toBe('Garanti');
  expect((await trpc.linkableRecords.pages({ q: 'garanti' }))[0]?.path).toBe('/sayfa/garanti');
  expect(await find('')).toHaveLength(20);
  expect((await find('', 80)).at(-1)).toBe('Garanti');
});
