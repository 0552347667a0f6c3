import { englishNames, englishPages, englishPrefix, sitePages, toEnglishPath } from '@pano/api/addresses';
import { feedPath } from '@pano/api/beside-pages';
import { listFixedPages, loadPage, openPage, preparePages, shownParams, takeContactForm } from '@pano/web/server';
import { expect, test } from 'vitest';
import { createApp } from '#app';
import { article, startCachedSite } from '#testing/start-site';

/** What a record's address ends with: a public record, a former address, a deleted record, and none; the last one is made up each time. */
const slugs = (round: number) => ['var', 'eski', 'silinen', `yok-${round}`];

const longText = 'a'.repeat(3000);

/** Parameters that no page looks at, and what nobody has given those that pages look at. */
const queries = (round: number, params: string[]) => [
  '',
  `?utm_source=x${round}&gclid=${round}`,
  `?${longText}${round}=1`,
  `?a[]=${round}&%zz&&=`,
  ...params.flatMap((name) => [
    `?${name}=yok-${round}`,
    `?${name}=${round}`,
    `?${name}=%00${round}`,
    `?${name}=${longText}${round}`,
    `?${name}=yok-${round}&${name}=${round}&utm_source=${round}`,
    `?page=${2000 + round}&${name}=yok-${round}`,
  ]),
];

const headers = (round: number): Record<string, string>[] => [
  {
    origin: `https://a${round}.example`,
    authorization: `Bearer x${round}`,
    'accept-language': `tr, en-${round};q=0.5`,
  },
  { cookie: `maintenance_bypass=x${round}`, 'accept-language': `en-${round}`, range: `bytes=0-${round}` },
  { cookie: `a=${round}; __Host-maintenance_bypass=x; i18nextLng=tr`, 'accept-encoding': `x${round}, gzip;q=0.5` },
  { cookie: `i18nextLng=en; x=${round}`, 'if-none-match': `"${round}"`, 'x-forwarded-for': `10.0.${round % 200}.1` },
  { 'cache-control': 'no-cache', pragma: 'no-cache', 'x-original-url': `/${round}`, 'x-forwarded-host': 'a.example' },
  {
    'content-type': `text/x${round}`,
    'content-encoding': 'gzip',
    accept: 'application/json',
    'user-agent': `x${round}`,
  },
  { upgrade: 'websocket', connection: 'upgrade', 'trpc-accept': 'application/jsonl', 'sec-fetch-site': 'cross-site' },
];

async function startSite() {
  const site = await startCachedSite();
  const { db, write } = site;
  const category = await db.category.create({ data: { name: 'Var', slug: 'var' } });
  const common = { title: 'Var', slug: 'var', content: '<p>x</p>' };
  await db.article.create({ data: { ...article, title: 'Var', slug: 'var' } });
  await db.project.create({ data: { ...common, categoryId: category.id } });
  await db.page.create({ data: common });
  await db.service.create({ data: { ...common, description: 'x' } });
  await db.service.create({ data: { title: 'Sayfasız', description: 'x' } });
  const { id } = category;
  for (const entity of ['articles', 'projects', 'pages', 'services', 'categories']) {
    await db.formerSlug.create({ data: { entity, slug: 'eski', recordId: entity === 'categories' ? id : 1 } });
    await db.formerSlug.create({ data: { entity, slug: 'silinen', recordId: null } });
  }
  return { ...site, write };
}

/** Every address that a route takes or a page has, in both languages, and some of none, with its parameters. */
function listAddresses(services: Parameters<typeof createApp>[0]['services'], round: number) {
  const site = {
    ...{ assetsDir: '', publicDir: '', scriptHashes: { site: [], admin: [] }, openPage },
    ...{ siteTemplate: async () => '', adminTemplate: async () => '', previewTemplate: async () => '' },
    ...{ loadPage, preparePages, takeContactForm, listFixedPages },
  };
  const load = { maxRequests: 1, maxMemory: null };
  const hosts = { allowed: [], published: false };
  const env = { publicUrl: 'http://localhost', securityContact: null, trustProxy: 0, hosts, corsOrigins: [], load };
  const { routes } = createApp({ services, site, env });
  const routed = routes.map(({ path }) => path).filter((path) => !path.startsWith('/api/v1/'));
  const taken = [...new Set(routed)].map((path) => path.replace(/[:*].*$/, `x${round}`));
  const patterns = [...Object.values(sitePages), ...Object.values(englishNames), ...Object.values(englishPages)];
  const pages = [...new Set(patterns)].flatMap((path) => [path, toEnglishPath(path), englishPrefix + path]);
  const named = pages.flatMap((path) =>
    path.includes(':') ? slugs(round).map((slug) => path.replace(':slug', slug)) : path,
  );
  const odd = [`/x${round}`, `/x.php?${round}`, `//x${round}`, `/x/../y${round}`, `/x\\y${round}`, `/%zz${round}`];
  const others = [
    ...odd,
    `/?x#${round}`,
    `http://localhost/?${round}`,
    `/${longText}${round}`,
    ...Object.values(feedPath),
  ];
  const addresses = [...new Set([...named, ...taken, ...taken.map((path) => `${path}/x${round}`), ...others])];
  return addresses.map((path) => ({ path, params: Object.keys(shownParams(path)) }));
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** Sends everything, and counts the responses of each status. */
async function sweep({ send }: Site, addresses: ReturnType<typeof listAddresses>, round: number) {
  const statuses = new Map<number, number>();
  const request = async (path: string, header: Record<string, string>, method: string, body?: string) => {
    const { status } = await send(path, { host: 'localhost', ...header }, method, body);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (const { path, params } of addresses) {
    const asked = path.includes('?') ? [''] : queries(round, params);
    const sent = headers(round);
    // Each address with each query and with each set of headers.
    const requests = Array.from({ length: Math.max(asked.length, sent.length) }, (_, at) => {
      const query = asked[at % asked.length] ?? '';
      return request(
        path + query,
        sent[at % sent.length] ?? {},
        at % 4 === 1 ? 'HEAD' : 'GET',
        at % 5 === 1 ? 'x' : undefined,
      );
    });
    await Promise.all(requests);
  }
  return statuses;
}

test('nothing that a stranger can send makes a page be rendered again: addresses, parameters, headers, methods', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const site = await startSite();
  const { rendered, write } = site;
  for (const closed of [false, true]) {
    await write('PUT', '/settings/site-offline', { siteOffline: closed });
    const addresses = (round: number) => listAddresses(site.services, round).filter((_, at) => !closed || at % 5 === 0);
    await sweep(site, addresses(7001), 7001);
    rendered.length = 0;
    const statuses = await sweep(site, addresses(7002), 7002);
    expect(rendered.map((path) => path.slice(0, 60))).toEqual([]);
    const count = [...statuses.values()].reduce((sum, some) => sum + some, 0);
    expect(count).toBeGreaterThan(closed ? 100 : 600);
    await annotate(`${closed ? 'closed' : 'open'}: ${JSON.stringify(Object.fromEntries(statuses))}`);
    for (const status of closed ? [503] : [200, 301, 404, 410])
      expect(statuses.get(status), `${status}`).toBeGreaterThan(30);
    expect([...statuses.keys()].filter((status) => status === 500)).toEqual([]);
  }
});
