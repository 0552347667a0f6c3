import { once } from 'node:events';
import { request } from 'node:http';
import { readTables } from '@pano/db/testing';
import { describe, expect, test } from 'vitest';
import { startCachedSite, startWithArticle } from '#testing/start-site';

const agent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 Ozel/4711';
const browser = {
  host: 'localhost',
  'user-agent': agent,
  'content-type': 'text/plain;charset=UTF-8',
  'sec-fetch-site': 'same-origin',
  origin: 'http://localhost',
};
const view = { k: 'view', p: '/', n: 1 };

type Site = Awaited<ReturnType<typeof startCachedSite>>;

/** Sends an event as a browser does; the response says nothing of what becomes of it. */
async function tell({ send }: Pick<Site, 'send'>, event: unknown, headers: Record<string, string> = {}) {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const response = await send('/say', { ...browser, ...headers }, 'POST', body);
  expect([response.status, response.text], body.slice(0, 100)).toEqual([204, '']);
}

/** Sends an event as a proxy may pass it on, without a length. */
async function tellChunked({ port }: Pick<Site, 'port'>, event: object, from: string): Promise<void> {
  const headers = { ...browser, host: `localhost:${port}`, 'x-forwarded-for': from, 'transfer-encoding': 'chunked' };
  const sent = request({ port, path: '/say', method: 'POST', headers }).end(JSON.stringify(event));
  const [response] = await once(sent, 'response');
  expect(response.statusCode).toBe(204);
  response.resume();
}

async function read({ services, db }: Pick<Site, 'services' | 'db'>): Promise<string[]> {
  await services.visitCounter.flush();
  const rows = await db.tally.findMany({ orderBy: [{ kind: 'asc' }, { page: 'asc' }, { detail: 'asc' }] });
  return rows.map(({ kind, page, detail, count }) => `${kind} ${page} ${detail} ${count}`);
}

describe('what browsers tell', () => {
  test('is counted, and neither address nor agent of a visitor reaches the database or the log', async () => {
    const site = await startCachedSite(undefined, { TRUST_PROXY: '1' });
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const before = site.logged().length;
    await tell(site, view, from);
    await tell(site, { k: 'missing', p: '/eski', r: 'rehber.example' }, from);
    for (const event of ['', '{', 'x'.repeat(2000), { k: 'view', p: '/yok' }]) await tell(site, event, from);
    await tell(site, view, { ...from, 'sec-fetch-site': 'cross-site', origin: 'https://kotu.example' });
    expect(await read(site)).toEqual([
      'device  phone 1',
      'missing /eski rehber.example 1',
      'view /  1',
      'visit / direct 1',
    ]);
    const stored = JSON.stringify(
      [...(await readTables(site.db, []))].map(([model, rows]) => [model, [...rows.values()]]),
    );
    for (const trace of ['203.0.113.77', 'Ozel/4711', 'Pixel', 'kotu.example']) expect(stored).not.toContain(trace);
    expect(site.logged().slice(before)).toEqual([]);
  });

  test('throws no page out of the response cache', async () => {
    const site = await startWithArticle();
    const pages = ['/', '/articles/yazi', '/en'];
    for (const path of pages) await site.send(path, { host: 'localhost' });
    const rendered = [...site.rendered];
    for (const p of pages) await tell(site, { k: 'view', p });
    expect(await read(site)).toEqual(['view /  2', 'view /articles/yazi  1']);
    for (const path of pages) expect((await site.send(path, { host: 'localhost' })).status).toBe(200);
    expect(site.rendered).toEqual(rendered);
  });

  test('is dropped where a page of another site sends it; older browsers name their origin alone', async () => {
    const site = await startCachedSite();
    const { 'sec-fetch-site': _site, origin: _origin, ...plain } = browser;
    const foreign: Record<string, string>[] = [
      { ...plain, 'sec-fetch-site': 'cross-site' },
      { ...plain, 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
      { ...plain, 'sec-fetch-site': 'none' },
      { ...plain, origin: 'https://kotu.example' },
      { ...plain, origin: 'null' },
      plain,
    ];
    for (const headers of foreign) {
      expect((await site.send('/say', headers, 'POST', JSON.stringify(view))).status).toBe(204);
    }
    expect(await read(site)).toEqual([]);
    expect(
      (await site.send('/say', { ...plain, origin: 'http://localhost' }, 'POST', JSON.stringify(view))).status,
    ).toBe(204);
    expect(await read(site)).toHaveLength(3);
  });

  test('is counted sixty times a minute from one address, and the table of limits knows none of them', async () => {
    const site = await startCachedSite(undefined, { TRUST_PROXY: '1' });
    for (let at = 0; at < 70; at += 1) await tell(site, { k: 'view', p: '/' }, { 'x-forwarded-for': '203.0.113.7' });
    await tellChunked(site, { k: 'view', p: '/' }, '203.0.113.7');
    await tellChunked(site, { k: 'view', p: '/iletisim' }, '203.0.113.8');
    expect(await read(site)).toEqual(['view /  60', 'view /iletisim  1']);
    const limits = await site.db.rateLimit.findMany({ select: { key: true } });
    expect(limits.filter(({ key }) => key.includes('203.0.113'))).toEqual([]);
  });

  test('gets the headers of every response, whatever its length; a foreign host is rejected', async () => {
    const site = await startCachedSite();
    const readHeaders = async (path: string) => {
      const { date: _date, 'x-request-id': id, ...headers } = (await site.send(path, browser, 'POST', '{}')).headers;
      expect(id).toMatch(/^[\da-f-]{36}$/);
      return headers;
    };
    const headers = await readHeaders('/say');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers).toEqual(await readHeaders('/say?x'));
    const long = { ...view, name: 'x'.repeat(1024) };
    await tell(site, long);
    await tellChunked(site, long, '203.0.113.9');
    expect(await read(site)).toEqual([]);
    const foreign = await site.send('/say', { ...browser, host: 'kotu.example' }, 'POST', JSON.stringify(view));
    expect([foreign.status, await read(site)]).toEqual([421, []]);
  });

  test('gets the same response while the database fails, and the log no address', async () => {
    const site = await startCachedSite();
    await site.db.$executeRawUnsafe('ALTER TABLE "FormerSlug" RENAME TO "Elsewhere"');
    await tell(site, { k: 'view', p: '/articles/yazi' });
    expect(site.logged().at(-1)).toMatchObject({ msg: 'an event of a visitor could not be counted' });
    expect(site.logged().at(-1)).not.toHaveProperty('address');
  });
});

test('a form without JavaScript counts with its page, and with nothing else of who does not want to be tracked', async () => {
  const site = await startCachedSite();
  const headers = {
    host: 'localhost',
    'content-type': 'application/x-www-form-urlencoded',
    referer: 'http://localhost/en/contact',
  };
  const body = 'name=Ali&email=a%40b.example&message=Merhaba';
  const wishes: Record<string, string>[] = [{}, { 'sec-gpc': '1' }, { dnt: '1' }];
  for (const more of wishes) {
    expect((await site.send('/contact', { ...headers, ...more }, 'POST', body)).status).toBe(303);
  }
  expect(await read(site)).toEqual(['form /iletisim internal 3']);
});
