import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openPage } from '@pano/web/server';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, test } from 'vitest';
import { contextFactory } from '#http/api-mounts';
import { createRenderQueue } from '#http/render-queue';
import type { ServerEnv } from '#http/request-info';
import { catchWarnings, startApi } from '#testing/start-api';
import { createPageHandler } from './site-pages';

const webRoot = fileURLToPath(new URL('../../../web/', import.meta.url));

async function startPages(queue = createRenderQueue()) {
  const { services } = await startApi();
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
  const template = await readFile(`${webRoot}index.html`, 'utf8');
  const site = {
    assetsDir: null,
    publicDir: `${webRoot}public`,
    scriptHashes: { site: [], admin: [] },
    siteTemplate: async () => template,
    adminTemplate: async () => template,
    openPage,
  };
  const app = new Hono<ServerEnv>();
  const options = { publicUrl: 'http://localhost:3000', queue };
  app.get('*', createPageHandler(site, contextFactory({ ...services, log }), options));
  return { app, services, logged };
}

test('while too many pages wait to be rendered, one says plainly that the server is busy, in both languages', async () => {
  const { app } = await startPages({ ...createRenderQueue(), isFull: () => true });
  for (const [path, text] of [
    ['/', '<h1>Sunucu şu anda meşgul.'],
    ['/en', '<h1>The server is busy.'],
  ] as const) {
    const response = await app.request(path);
    const headers = [response.headers.get('retry-after'), response.headers.get('cache-control')];
    expect([response.status, ...headers]).toEqual([503, '5', 'no-store']);
    const page = await response.text();
    expect(page).toContain(text);
    expect(page.length).toBeLessThan(500);
  }
});

test('a page that fails responds with 500 and the error screen and leaves an entry in the log', async () => {
  const { app, services, logged } = await startPages();
  await services.db.$executeRawUnsafe('DROP TABLE "PageTranslation"');
  await services.db.$executeRawUnsafe('DROP TABLE "Page"');
  const response = await app.request('/sayfa/gizlilik');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('Unexpected Application Error!');
  expect(logged.some((line) => line.includes('"path":"/sayfa/gizlilik"') && line.includes('page failed'))).toBe(true);
});

test('the home page stands without the section whose data cannot be had', async () => {
  const { app, services } = await startPages();
  await services.db.brand.create({ data: { name: 'Veltrin', logoUrl: '/art/brand-veltrin.svg' } });
  await services.db.service.create({ data: { title: 'Pano İmalatı', description: 'Panolar' } });
  const shows = (html: string) =>
    ['Markalar &amp; Partnerler', 'Pano İmalatı', 'id="contact"'].map((text) => html.includes(text));
  expect(shows(await (await app.request('/')).text())).toEqual([true, true, true]);
  await services.db.$executeRawUnsafe('DROP TABLE "Brand"');
  const warnings = catchWarnings();
  const response = await app.request('/');
  expect([response.status, ...shows(await response.text())]).toEqual([200, false, true, true]);
  expect(warnings()).toEqual(['The home page is shown without its brands:']);
});

test('the home page tells search engines of the firm of the profile, and where it is', async () => {
  const { app, services } = await startPages();
  const headOf = async (path: string) => {
    const html = await (await app.request(path)).text();
    return [/<title>([^<]*)/.exec(html)?.[1], /<meta name="description" content="([^"]*)/.exec(html)?.[1]];
  };
  expect(await headOf('/')).toEqual(['Firmamız', 'Firmamız: iletişim bilgileri ve teklif formu.']);
  const profile = { name: 'Işık Elektrik', city: 'İzmir', blurb: { tr: 'Ege’nin panocusu', en: null } };
  await services.db.setting.create({ data: { key: 'company', value: JSON.stringify(profile) } });
  expect(await headOf('/')).toEqual(['Işık Elektrik – İzmir', 'Ege’nin panocusu']);
  expect(await headOf('/en')).toEqual(['Işık Elektrik – İzmir', 'Işık Elektrik: contact details and quote form.']);
  const siteTitle = { tr: 'İzmir’de pano', en: null };
  const value = JSON.stringify({ ...profile, slogan: { tr: 'Yanınızda', en: 'With you' }, siteTitle });
  await services.db.setting.update({ where: { key: 'company' }, data: { value } });
  expect([(await headOf('/'))[0], (await headOf('/en'))[0]]).toEqual([
    'Işık Elektrik – İzmir’de pano',
    'Işık Elektrik – With you',
  ]);
});

