import { expect, test } from 'vitest';
import { startCachedSite } from '#testing/start-site';

type Site = Awaited<ReturnType<typeof startCachedSite>>;

const text = { content: '<p>Metin</p>' };
const past = '2024-05-01T09:00:00.000Z';

const kinds = {
  project: { api: '/projects', turkish: '/proje', english: '/project', name: 'title' },
  service: { api: '/services', turkish: '/hizmet', english: '/service', name: 'title' },
  page: { api: '/pages', turkish: '/sayfa', english: '/page', name: 'title' },
  category: { api: '/categories', turkish: '/category', english: '/category', name: 'name' },
  article: { api: '/articles', turkish: '/articles', english: '/articles', name: 'title' },
} as const;

/** A record of the kind with the Turkish slug `pano`, yet without English. */
async function startWithRecord(kind: keyof typeof kinds) {
  const site = await startCachedSite();
  const { write } = site;
  const create = async (path: string, body: object) => {
    const response = await write('POST', path, body);
    expect(response.status, response.text).toBe(201);
    return Number(JSON.parse(response.text).data.id);
  };
  const { api, name } = kinds[kind];
  const titles = { [name]: 'Pano', slug: 'pano', ...text };
  const categoryId = kind === 'project' ? await create('/categories', { name: 'Panolar', slug: 'panolar' }) : 0;
  const description = kind === 'service' ? { description: 'Panolar' } : {};
  const extra = {
    project: { categoryId },
    service: description,
    page: {},
    category: {},
    article: { publishedAt: past },
  }[kind];
  const record = kind === 'category' ? { name: 'Pano', slug: 'pano' } : { ...titles, ...extra };
  const path = `${api}/${await create(api, record)}`;
  const english = (slug: string) =>
    write('PUT', `${path}/translations/en`, {
      [name]: 'Switchboard',
      slug,
      ...description,
      ...(kind === 'category' ? {} : text),
    });
  return { ...site, path, english, open: (address: string, headers = {}) => open(site, address, headers) };
}

/** The status of an address and, for a redirect, where it leads; of a page the language of its title. */
async function open({ send }: Site, address: string, headers: Record<string, string> = {}) {
  const { status, headers: sent, text } = await send(address, headers);
  if (status >= 300) return [status, sent.location ?? null];
  return [status, /<h1[^>]*\slang="(\w+)"/.exec(text)?.[1] ?? null];
}

test.each(['project', 'service', 'page', 'category', 'article'] as const)(
  'the addresses of kind %s lead to the present one of each language',
  async (kind) => {
    const { path, english, write, open } = await startWithRecord(kind);
    const tr = `${kinds[kind].turkish}/pano`;
    const { english: segment, turkish } = kinds[kind];
    const hasOwnSegment = segment !== turkish;

    expect(await open(tr)).toEqual([200, 'tr']);
    expect(await open(`/en${tr}`)).toEqual([200, 'tr']);
    if (hasOwnSegment) expect(await open(`/en${segment}/pano`)).toEqual([302, `/en${tr}`]);

    expect((await english('switchboard')).status).toBeLessThan(300);
    const en = `/en${segment}/switchboard`;
    expect(await open(tr)).toEqual([200, 'tr']);
    expect(await open(tr, { 'accept-language': 'en' })).toEqual([200, 'en']);
    expect(await open(en)).toEqual([200, 'en']);
    expect(await open(`/en${tr}?x=1`)).toEqual([301, `${en}?x=1`]);
    expect(await open(`/en${segment}/pano`)).toEqual([301, en]);
    expect(await open(`${turkish}/switchboard`)).toEqual([301, tr]);

    expect((await english('distribution-board')).status).toBeLessThan(300);
    expect((await write('PUT', path, { slug: 'dagitim-panosu' })).status).toBe(200);
    const present = { tr: `${turkish}/dagitim-panosu`, en: `/en${segment}/distribution-board` };
    for (const former of ['pano', 'switchboard']) {
      expect(await open(`${turkish}/${former}`), former).toEqual([301, present.tr]);
      expect(await open(`/en${turkish}/${former}`), former).toEqual([301, present.en]);
      expect(await open(`/en${segment}/${former}`), former).toEqual([301, present.en]);
    }

    expect((await write('DELETE', `${path}/translations/en`, {})).status).toBeLessThan(300);
    expect(await open(present.en)).toEqual([302, `/en${present.tr}`]);
    expect(await open(`/en${turkish}/pano`)).toEqual([301, `/en${present.tr}`]);
    expect(await open(`/en${present.tr}`)).toEqual([200, 'tr']);
    expect((await english('distribution-board')).status).toBeLessThan(300);
    expect(await open(present.en)).toEqual([200, 'en']);
    expect(await open(`/en${present.tr}`)).toEqual([301, present.en]);
  },
);

