import { englishPrefix, sitePages } from '@pano/api/addresses';
import { shareImagePath } from '@pano/api/beside-pages';
import { hostileTexts, inheritedNames, malformedImageUrls } from '@pano/api/hostile-values';
import { endpoints } from '@pano/api/server';
import type { Database } from '@pano/db';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { startCachedSite } from '#testing/start-site';

const timeout = 240_000;
const options = { seed: 20_260_301, numRuns: 5, endOnFailure: true };

type Site = Awaited<ReturnType<typeof startCachedSite>>;

const examples = endpoints.filter(({ path, doc }) => path.startsWith('/admin/') && doc.example);

/** A site with one record of each kind, all of them public. */
async function startFilled(): Promise<Site> {
  const site = await startCachedSite();
  const creating = examples.filter(({ method, path }) => method === 'post' && !path.includes('{'));
  for (const { path, doc } of creating.toSorted((a, b) => needsCategory(a.path) - needsCategory(b.path))) {
    const category = needsCategory(path) ? { categoryId: 1 } : {};
    const created = await site.write('POST', path.replace('/admin', ''), { ...Object(doc.example), ...category });
    expect(created.status, path + created.text).toBe(201);
  }
  await site.db.projectImage.create({ data: { projectId: 1, imageUrl: '/uploads/a.webp' } });
  return site;
}
const needsCategory = (path: string) => Number(/articles|projects/.test(path));

/**
 * Every field of every record and of the company profile but the slugs, which make the addresses, and the date, which an
 * empty text takes away with the article.
 */
const fields = examples
  .filter(({ method, path }) => method === 'put' && /\/\{id\}$|\/company$/.test(path))
  .flatMap(({ path, doc: { body } }) => {
    const names = body && 'shape' in body ? Object.keys(Object(body.shape)) : [];
    return names
      .filter((name) => name !== 'slug' && name !== 'publishedAt')
      .map((name) => ({ path: path.replace('/admin', '').replace('{id}', '1'), name }));
  });

/** Ways in which a field may take a text. */
const wrappers: ((text: string) => unknown)[] = [
  (text) => text,
  (text) => `<p>${text}</p><p>2</p><p>3</p>`,
  (text) => ({ tr: text, en: text }),
  (text) => [{ name: text, url: 'https://a.example/' }],
];

test('no text that the forms accept breaks a page, a feed or a share image', { timeout }, async () => {
  const site = await startFilled();
  const content = '<p>"page-state" &lt;!--app--&gt; $&amp;</p>';
  expect((await site.write('PUT', '/pages/1', { content })).text).toContain('\\"page-state\\"');
  await crawl(site);
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      for (const { path, name } of fields) {
        const text = draw(() => hostileTexts);
        for (const wrap of wrappers) {
          const { status, text: response } = await site.write('PUT', path, { [name]: wrap(text) });
          expect(status, `${path} ${name} ${JSON.stringify(text)} ${response}`).toBeLessThan(500);
          if (status === 200) break;
        }
      }
      await crawl(site);
    }),
    options,
  );
});

test('no text that an older row may hold breaks a page, a feed or a share image', { timeout }, async () => {
  const warn = vi.spyOn(console, 'error');
  const site = await startFilled();
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      // PostgreSQL cannot hold NUL, and no database a lone surrogate.
      await fillRows(site.db, () => draw(() => hostileTexts).replaceAll('\0', ' '));
      await crawl(site);
    }),
    options,
  );
  for (const texts of [malformedImageUrls, malformedImageUrls.toReversed(), ['page-state'], [''], inheritedNames]) {
    let at = 0;
    await fillRows(site.db, () => texts[at++ % texts.length] ?? '');
    await crawl(site);
  }
  expect(warn.mock.calls).toEqual([]);
});

