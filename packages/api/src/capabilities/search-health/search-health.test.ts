import { createLoggedDatabase } from '@pano/db/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { findNearCopies } from './near-copies';

const words = (count: number, start = 0) => Array.from({ length: count }, (_, at) => `kelime${start + at}`).join(' ');

test('near copies are found by what they share, in any case and punctuation, and short texts are compared with none', () => {
  const text = words(200);
  const near = `${words(190)} ${words(10, 500)}`.replaceAll(' ', ', ').toLocaleUpperCase('tr');
  expect(findNearCopies([text, words(200, 1000), near], 0.7)).toEqual([
    { index: 2, of: 0, share: expect.closeTo(0.89, 1) },
  ]);
  expect(findNearCopies([words(20), words(20)], 0.7)).toEqual([]);
  expect(findNearCopies([text, text], 0.7)).toEqual([{ index: 1, of: 0, share: 1 }]);
});

async function startHealth() {
  const api = await startTestApi({ signedIn: true });
  const read = async () => (await api.trpc.searchHealth.read()).findings;
  const find = async (problem: string) =>
    (await read())
      .filter((finding) => finding.problem === problem)
      .map(({ id, field, count, other }) => [id, field, count, other]);
  return { ...api, find };
}

const long = `<p>${words(100)}</p>`;

test('the profile misses a description, a title, hours and a place until the owner writes them', async () => {
  const { trpc } = await startHealth();
  const problems = async () =>
    (await trpc.searchHealth.read()).findings
      .filter(({ kind }) => kind === 'company')
      .map(({ problem, field }) => [problem, field]);
  expect(await problems()).toEqual([
    ['siteDescription', 'siteDescription'],
    ['place', 'street'],
    ['hours', 'hours'],
    ['siteTitle', 'siteTitle'],
  ]);
  await trpc.company.update({
    data: {
      siteDescription: { tr: 'Pano', en: null },
      slogan: { tr: 'Tek ekip', en: null },
      street: 'Sokak 1',
      hours: [{ days: ['Monday'], opens: '09:00', closes: '18:00' }],
    },
  });
  expect(await problems()).toEqual([['place', 'latitude']]);
  await trpc.company.update({ data: { latitude: 40, longitude: 29 } });
  expect(await problems()).toEqual([]);
});

test('thin texts, silent pictures, missing descriptions and titles that repeat are found with their fields', async () => {
  const { trpc, find } = await startHealth();
  const publishedAt = '2026-01-01T00:00:00Z';
  const image = '<p><img src="https://a.example/a.png"><img src="https://a.example/b.png" alt="Pano"></p>';
  const one = await trpc.articles.create({ title: 'Pano', slug: 'bir', content: `${long}${image}`, publishedAt });
  const two = await trpc.articles.create({
    title: 'PANO',
    slug: 'iki',
    content: '<p>Bu kısa.</p>',
    excerpt: 'Özet',
    publishedAt,
  });
  await trpc.articles.create({ title: 'Taslak', slug: 'taslak', content: '<p>x</p>' });
  expect(await find('thinText')).toEqual([[two.id, 'content', 2, '']]);
  expect(await find('silentPictures')).toEqual([[one.id, 'content', 1, '']]);
  expect(await find('description')).toEqual([[one.id, 'seoDescription', 0, '']]);
  expect(await find('sameTitle')).toEqual([[two.id, 'title', 0, '']]);
});

test('a link to nothing is found, one to a former address or to a list is not', async () => {
  const { trpc, find } = await startHealth();
  const { id } = await trpc.pages.create({ title: 'Garanti', slug: 'garanti', content: long });
  const links = [
    '/sayfa/garanti',
    '/sayfa/yok',
    '/proje/yok?a=1',
    '/articles',
    '/#contact',
    'https://a.example/sayfa/yok',
    '/',
    '/Projeler/?hizmet=pano',
    '/en',
    '/en/services',
    '/uploads/katalog.pdf',
    '/uploads/yok',
    '/rss.xml',
    '/admin/pages',
    '/projelerimiz/',
    '/en/hizmetlerimiz',
    '/sayfa',
  ];
  const html = links.map((link) => `<p><a href="${link}">x</a></p>`).join('');
  const from = await trpc.pages.create({ title: 'Bağlantılar', slug: 'baglantilar', content: `${long}${html}` });
  const broken = [
    [from.id, 'content', 0, '/sayfa/yok'],
    [from.id, 'content', 0, '/proje/yok?a=1'],
    [from.id, 'content', 0, '/projelerimiz/'],
    [from.id, 'content', 0, '/en/hizmetlerimiz'],
    [from.id, 'content', 0, '/sayfa'],
  ];
  expect(await find('brokenLink')).toEqual(broken);
  await trpc.pages.update({ id, data: { slug: 'garanti-kosullari' } });
  expect(await find('brokenLink')).toEqual(broken);
});