test.each(['project', 'service', 'category', 'article'] as const)(
  'of a hidden record of kind %s English can be saved, and nothing of it is public',
  async (kind) => {
    const { path, english, write, open, send } = await startWithRecord(kind);
    const { english: segment, api } = kinds[kind];
    expect((await english('switchboard')).status).toBe(200);
    expect((await write('PUT', path, { visible: false })).status).toBe(200);
    expect((await english('distribution-board')).status).toBe(200);
    for (const slug of ['switchboard', 'distribution-board', 'pano']) {
      expect(await open(`/en${segment}/${slug}`), slug).toEqual([404, null]);
      expect((await send(`/og/en${segment}/${slug}.jpg`)).status, slug).toBe(404);
      if (kind !== 'category') expect((await send(`/api/v1${api}/slug/${slug}?locale=en`)).status, slug).toBe(404);
    }
    for (const list of ['/sitemap.xml', '/en/rss.xml', `/api/v1${api}?locale=en`]) {
      expect((await send(list)).text, list).not.toMatch(/Switchboard|distribution-board/);
    }
    expect((await write('PUT', path, { visible: true })).status).toBe(200);
    expect(await open(`/en${segment}/distribution-board`)).toEqual([200, 'en']);
  },
);

test('an English address of a record without English leads to the Turkish page where the owner leaves it out', async () => {
  const { write, open, english } = await startWithRecord('project');
  expect((await write('PUT', '/settings/company', { untranslated: 'hidden' })).status).toBe(200);
  expect(await open('/en/proje/pano')).toEqual([302, '/proje/pano']);
  expect((await english('switchboard')).status).toBeLessThan(300);
  expect(await open('/en/project/switchboard')).toEqual([200, 'en']);
});

test('a page names its address in each language that it speaks, and no other', async () => {
  const { send, english } = await startWithRecord('project');
  const look = async (address: string, headers = {}) => {
    const { text } = await send(address, headers);
    const all = (pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, value = '']) => value.replace(/^https?:\/\/[^/]+/, ''));
    return {
      canonical: all(/rel="canonical" href="([^"]+)"/g),
      alternates: all(/rel="alternate" hrefLang="([^"]+" href="[^"]+)"/g).map((link) =>
        link.replace(/" href="https?:\/\/[^/]+/, ' '),
      ),
      locale: all(/property="og:locale(?:"|:alternate") content="([^"]+)"/g),
      image: all(/property="og:image" content="([^"]+)"/g),
      inEnglishLink: /hrefLang="en" lang="en"/.test(text),
      works: all(/"(workTranslation|translationOfWork)"/g),
      note: text.includes('This page is available in Turkish only.'),
    };
  };
  const turkish = { canonical: ['/proje/pano'], image: ['/og/proje/pano.jpg'] };
  const alone = { ...turkish, alternates: [], locale: ['tr_TR'], inEnglishLink: false, works: [] };
  expect(await look('/proje/pano')).toEqual({ ...alone, note: false });
  expect(await look('/en/proje/pano')).toEqual({ ...alone, note: true });

  expect((await english('switchboard')).status).toBeLessThan(300);
  const alternates = ['tr /proje/pano', 'en /en/project/switchboard', 'x-default /proje/pano'];
  expect(await look('/proje/pano')).toMatchObject({ ...turkish, alternates, locale: ['tr_TR', 'en_GB'], note: false });
  const inEnglish = {
    canonical: ['/en/project/switchboard'],
    image: ['/og/en/project/switchboard.jpg'],
    alternates,
    locale: ['en_GB', 'tr_TR'],
    note: false,
  };
  expect(await look('/en/project/switchboard')).toMatchObject(inEnglish);
  // Who prefers English reads it at the plain address, too, which leads on to the English ones.
  const reader = { 'accept-language': 'en' };
  expect(await look('/proje/pano', reader)).toMatchObject(inEnglish);
  for (const [headers, path] of [
    [{}, '/proje/pano'],
    [reader, '/en/project/switchboard'],
  ] as const)
    expect((await send('/', headers)).text).toContain(`href="${path}"`);
  expect((await look('/proje/pano')).works).toContain('workTranslation');
  expect((await look('/en/project/switchboard')).works).toContain('translationOfWork');
  expect((await send('/og/en/project/switchboard.jpg')).status).toBe(200);
  expect((await send('/og/en/project/pano.jpg')).status).toBe(404);
});

test('the sitemap and the English feed name only what has English', async () => {
  const { send, english } = await startWithRecord('article');
  const listed = async () =>
    [...(await send('/sitemap.xml')).text.matchAll(/<loc>https?:\/\/[^/]+([^<]*\/articles\/[^<]+)/g)].map(
      ([, path]) => path,
    );
  expect(await listed()).toEqual(['/articles/pano']);
  expect((await send('/en/rss.xml')).text).not.toContain('<item>');
  expect((await english('switchboard')).status).toBeLessThan(300);
  expect(await listed()).toEqual(['/articles/pano', '/en/articles/switchboard']);
  const feed = await send('/en/rss.xml');
  expect(feed.headers['cache-control']).toContain('public');
  expect(feed.text).toMatch(/<language>en<[\s\S]*<title>Switchboard<[\s\S]*\/en\/articles\/switchboard</);
  expect((await send('/rss.xml')).text).toContain('/articles/pano<');
});
