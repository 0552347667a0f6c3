import { expect, test } from 'vitest';
import * as z from 'zod';
import { startCachedSite } from '#testing/start-site';

const created = z.object({ data: z.object({ path: z.string(), link: z.object({ id: z.string() }) }) });
const neutral = 'Bu önizleme artık geçerli değil.';

async function startLinked(started?: Awaited<ReturnType<typeof startCachedSite>>) {
  const site = started ?? (await startCachedSite());
  const { db, send, write } = site;
  const texts = { title: 'Yayındaki başlık', slug: 'yazi', content: '<p>Eski metin</p>' };
  const { id } = await db.article.create({ data: { ...texts, publishedAt: new Date(0) } });
  const draft = (values: object, locale = 'tr') => write('PUT', `/articles/${id}/draft?locale=${locale}`, { values });
  const link = async (locale = 'tr') =>
    created.parse(JSON.parse((await write('POST', `/articles/${id}/preview-links?locale=${locale}`, {})).text)).data;
  const remove = (path: string) => write('DELETE', path, {});
  await draft({ title: 'Taslak başlık', content: '<p>Yeni <b>metin</b></p>' });
  const { path, link: made } = await link();
  return { ...site, id, draft, link, remove, path, made, open: (headers = {}) => send(path, headers) };
}

test('a link shows the page of the stored draft to who has not signed in, with a banner, and the site stays as it is', async () => {
  const { send, open, draft, made, services } = await startLinked();
  const response = await open();
  expect(response.status).toBe(200);
  expect(response.text).toContain('<h1');
  expect(response.text).toContain('Taslak başlık');
  expect(response.text).toMatch(/Yeni <(?:b|strong)>metin/);
  expect(response.text).toContain('Bu bir önizlemedir.');
  expect(response.text).toContain('Bağlantının son geçerlilik zamanı');
  expect((await send('/articles/yazi')).text).toContain('Yayındaki başlık');
  expect((await send('/')).text).not.toContain('Taslak başlık');
  await draft({ title: 'Sonraki başlık' });
  expect((await open()).text).toContain('Sonraki başlık');
  expect(await services.db.previewLink.findMany()).toMatchObject([{ id: made.id, revokedAt: null, publishedAt: null }]);
});

test('its page speaks the language of the draft', async () => {
  const { send, draft, link } = await startLinked();
  await draft({ title: 'Draft title', content: '<p>New text</p>' }, 'en');
  const { path } = await link('en');
  const { text, headers } = await send(path, { 'accept-language': 'tr' });
  expect(headers['content-language']).toBe('en');
  for (const piece of ['<html lang="en">', 'Draft title', 'New text', 'This is a preview.'])
    expect(text).toContain(piece);
});

test('a link to what has no page of its own, or is not there yet, shows it on the page that it would have', async () => {
  const { send, write } = await startLinked();
  const make = async (path: string, values: object) => {
    await write('PUT', `${path}/draft`, { values });
    const { data } = created.parse(JSON.parse((await write('POST', `${path}/preview-links`, {})).text));
    return (await send(data.path)).text;
  };
  const record = `new-${crypto.randomUUID()}`;
  const service = { title: 'Pano imalatı yeni', description: 'Kısa' };
  expect(await make(`/services/${record}`, { ...service, visible: false })).toContain('Pano imalatı yeni');
  const page = await make(`/pages/${record}`, { title: 'Yeni sayfa', slug: 'yeni', content: '<p>Uzun metin</p>' });
  expect(page).toContain('Uzun metin');
});