test('the button and the texts of a slide, and what the owner typed into a menu, are searched for links to nothing, too', async () => {
  const { trpc } = await startHealth();
  const broken = async () =>
    (await trpc.searchHealth.read()).findings
      .filter(({ problem }) => problem === 'brokenLink')
      .map(({ kind, id, title, field, other }) => [kind, id, title, field, other]);
  const slide = await trpc.heroSections.create({
    title: 'Pano',
    subtitle: '<p><a href="/articles/yok">Yazı</a></p>',
    description: '<p><a href="/sayfa/yok">Sayfa</a></p>',
    ctaLink: '/proje/yok',
    active: true,
  });
  const label = { tr: 'Garanti', en: null };
  await trpc.menus.update({ footer: [{ kind: 'address', url: '/sayfa/garanti', label }] });
  expect(await broken()).toEqual([
    ['heroSection', slide.id, 'Pano', 'ctaLink', '/proje/yok'],
    ['heroSection', slide.id, 'Pano', 'subtitle', '/articles/yok'],
    ['heroSection', slide.id, 'Pano', 'description', '/sayfa/yok'],
    ['menus', null, 'Garanti', 'footer', '/sayfa/garanti'],
  ]);
  await trpc.pages.create({ title: 'Garanti', slug: 'garanti', content: long, showInFooter: true });
  await trpc.heroSections.update({ id: slide.id, data: { active: false } });
  expect(await broken()).toEqual([]);
});

test('the English texts of what visitors see are searched for links to nothing, too, while the site has English', async () => {
  const { trpc, find } = await startHealth();
  const link = (...paths: string[]) => paths.map((path) => `<p><a href="${path}">x</a></p>`).join('');
  const page = await trpc.pages.create({ title: 'Garanti', slug: 'garanti', content: long });
  const english = (entity: 'page' | 'heroSection', id: number, data: Record<string, string>) =>
    trpc.translations.save({ entity, id, data });
  const fine = ['/sayfa/garanti', '/en/page/warranty', '/en/sayfa/garanti', '/articles', '/en/services', '/#contact'];
  const content = `<p>Text</p>${link(...fine, '/sayfa/yok', '/en/page/none', '/en/sevices', 'https://a.example/yok')}`;
  await english('page', page.id, { title: 'Warranty', slug: 'warranty', content });
  const slide = await trpc.heroSections.create({ title: 'Pano', active: true });
  await english('heroSection', slide.id, { title: 'Board', description: link('/proje/yok') });
  const hidden = await trpc.heroSections.create({ title: 'Gizli', active: false });
  await english('heroSection', hidden.id, { title: 'Hidden', description: link('/proje/yok') });
  const built = await trpc.pages.create({ title: 'Yapı', slug: 'yapi', blocks: [{ kind: 'text', id: 1, html: long }] });
  const blocks = JSON.stringify({ 1: { html: link('/articles/yok') } });
  await english('page', built.id, { title: 'Built', slug: 'built', blocks });
  const broken = [
    [slide.id, 'description', 0, '/proje/yok'],
    [page.id, 'content', 0, '/sayfa/yok'],
    [page.id, 'content', 0, '/en/page/none'],
    [page.id, 'content', 0, '/en/sevices'],
    [built.id, 'content', 0, '/articles/yok'],
  ];
  expect(await find('brokenEnglishLink')).toEqual(broken);
  expect(await find('brokenLink')).toEqual([]);
  await trpc.company.update({ data: { english: false } });
  expect(await find('brokenEnglishLink')).toEqual([]);
});

test('a page that nothing leads to is found until something does', async () => {
  const { trpc, find } = await startHealth();
  const page = await trpc.pages.create({ title: 'Garanti', slug: 'garanti', content: long });
  const unlinked = [[page.id, 'showInFooter', 0, '']];
  expect(await find('unlinked')).toEqual(unlinked);
  const label = { tr: null, en: null };
  await trpc.menus.update({ footer: [{ kind: 'record', record: 'page', id: page.id, label }] });
  expect(await find('unlinked')).toEqual([]);
  await trpc.menus.update({ footer: null });
  expect(await find('unlinked')).toEqual(unlinked);
  await trpc.pages.update({ id: page.id, data: { showInFooter: true } });
  expect(await find('unlinked')).toEqual([]);
});

test('near copies of one page for another district are found', async () => {
  const { trpc, find } = await startHealth();
  const text = (district: string) => `<p>${words(90)} ${district} ${words(90, 200)}</p>`;
  await trpc.pages.create({ title: 'Nilüfer', slug: 'nilufer', content: text('Nilüfer') });
  const copy = await trpc.pages.create({ title: 'Osmangazi', slug: 'osmangazi', content: text('Osmangazi') });
  expect(await find('nearCopy')).toEqual([[copy.id, 'content', expect.toSatisfy((share) => share > 90), 'Nilüfer']]);
});

