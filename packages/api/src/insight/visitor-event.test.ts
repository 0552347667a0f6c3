import { createWatchedDatabase, type TestDatabase } from '@pano/db/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { future, past, relay } from '#testing/fixtures';
import { startTestApi } from '#testing/test-api';
import { countVisitorEvent } from './visitor-event.operations';

const computer = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
};
const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
};

/** A site with an article that had another slug, a hidden category, and whose feed is at /rss.xml. */
async function startSite(database?: TestDatabase) {
  const api = await startTestApi({ signedIn: true, ...(database && { database }) });
  const { trpc, services, db } = api;
  const { id } = await trpc.articles.create({ ...relay, slug: 'eski-role', publishedAt: past });
  await trpc.articles.update({ id, data: { slug: 'role' } });
  await trpc.translations.save({ entity: 'article', id, data: { title: 'Relay', slug: 'relay', content: '<p>x</p>' } });
  await trpc.articles.create({ title: 'Planlı', slug: 'planli', content: '<p>x</p>', publishedAt: future });
  await trpc.categories.create({ name: 'Gizli', slug: 'gizli', visible: false });
  /** Sends events and returns what they add to the table. */
  const count = async (events: unknown, headers: Record<string, string> = computer) => {
    await db.tally.deleteMany();
    for (const event of [events].flat()) {
      const body = typeof event === 'string' ? event : JSON.stringify(event);
      const isServed = (path: string) => /^\/(?:admin|rss\.xml|onizleme)/.test(path);
      await countVisitorEvent(services, body, { headers: new Headers(headers), isServed });
    }
    await services.visitCounter.flush();
    const rows = await db.tally.findMany({ orderBy: [{ kind: 'asc' }, { page: 'asc' }, { detail: 'asc' }] });
    return rows.map(({ kind, page, detail, count }) => [kind, page, detail, count].join(' ').replace(/ 1$/, ''));
  };
  return { ...api, count };
}