test('on a site without content no page says anything about the firm that its owner has not written', async () => {
  const { app, services } = await startPages();
  const claims =
    /otomasyon|automation|şarj|charging|keşif|site visit|tek hat|single-line|kamera|aydınlatma|lighting|tek elden|tamamladığımız|completed|atölye|workshop|Nilüfer|Bursa/i;
  await services.db.category.create({ data: { name: 'Alan', slug: 'alan' } });
  const addresses = ['/', '/contact', '/articles', '/category/alan'].flatMap((path) => [
    path,
    `/en${path}`.replace(/\/$/, ''),
  ]);
  // The data that the page embeds names the fields of the profile.
  const ways = /whatsapp|telefonla|by phone|çalışma saat|working hours/i;
  const expectNeutral = async (path: string) => {
    const html = await (await app.request(path)).text();
    expect(claims.exec(html)?.[0], path).toBeUndefined();
    expect(ways.exec(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))?.[0], path).toBeUndefined();
  };
  for (const path of addresses) await expectNeutral(path);
  await services.db.setting.create({ data: { key: 'siteOffline', value: 'true' } });
  for (const path of ['/', '/en']) await expectNeutral(path);
  expect(await (await app.request('/')).text()).toContain('Lütfen biraz sonra yeniden deneyin.');
});

test('without a slide the home page begins with what the owner has written elsewhere', async () => {
  const { app, services } = await startPages();
  const firstSlide = async () => {
    const html = await (await app.request('/')).text();
    const [, title] = /<h1[^>]*>([^<]*)/.exec(html) ?? [];
    const [, subtitle] = /hero-subtitle[^>]*>(.*?)<\/div>/.exec(html) ?? [];
    return [
      title,
      subtitle,
      /<a[^>]*href="([^"]*)"[^>]*class="hero-link"|class="hero-link"[^>]*href="([^"]*)"/.exec(html)?.slice(1).join(''),
    ];
  };
  expect(await firstSlide()).toEqual(['Firmamız', undefined, '/#contact']);
  const profile = { name: 'Işık Elektrik', city: 'İzmir' };
  await services.db.setting.create({ data: { key: 'company', value: JSON.stringify(profile) } });
  await services.db.service.create({ data: { title: 'Pano <İmalatı>', description: 'x', order: 1 } });
  await services.db.service.create({ data: { title: 'Tesisat', description: 'x', order: 2 } });
  await services.db.aboutSection.create({ data: { title: 'Biz', content: '<p>x</p>' } });
  expect(await firstSlide()).toEqual(['İzmir elektrik hizmetleri', 'Pano &#60;İmalatı&#62;, Tesisat', '/#about']);
});

test('a home page without any data says so in both languages, and is no success', async () => {
  const { app, services } = await startPages();
  const translated = ['HeroSection', 'Project', 'Article', 'Category', 'Service'];
  for (const table of [
    ...translated.map((name) => `${name}Translation`),
    'ProjectImage',
    'ProjectService',
    ...translated,
    'Brand',
  ]) {
    await services.db.$executeRawUnsafe(`DROP TABLE "${table}"`);
  }
  const warnings = catchWarnings();
  for (const [path, text] of [
    ['/', 'Veriler yüklenirken bir hata oluştu'],
    ['/en', 'Something went wrong while loading the content'],
  ]) {
    const response = await app.request(String(path));
    expect(response.status).toBe(500);
    const html = await response.text();
    expect([html.includes(`role="alert">${text}`), html.includes('<header')]).toEqual([true, true]);
  }
  expect(new Set(warnings())).toContain('The home page is shown without its slides:');
});

test('an address that nobody has is no failure: nothing is logged', async () => {
  const { app, logged } = await startPages();
  expect((await app.request('/sayfa/yok')).status).toBe(404);
  expect((await app.request('/yok')).status).toBe(404);
  expect(logged).toEqual([]);
});

test('no page names the hidden category of an article, in its text, linked data or state', async () => {
  const { app, services } = await startPages();
  const category = await services.db.category.create({ data: { name: 'Gizlenen', slug: 'gizlenen' } });
  const article = { title: 'Makale', slug: 'makale', content: '<p>x</p>', publishedAt: new Date(0) };
  await services.db.article.create({ data: { ...article, categoryId: category.id } });
  const naming = async () => {
    const paths: string[] = [];
    for (const path of ['/articles/makale', '/articles', '/', '/en/articles/makale']) {
      const html = await (await app.request(path)).text();
      expect(html, path).toContain('Makale');
      if (/gizlenen/i.test(html)) paths.push(path);
    }
    return paths;
  };
  expect(await naming()).toContain('/articles/makale');
  await services.db.category.update({ where: { id: category.id }, data: { visible: false } });
  expect(await naming()).toEqual([]);
});
