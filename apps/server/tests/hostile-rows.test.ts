import { englishPrefix } from '@pano/api/addresses';
import { expect, test } from 'vitest';
import { startCachedSite } from '#testing/start-site';

const visible = 'Görünen metin';
/** What no text of the back office could be, since the server cleans every write. */
const hostile = [
  `<p onclick="marked()">${visible}</p><script>marked()</script>`,
  '<img src="/a.png" onerror="marked()"><svg onload="marked()"><a href="javascript:marked()">x</a></svg>',
  '<iframe srcdoc="<script>marked()</script>"></iframe><style>@import "//marked.example"</style>',
  '<p style="background:url(//marked.example)">2</p><form action="//marked.example"><p>3</p></form>',
].join('');

test('hostile HTML that something else wrote into the database reaches no visitor', { timeout: 120_000 }, async () => {
  const { db, send } = await startCachedSite();
  const category = await db.category.create({ data: { name: 'İşler', slug: 'isler' } });
  const record = { title: 'Kayıt', slug: 'kayit', content: hostile };
  await db.article.create({ data: { ...record, publishedAt: new Date('2026-01-01'), categoryId: category.id } });
  await db.project.create({ data: { ...record, categoryId: category.id } });
  await db.page.create({ data: record });
  await db.service.create({ data: { ...record, description: 'x', questions: `? ${visible}\nx` } });
  await db.aboutSection.create({ data: { title: 'Biz', content: hostile } });
  await db.heroSection.create({ data: { title: 'Slayt', subtitle: hostile, description: hostile, active: true } });

  const sitemap = await send('/sitemap.xml');
  const paths = [...sitemap.text.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const api = ['/articles', '/articles/1', '/articles/slug/kayit', '/projects', '/projects/1', '/projects/slug/kayit'];
  const more = [
    '/services/slug/kayit',
    '/projects/category/isler',
    '/pages/1',
    '/pages/slug/kayit',
    '/about-sections',
    '/hero-sections',
  ];
  const feeds = ['/sitemap.xml', '/rss.xml'];
  const shown: string[] = [];
  for (const path of [
    ...paths,
    ...feeds,
    ...[...api, ...more, '/hero-sections/active'].map((name) => `/api/v1${name}`),
  ]) {
    const { status, text } = await send(path);
    expect([path, status, /marked/.exec(text)]).toEqual([path, 200, null]);
    if (text.includes(visible)) shown.push(path);
  }
  // The text itself is there: in the page, and in the state of the page.
  expect(shown).toEqual(expect.arrayContaining(['/', englishPrefix, '/sayfa/kayit', '/api/v1/pages/1']));
  expect(shown.filter((path) => path.startsWith('/api')).length).toBeGreaterThan(9);
});
