import { expect, test } from 'vitest';
import * as z from 'zod';
import { type CrawledPage, crawl, ownPath } from '#testing/crawl';
import { findMarkupErrors } from '#testing/markup';
import { readFurtherPages } from '#testing/served-pages';
import { startCachedSite } from '#testing/start-site';

type Site = Awaited<ReturnType<typeof startCachedSite>>;
type Pages = Map<string, CrawledPage>;

/** A page takes some milliseconds, and its pictures are read, too. */
const timeout = 120_000;

/** The article of the sample company that shows what visitors see of a text without English. */
const sampleWithoutEnglish = { slug: 'pano-ne-zaman-yenilenir', title: 'Pano ne zaman yenilenir? Sahadan yedi işaret' };

/** The sample company, with some content of each kind that has no English, and the English addresses of that. */
async function startSampleSite(): Promise<Site & { untranslated: string[] }> {
  const site = await startCachedSite(undefined, { SAMPLE_CONTENT: 'true' });
  const { db, write } = site;
  const first = { orderBy: { id: 'asc' } } as const;
  const project = await db.project.findFirstOrThrow(first);
  // Not the first slide: its title is that of the home page.
  const slide = await db.heroSection.findFirstOrThrow({ orderBy: { order: 'desc' } });
  const category = await db.category.findUniqueOrThrow({ where: { id: project.categoryId } });
  const page = await db.page.findFirstOrThrow(first);
  const service = await db.service.findFirstOrThrow({ where: { NOT: { slug: null } } });
  for (const path of [
    `/projects/${project.id}`,
    `/categories/${category.id}`,
    `/pages/${page.id}`,
    `/services/${service.id}`,
    `/hero-sections/${slide.id}`,
  ])
    expect((await write('DELETE', `${path}/translations/en`, {})).status).toBe(200);
  // A link in an English text, and the call to action of a Turkish slide, to pages in each language.
  const other = await db.project.findFirstOrThrow({ where: { NOT: { categoryId: project.categoryId } } });
  const links = [project, other].map(({ slug }) => `<a href="/proje/${slug}">x</a>`).join(' ');
  const english = { content: `<p>One of our projects: ${links}</p>` };
  expect((await write('PUT', `/projects/${other.id}/translations/en`, english)).status).toBe(200);
  await write('PUT', `/hero-sections/${slide.id}`, { ctaLink: `/proje/${other.slug}` });
  const untranslated = [
    `/en/articles/${sampleWithoutEnglish.slug}`,
    `/en/category/${category.slug}`,
    `/en/hizmet/${service.slug}`,
    `/en/proje/${project.slug}`,
    `/en/sayfa/${page.slug}`,
  ];
  return { ...site, untranslated };
}