test('the page works without a program, in no cache, search engine or frame, and tells nobody its address', async () => {
  const { open, send, path } = await startLinked();
  const { headers, text } = await open();
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
  expect(headers['content-security-policy']).toContain("script-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers.etag).toBeUndefined();
  expect(text).toContain('<meta name="robots" content="noindex,nofollow">');
  for (const piece of ['type="module"', 'speculationrules', 'id="state"', path]) expect(text).not.toContain(piece);
  expect((await send('/robots.txt')).text).toContain('Disallow: /onizleme/');
  expect((await send('/sitemap.xml')).text).not.toContain('onizleme');
});

test('opened thirty times it is rendered once and writes nothing, until draft or site change', async () => {
  const { open, rendered, db, draft } = await startLinked();
  const counts = () => Promise.all([db.previewLink.findMany(), db.draft.findMany(), db.activity.count()]);
  const before = await counts();
  rendered.length = 0;
  const pages = await Promise.all(Array.from({ length: 30 }, () => open()));
  expect(new Set(pages.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(rendered).toEqual(['/articles/yazi']);
  expect(await counts()).toEqual(before);
  await draft({ title: 'Sonraki başlık' });
  await open();
  await db.brand.create({ data: { name: 'Marka', logoUrl: 'https://x.example/a.png' } });
  await open();
  await open();
  expect(rendered).toHaveLength(3);
});

test('while the page of a draft is rendered, others can write', async () => {
  const written: string[] = [];
  const site = await startCachedSite(undefined, {}, async (render) => {
    const data = { name: 'Meanwhile', logoUrl: 'https://x.example/a.png' };
    const { name } = await site.db.$transaction((tx) => tx.brand.create({ data }), { maxWait: 1000 });
    written.push(name);
    return render();
  });
  const { open } = await startLinked(site);
  const { status, text } = await open();
  expect([status, written]).toEqual([200, ['Meanwhile']]);
  expect(text).toContain('Taslak başlık');
});

test('once the draft is published the link leads to the public page', async () => {
  const { open, write, id } = await startLinked();
  await write('POST', `/articles/${id}/publish`, {});
  const { status, headers } = await open();
  expect([status, headers.location, headers['cache-control']]).toEqual([302, '/articles/yazi', 'no-store']);
});

test.each<[string, (site: Awaited<ReturnType<typeof startLinked>>) => Promise<unknown>]>([
  ['the link was ended', ({ remove, id }) => remove(`/articles/${id}/preview-links`)],
  ['the draft was discarded', ({ remove, id }) => remove(`/articles/${id}/draft`)],
  ['the record is in the trash', ({ remove, id }) => remove(`/articles/${id}`)],
  ['the link has expired', ({ db }) => db.previewLink.updateMany({ data: { expiresAt: new Date() } })],
])('where %s a neutral page says so, which looks like that of an unknown link', async (_, end) => {
  const site = await startLinked();
  expect((await site.open()).status).toBe(200);
  await end(site);
  const ended = await site.open();
  const unknown = await site.send(`/onizleme/${'A'.repeat(43)}`);
  expect([ended.status, unknown.status]).toEqual([410, 404]);
  expect(ended.text).toContain(neutral);
  expect(ended.text).not.toContain('Taslak');
  expect(unknown.text).toBe(ended.text);
  for (const { headers } of [ended, unknown]) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  }
});

test('the neutral page speaks the language of the visitor', async () => {
  const { send } = await startLinked();
  const { text } = await send('/onizleme/x', { 'accept-language': 'en' });
  expect(text).toContain('<html lang="en">');
  expect(text).toContain('This preview is no longer valid.');
});

test('no line of the log has a token', async () => {
  const { open, send, remove, id, path, logged } = await startLinked();
  await open();
  await remove(`/articles/${id}/preview-links`);
  await open();
  await send(`${path}/x`);
  await send(path.toUpperCase());
  await send(path, {}, 'POST');
  const log = JSON.stringify(logged());
  expect(log).toContain('/onizleme/…');
  expect(log.toLowerCase()).not.toContain(path.slice('/onizleme/'.length).toLowerCase());
});

test('an address opens sixty in a minute', async () => {
  const { open, send } = await startLinked();
  const opened = await Promise.all(Array.from({ length: 60 }, () => open()));
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  const next = await send('/onizleme/x');
  expect(next.status).toBe(429);
  expect(Number(next.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await send('/articles/yazi')).status).toBe(200);
});

test('a site that is closed for maintenance still shows it', async () => {
  const { open, send, write } = await startLinked();
  await write('PUT', '/settings/site-offline', { siteOffline: true });
  expect((await send('/articles/yazi')).status).toBe(503);
  const { status, text } = await open();
  expect(status).toBe(200);
  expect(text).toContain('Taslak başlık');
});

test('under the name of another site there is no link', async () => {
  const { open } = await startLinked();
  expect((await open({ host: 'evil.example' })).status).toBe(421);
});

test('a link can be read and nothing else', async () => {
  const { send, path } = await startLinked();
  expect((await send(path, {}, 'POST')).status).toBe(405);
  expect((await send(path, {}, 'HEAD')).status).toBe(200);
});