describe('an event of a browser', () => {
  test('is counted by page and source, the contacts also by the page with which the visit began', async () => {
    const { count } = await startSite();
    const first = { k: 'view', p: '/en/articles/relay', n: 1, r: 'www.google.com' };
    expect(await count([first, { k: 'view', p: '/en/services' }], phone)).toEqual([
      'device  phone',
      'view /articles/role ',
      'view /hizmetler ',
      'visit /articles/role google',
    ]);
    const marks = { e: '/articles/eski-role', u: ['instagram', 'social', ''] };
    expect(
      await count([
        { k: 'call', p: '/contact', ...marks },
        { k: 'whatsapp', p: '/', r: 'x.example' },
      ]),
    ).toEqual(['call / instagram', 'from.call /articles/role instagram', 'whatsapp / internal']);
    // How the visit began is known, its first page is no longer there.
    expect(await count({ k: 'mail', p: '/', e: '/articles/yok', a: 1 })).toEqual(['mail / googleAds']);
    expect(await count({ k: 'view', p: '/', n: 1 })).toEqual(['device  desktop', 'view / ', 'visit / direct']);
  });

  test('that measures speed is counted in its class, by kind of page and device', async () => {
    const { count } = await startSite();
    const event = { k: 'speed', p: '/articles/role', s: { lcp: 2500, inp: 0, cls: 1.5 } };
    expect(await count(event)).toEqual(['cls article desktop 11', 'inp article desktop 0', 'lcp article desktop 4']);
    const hints = { ...computer, 'sec-ch-ua-mobile': '?1' };
    expect(await count({ ...event, p: '/en/contact', s: { lcp: 2501 } }, hints)).toEqual(['lcp contactPage phone 5']);
  });

  test('that tells of an address that leads nowhere is counted with the site that links to it', async () => {
    const { count } = await startSite();
    const missing = (p: string, r?: string) => ({ k: 'missing', p, r });
    const events = [
      missing('/Eski-Sayfa.html?e-posta=ali@ornek.example#x', 'www.Rehber.example'),
      missing('/en/katalog%20.pdf', '<b>'),
      missing('/articles/planli'),
      missing('/category/gizli', 'rehber.example'),
    ];
    expect(await count(events)).toEqual([
      'missing /Eski-Sayfa.html rehber.example',
      'missing /articles/planli ',
      'missing /category/gizli rehber.example',
      'missing /en/katalog%20.pdf ',
    ]);
    const others = ['/', '/projeler/', '/articles/eski-role', '/rss.xml', '/admin/articles', '/Onizleme/gizli-anahtar'];
    const strange = ['//x.example', '/a b', '/ali@ornek.example', '/ali%40ornek.example', '/<b>', '/ş'];
    expect(await count([...others, ...strange].map((path) => missing(path)))).toEqual([]);
  });

  test('is dropped where it is malformed, made up or of a page that is not public', async () => {
    const { count, trpc } = await startSite();
    const view = { k: 'view', p: '/' };
    const malformed = ['', 'x', '{', 'null', '[]', { k: 'view' }, { ...view, k: 'form' }, { ...view, p: 'x' }];
    const bounds = [
      { ...view, p: `/${'x'.repeat(300)}` },
      { ...view, r: 'x'.repeat(101) },
      { ...view, u: ['a'] },
    ];
    const hidden = ['/articles/planli', '/articles/yok', '/category/gizli', '/admin', '/rss.xml'];
    expect(await count([...malformed, ...bounds, ...hidden.map((p) => ({ ...view, p }))])).toEqual([]);
    expect(await count({ ...view, name: 'Ali', s: null, x: { y: 1 } })).toEqual([]);
    expect(await count({ ...view, name: 'Ali' })).toEqual(['view / ']);
    await trpc.settings.setSiteOffline({ siteOffline: true });
    expect(await count([view, { k: 'missing', p: '/yok' }])).toEqual([]);
  });

  test('is dropped where it is not of a visitor, or of one who does not want to be counted', async () => {
    const { count } = await startSite();
    const others: Record<string, string>[] = [
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': '' },
      { ...phone, 'sec-gpc': '1' },
      { ...phone, dnt: '1' },
      { ...phone, 'sec-purpose': 'prefetch;prerender' },
      { ...phone, cookie: 'a=b; __Host-maintenance_bypass=x' },
    ];
    for (const headers of others) {
      expect(await count({ k: 'view', p: '/', n: 1 }, headers), JSON.stringify(headers)).toEqual([]);
    }
    expect(await count({ k: 'view', p: '/' }, { ...phone, dnt: '0', cookie: 'i18nextLng=tr' })).toEqual(['view / ']);
  });
});

test('a made-up address costs one query in a minute, takes no place of a page, and counts once it is of one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T09:08:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const database = await createWatchedDatabase();
  const { count, trpc } = await startSite(database);
  const view = { k: 'view', p: '/articles/uydurma' };
  const costOf = async (events: unknown) => {
    database.queries.length = 0;
    const rows = await count(events);
    const lookups = database.queries.filter(({ sql }) => sql.includes('"FormerSlug"'));
    return [lookups.length, rows];
  };
  const others = Array.from({ length: 250 }, (_, at) => ({ k: 'view', p: `/articles/uydurma-${at}` }));
  expect(await costOf([view, view, { k: 'missing', p: '/ARTICLES/uydurma/' }])).toEqual([
    1,
    ['missing /ARTICLES/uydurma/ '],
  ]);
  expect(await costOf({ k: 'view', p: '/articles/role' })).toEqual([1, ['view /articles/role ']]);
  expect(await costOf([...others, { k: 'view', p: '/articles/role' }])).toEqual([250, ['view /articles/role ']]);
  await trpc.articles.create({ ...relay, title: 'Uydurma', slug: 'uydurma', publishedAt: '2026-03-05T09:10:00Z' });
  expect(await costOf([view, view])).toEqual([1, []]);
  vi.setSystemTime(new Date('2026-03-05T09:10:00Z'));
  expect(await costOf(view)).toEqual([1, ['view /articles/uydurma ']]);
});