/** Every page that the site and its sitemap lead to, after checks that hold for each of them. */
async function crawlWell({ send }: Site, starts: string[]): Promise<Pages> {
  const sitemap = (await send('/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => ownPath(loc));
  const { pages, broken } = await crawl(send, [...new Set([...starts, ...listed])]);
  expect(broken).toEqual([]);
  for (const page of pages.values()) {
    const { path, canonical, lang } = page;
    expect(page.lang, path).toBe(/^\/en(?:[/?]|$)/.test(path) ? 'en' : 'tr');
    expect(missingSections(page, pages), path).toEqual([]);
    expect(canonical, path).toHaveLength(1);
    expect(pages.get(canonical[0] ?? '')?.canonical, path).toEqual(canonical);
    if (page.titleLang !== lang) expect(canonical, path).not.toEqual([path]);
    expectAlternates(page, pages);
    expectGraph(page, pages);
    expect(findUnmarked(page), path).toEqual([]);
  }
  for (const path of listed) expect(pages.get(path)?.canonical, path).toEqual([path]);
  const records = [...pages.values()].flatMap(({ canonical }) => canonical).filter(isRecordPage);
  expect(records.filter((path) => !listed.includes(path))).toEqual([]);
  expect(listed).toHaveLength(new Set(listed).size);
  await expectCards(send, pages);
  return pages;
}

/** Pages of one record each, without the further pages of its list. */
const isRecordPage = (path: string) =>
  /^(?:\/en)?\/(?:proje|project|hizmet|service|sayfa|page|category|articles)\/[^?]+$/.test(path);

/** Links to a section that their page does not have. */
const missingSections = ({ path, links, ids }: CrawledPage, pages: Pages): string[] =>
  links.filter((link) => {
    const [target, section] = link.split('#');
    return section && !(target && target !== path ? pages.get(target)?.ids : ids)?.has(section);
  });

/** Each language names both, and the English one is English. */
function expectAlternates({ path, canonical, titleLang, alternates }: CrawledPage, pages: Pages): void {
  const { tr = '', en = '', 'x-default': fallback } = alternates;
  if (Object.keys(alternates).length === 0) return;
  expect(fallback, path).toBe(tr);
  expect(titleLang === 'en' ? en : tr, path).toBe(canonical[0]);
  for (const [lang, other] of [
    ['tr', pages.get(tr)],
    ['en', pages.get(en)],
  ] as const) {
    expect(other?.titleLang, path).toBe(lang);
    expect(other?.alternates, path).toEqual(alternates);
    expect(other?.canonical, path).toEqual([other?.path]);
  }
}

const reference = z.object({ '@id': z.string() }).optional();
const node = z.looseObject({
  '@type': z.string(),
  '@id': z.string().optional(),
  url: z.string().optional(),
  inLanguage: z.union([z.string(), z.array(z.string())]).optional(),
  workTranslation: reference,
  translationOfWork: reference,
  itemListElement: z.array(z.object({ item: z.string() })).optional(),
});
const nodesOf = (page: CrawledPage | undefined) => (page?.graph ?? []).map((one) => node.parse(one));

/** Speaks the language of the content, names canonical addresses, and a translation and its work name each other. */
function expectGraph(page: CrawledPage, pages: Pages): void {
  const { path, titleLang, canonical } = page;
  const nodes = nodesOf(page);
  const [shown] = nodes.filter((one) => /^(?:Web|Collection|About|Contact)Page$/.test(one['@type']));
  expect([shown?.inLanguage, shown?.url && ownPath(shown.url)], path).toEqual([titleLang, canonical[0]]);
  for (const one of nodes) {
    const addresses = [one.url, ...(one.itemListElement ?? []).map(({ item }) => item)].map((url) =>
      ownPath(url ?? ''),
    );
    for (const address of addresses.filter((url) => /^\/(?!art\/|og\/|uploads\/)/.test(url)))
      expect(pages.get(address)?.canonical, `${path}: ${address}`).toEqual([address]);
    const other = one.workTranslation ?? one.translationOfWork;
    if (!other) continue;
    const [address = ''] = ownPath(other['@id']).split('#');
    const back = nodesOf(pages.get(address)).find((candidate) => candidate['@id'] === other['@id']);
    const named = one.workTranslation ? back?.translationOfWork : back?.workTranslation;
    expect(named?.['@id'], `${path}: ${one['@id']}`).toBe(one['@id']);
  }
  const isTranslated = Object.keys(page.alternates).length > 0;
  const works = nodes.filter(({ workTranslation, translationOfWork }) => workTranslation ?? translationOfWork);
  expect(works.length > 0, path).toBe(isTranslated);
}

/** Words that only one of the languages has, outside of names. */
const words = {
  tr: /(?<!\p{L})(?:ve|bir|için|ile|olan|değil|gibi)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:the|and|with|for|of|from)(?!\p{L})/iu,
};

/** Texts that are marked as the other language, or not marked as their own. */
const findUnmarked = ({ texts }: CrawledPage): string[] =>
  texts.filter(({ text, lang }) => words[lang === 'en' ? 'tr' : 'en'].test(text)).map(({ text }) => text);

/** One picture of each kind: drawing all of them would take longer than reading the pages. */
async function expectCards(send: Site['send'], pages: Pages): Promise<void> {
  const kinds = new Map([...pages.values()].map(({ card }) => [card.slice(0, card.lastIndexOf('/')), card]));
  for (const card of kinds.values()) {
    const { status, headers } = await send(card);
    expect([card, status, headers['content-type']]).toEqual([card, 200, 'image/jpeg']);
  }
}

/** The feed of a language lists the articles that are in it. */
async function expectFeed(send: Site['send'], pages: Pages, path: string, lang: string): Promise<void> {
  const { status, text } = await send(path);
  const items = [...text.matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map(([, link = '']) => ownPath(link));
  expect([status, text.includes(`<language>${lang}</language>`)], path).toEqual([200, true]);
  const articles = [...pages.values()].filter((page) => page.titleLang === lang && page.canonical[0] === page.path);
  const expected = articles.map((page) => page.path).filter((address) => /\/articles\/./.test(address));
  expect(items.toSorted(), path).toEqual(expected.toSorted());
}

/** The lists of projects by category and service, of which there are many, are one page. */
async function expectValidMarkup({ send, write }: Site, pages: Pages): Promise<void> {
  const crawled = [...pages.values()]
    .filter(({ path }) => !/[?].*&/.test(path))
    .map(({ path, html }) => [path, html] as const);
  for (const [name, html] of [...crawled, ...(await readFurtherPages(send, write))])
    expect(await findMarkupErrors(html), name).toEqual([]);
}

/** The pages of a language; the form with a subject chosen is the home page once more. */
const pagesIn = (lang: string, pages: Pages) =>
  [...pages.values()].filter(({ path }) => !path.includes('?') && /^\/en(?:\/|$)/.test(path) === (lang === 'en'));

test('the check of the markup finds what the checker of the W3C finds', async () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="tr"><head><title>x</title></head><body>${body}</body></html>`;
  const wrong = ['<img alt="">', '<dl><div><svg></svg><dt>a</dt><dd>b</dd></div></dl>', '<p id="a"></p><p id="a"></p>'];
  for (const body of wrong) expect(await findMarkupErrors(page(body)), body).toHaveLength(1);
  expect(await findMarkupErrors(page('<dl><div><dt><svg></svg>a</dt><dd>b</dd></div></dl>'))).toEqual([]);
});

test('every page of the sample site is sound and valid in both languages, with and without English of its own', {
  timeout,
}, async () => {
  const site = await startSampleSite();
  const pages = await crawlWell(site, ['/', '/en']);
  const english = pagesIn('en', pages);
  expect(pagesIn('tr', pages)).toHaveLength(english.length);
  const inTurkish = english.filter(({ titleLang }) => titleLang === 'tr').map(({ path }) => path);
  expect(inTurkish.toSorted()).toEqual(site.untranslated);
  for (const { html, path, titleLang } of english) {
    expect(html.includes('This page is available in Turkish only.'), path).toBe(titleLang === 'tr');
  }
  // What stands below its photos is in the language of the project, as all of its texts are.
  const { slug } = await site.db.project.findFirstOrThrow({ orderBy: { id: 'asc' } });
  const [caption] = await site.db.projectImage.findMany({
    where: { project: { slug }, NOT: [{ captionTr: null }, { captionEn: null }] },
  });
  const fallback = pages.get(`/en/proje/${slug}`);
  expect(fallback?.texts).toContainEqual({ text: caption?.captionTr, lang: 'tr' });
  expect(fallback?.texts.map(({ text }) => text)).not.toContain(caption?.captionEn);
  const marks = (path: string) => pages.get(path)?.texts.filter(({ text }) => text === 'In Turkish') ?? [];
  // A category, a project, a service and an article.
  expect(marks('/en').map(({ lang }) => lang)).toEqual(['en', 'en', 'en', 'en']);
  expect(marks('/')).toEqual([]);
  // The list of articles marks the one without English, which is the only one.
  expect(marks('/en/articles')).toHaveLength(1);
  const listed = pages.get('/en/articles')?.texts.filter(({ lang }) => lang === 'tr');
  expect(listed).toContainEqual({ text: sampleWithoutEnglish.title, lang: 'tr' });
  await expectFeed(site.send, pages, '/rss.xml', 'tr');
  await expectFeed(site.send, pages, '/en/rss.xml', 'en');
  await expectValidMarkup(site, pages);
});

test('where the owner leaves out what has no English, no English page leads to an English address of it', {
  timeout,
}, async () => {
  const site = await startSampleSite();
  expect((await site.write('PUT', '/settings/company', { untranslated: 'hidden' })).status).toBe(200);
  const pages = await crawlWell(site, ['/', '/en']);
  const english = pagesIn('en', pages);
  expect(english.filter(({ titleLang }) => titleLang !== 'en').map(({ path }) => path)).toEqual([]);
  expect(english.filter(({ html }) => html.includes('class="card"') && html.includes('In Turkish'))).toEqual([]);
  expect(pagesIn('tr', pages)).toHaveLength(english.length + 5);
});

test('a site without English has no address, link or note of it', { timeout }, async () => {
  const site = await startSampleSite();
  expect((await site.write('PUT', '/settings/company', { english: false })).status).toBe(200);
  const pages = await crawlWell(site, ['/']);
  expect(pagesIn('en', pages)).toEqual([]);
  for (const { alternates, graph, html, path } of pages.values()) {
    expect([alternates, JSON.stringify(graph).includes('/en/'), html.includes('lang="en"')], path).toEqual([
      {},
      false,
      false,
    ]);
    const { status, headers } = await site.send(`/en${path.replace(/^\/(?=$|\?)/, '')}`);
    expect([status, headers.location], path).toEqual([301, path]);
  }
  expect((await site.send('/en/rss.xml')).status).toBe(404);
});