/** Writes to every text column but slugs and formatted texts, which have been sanitized from the beginning. */
async function fillRows(db: Database, text: () => string): Promise<void> {
  const seo = () => ({ seoTitle: text(), seoDescription: text() });
  await db.article.updateMany({ data: { title: text(), excerpt: text(), featuredImage: text(), ...seo() } });
  await db.service.updateMany({ data: { title: text(), description: text(), icon: text(), iconText: text() } });
  await db.heroSection.updateMany({
    data: { title: text(), backgroundImage: text(), ctaText: text(), ctaLink: text() },
  });
  await db.aboutSection.updateMany({ data: { title: text(), image: text() } });
  await db.keyword.updateMany({ data: { keyword: text() } });
  await db.category.updateMany({ data: { name: text(), description: text(), image: text(), ...seo() } });
  await db.project.updateMany({
    data: {
      ...{ title: text(), description: text(), image: text(), location: text() },
      ...{ ...seo(), seoKeywords: text() },
    },
  });
  await db.projectImage.updateMany({ data: { imageUrl: text() } });
  await db.brand.updateMany({ data: { name: text(), logoUrl: text(), websiteUrl: text() } });
  await db.page.updateMany({ data: { title: text(), image: text(), ...seo() } });
  const inBoth = () => ({ tr: text(), en: text() });
  const company = {
    ...{
      name: text(),
      legalName: text(),
      slogan: inBoth(),
      blurb: inBoth(),
      logoUrl: text(),
      logoDarkUrl: text(),
      phone: text(),
    },
    ...{ whatsapp: text(), email: text(), contactPerson: text(), contactRole: inBoth(), street: text() },
    ...{ district: text(), city: text(), postalCode: text(), country: text(), whatsappGreeting: inBoth() },
    ...{ socialLinks: [{ name: text(), url: text() }], developerCredit: inBoth() },
  };
  const value = JSON.stringify(company);
  await db.setting.upsert({ where: { key: 'company' }, create: { key: 'company', value }, update: { value } });
}

/** Reads the feeds, and every page and share image that the sitemap knows of. */
async function crawl({ send }: Site): Promise<void> {
  const sitemap = await send('/sitemap.xml');
  expect([sitemap.status, sitemap.text.trimEnd().endsWith('</urlset>')], sitemap.text).toEqual([200, true]);
  const feed = await send('/rss.xml');
  expect([feed.status, feed.text.trimEnd().endsWith('</rss>')], feed.text).toEqual([200, true]);
  const paths = [...sitemap.text.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(9);
  for (const path of paths) {
    const page = await send(path);
    expect(page.status, path).toBe(200);
    expectWholePage(page.text, path);
    if (path.startsWith(englishPrefix) || path.split('/').length < 3) continue;
    const card = await send(shareImagePath(path));
    // A text that cannot be drawn is replaced by the picture of the site.
    expect([200, 302], shareImagePath(path)).toContain(card.status);
  }
}

/** The state that the browser starts with and what search engines read are whole, and each stands there once. */
function expectWholePage(html: string, path: string): void {
  const scripts = [...html.matchAll(/<script type="application\/(ld\+)?json"([^>]*)>([^<]*)<\/script>/g)];
  expect(
    scripts.map(([, linked, attributes = '']) => (linked ? 'linked data' : attributes.trim())),
    path,
  ).toEqual(['linked data', 'id="state"']);
  const [linked, state] = scripts.map(([, , , json = '']) => JSON.parse(json));
  expect(linked['@graph'].length, path).toBeGreaterThan(2);
  expect(Object.keys(state), path).toEqual(['locale', 'origin', 'router', 'query']);
  expect([html.split('<!doctype').length, html.trimEnd().endsWith('</html>')], path).toEqual([2, true]);
  expect(html, path).toMatch(/<div id="root" data-size="\d+ \d+"><a /);
}

test('no name that every object has is an address', { timeout }, async () => {
  const { send } = await startFilled();
  const share = (path: string) => [shareImagePath(path), shareImagePath(englishPrefix + path)];
  for (const name of [...inheritedNames, 'prototype', 'then']) {
    const pages = Object.values(sitePages).map((path) => path.replace(':slug', name));
    const paths = [
      ...[`/og/${name}.jpg`, `/og/${name}/x.jpg`, `/og/${name}/${name}.jpg`, ...pages.flatMap(share)],
      ...pages.filter((path) => path.includes(name)).flatMap((path) => [path, englishPrefix + path]),
      ...[`/${name}`, `/${name}/x`, `${englishPrefix}/${name}`, `/uploads/${name}`, `/art/${name}`],
      ...[`/api/v1/${name}`, `/api/v1/${name}/1`, `/api/v1/projects/category/${name}`, `/api/v1/pages/slug/${name}`],
      ...[`/trpc/${name}`, `/trpc/${name}.list`, `/trpc/pages.${name}?batch=1`, `/trpc/${name},pages.${name}?batch=1`],
    ];
    for (const path of paths.filter((path) => path !== shareImagePath(sitePages.home))) {
      const response = await send(path);
      // The one address of a page has no capitals.
      const { location } = response.headers;
      expect([path, (location ? await send(location) : response).status]).toEqual([
        path,
        expect.toSatisfy((status) => status === 404 || status === 400),
      ]);
    }
  }
});