test('an English text without the description that its Turkish has is found while the site has English', async () => {
  const { trpc, find } = await startHealth();
  const page = { content: long, publishedAt: '2026-01-01T00:00:00Z' };
  const one = await trpc.articles.create({ ...page, title: 'Bir', slug: 'bir', excerpt: 'Özet' });
  const two = await trpc.articles.create({ ...page, title: 'İki', slug: 'iki' });
  await trpc.articles.create({ ...page, title: 'Üç', slug: 'uc', excerpt: 'Özet' });
  const english = (id: number, data: Record<string, string>) =>
    trpc.translations.save({ entity: 'article', id, data: { content: '<p>Text</p>', ...data } });
  await english(one.id, { title: 'One', slug: 'one' });
  await english(two.id, { title: 'Two', slug: 'two' });
  const slogan = { tr: 'Tek ekip', en: 'One team' };
  await trpc.company.update({ data: { slogan, siteDescription: { tr: 'Pano', en: null } } });
  const missing = [
    [null, 'siteDescription', 0, ''],
    [one.id, 'seoDescription', 0, ''],
  ];
  expect(await find('englishDescription')).toEqual(missing);
  await trpc.company.update({ data: { english: false } });
  expect(await find('englishDescription')).toEqual([]);
  await trpc.company.update({ data: { english: true, siteDescription: { tr: 'Pano', en: 'Boards' } } });
  await english(one.id, { excerpt: 'Summary' });
  expect(await find('englishDescription')).toEqual([]);
});

test('a page that is being written is told the page that it is nearest to, whatever its blocks say', async () => {
  const { trpc, find } = await startHealth();
  const html = `<p>${words(100)}</p>`;
  const blocks = [{ kind: 'text' as const, id: 1, html }];
  const page = await trpc.pages.create({ title: 'Nilüfer', slug: 'nilufer', blocks });
  expect(await find('thinText')).toEqual([]);
  const nearest = (id: number | null, text: string) => trpc.searchHealth.nearest({ kind: 'page', id, html: text });
  expect(await nearest(null, html)).toEqual({ kind: 'page', id: page.id, title: 'Nilüfer', share: 100 });
  expect(await nearest(page.id, html)).toBeNull();
  expect(await nearest(null, `<p>${words(100, 900)}</p>`)).toBeNull();
  const near = await nearest(null, `<p>${words(90)} ${words(10, 900)}</p>`);
  expect(near?.share).toBeGreaterThan(70);
  expect(near?.share).toBeLessThan(100);
});

test('a second visit computes nothing again until the content changes or an article appears by itself', async () => {
  const database = await createLoggedDatabase();
  const { trpc } = await startTestApi({ signedIn: true, database });
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
  await trpc.articles.create({ title: 'Yarın', slug: 'yarin', content: '<p>Bu kısa.</p>', publishedAt });
  const visit = async () => {
    const before = database.queries.length;
    const { counts } = await trpc.searchHealth.read();
    const texts = database.queries.slice(before).filter(({ sql }) => sql.includes('`content`'));
    return { thin: counts.thinText ?? 0, computed: texts.length > 0 };
  };
  expect(await visit()).toEqual({ thin: 0, computed: true });
  expect(await visit()).toEqual({ thin: 0, computed: false });
  // Neither a message of a visitor nor the journal of what people did changes what visitors see.
  await trpc.contactForms.submit({ name: 'Ayşe', email: 'ayse@ornek.example', message: 'Merhaba' });
  expect(await visit()).toEqual({ thin: 0, computed: false });
  await trpc.pages.create({ title: 'Kısa', slug: 'kisa', content: '<p>x</p>' });
  expect(await visit()).toEqual({ thin: 1, computed: true });
  expect(await visit()).toEqual({ thin: 1, computed: false });
  vi.useFakeTimers({ now: Date.now() + 7_200_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await visit()).toEqual({ thin: 2, computed: true });
  expect(await visit()).toEqual({ thin: 2, computed: false });
});

test('texts for search engines mend what is missing, and make two pages of one title different', async () => {
  const { trpc, find } = await startHealth();
  const category = await trpc.categories.create({ name: 'Panolar', slug: 'panolar' });
  const page = await trpc.pages.create({ title: 'Garanti', slug: 'garanti', content: long, showInFooter: true });
  const other = await trpc.pages.create({ title: 'Garanti', slug: 'garanti-2', content: '', showInFooter: true });
  expect(await find('description')).toEqual([
    [category.id, 'seoDescription', 0, ''],
    [page.id, 'seoDescription', 0, ''],
    [other.id, 'seoDescription', 0, ''],
  ]);
  expect(await find('sameTitle')).toEqual([[other.id, 'title', 0, '']]);
  const data = { seoTitle: 'Trafo garantisi', seoDescription: 'Trafolarda beş yıl' };
  await trpc.categories.update({ id: category.id, data: { description: 'Panolarımız' } });
  await trpc.pages.update({ id: page.id, data: { seoDescription: 'Panolarda iki yıl' } });
  await trpc.pages.update({ id: other.id, data });
  expect(await find('description')).toEqual([]);
  expect(await find('sameTitle')).toEqual([]);
});
