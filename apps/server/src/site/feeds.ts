import { adminPages, englishPrefix, feedPage, toEnglishPath } from '@pano/api/addresses';
import { feedPath, previewLinkPath } from '@pano/api/beside-pages';
import { companyProfile, listFeed, listPublicPages, type SitemapEntry, escapeXml as xml } from '@pano/api/server';
import { type Locale, locales } from '@pano/i18n/locales';
import type { Context, Hono } from 'hono';
import type { CreateContext } from '#http/api-mounts';
import type { ServerEnv } from '#http/request-info';
import { preparePage, type Site } from './site-pages';

/** No sitemap may name more addresses (sitemaps.org protocol). Each page with English has two. */
const maxAddresses = 50_000;

/** The sitemap, the rules for crawlers and the RSS feed. */
export function mountFeeds(
  app: Hono<ServerEnv>,
  site: Pick<Site, 'listFixedPages'>,
  createRequestContext: CreateContext,
  publicUrl: string,
): void {
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: ${adminPages.dashboard}\nDisallow: /api/\nDisallow: /trpc/\nDisallow: ${previewLinkPath}/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    ),
  );

  app.get('/sitemap.xml', async (c) => {
    const context = createRequestContext(c.req.raw);
    const [pages, { english }, fixedPaths] = await Promise.all([
      listPublicPages(context, maxAddresses),
      companyProfile(context),
      preparePage(c, createRequestContext).then(({ api }) => site.listFixedPages(api)),
    ]);
    const entries = [
      ...fixedPaths.flatMap((path) => urlElements({ publicUrl, english, page: fixedPage(path) })),
      ...pages.flatMap((page) => urlElements({ publicUrl, english, page })),
    ];
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.slice(0, maxAddresses).join('\n')}
</urlset>
`,
      200,
      { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
    );
  });

  const feed = (lang: Locale) => async (c: Context) => {
    const context = createRequestContext(c.req.raw);
    const [items, company] = await Promise.all([listFeed(context, lang), companyProfile(context)]);
    if (lang === 'en' && !company.english) return c.text('Not Found', 404);
    const elements = items.map(
      ({ path, title, excerpt, publishedAt }) => `    <item>
      <title>${xml(title)}</title>
      <link>${xml(publicUrl + path)}</link>
      <guid isPermaLink="true">${xml(publicUrl + path)}</guid>
      <pubDate>${new Date(publishedAt).toUTCString()}</pubDate>${excerpt ? `\n      <description>${xml(excerpt)}</description>` : ''}
    </item>`,
    );
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(company.name)}</title>
    <link>${xml(publicUrl + (lang === 'en' ? englishPrefix : '') + feedPage)}</link>
    <description>${xml(company.blurb[lang] ?? company.name)}</description>
    <language>${lang}</language>
    <atom:link href="${xml(publicUrl + feedPath[lang])}" rel="self" type="application/rss+xml"/>
${elements.join('\n')}
  </channel>
</rss>
`,
      200,
      { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
    );
  };
  for (const lang of locales) app.get(feedPath[lang], feed(lang));
}

type Page = {
  publicUrl: string;
  /** Whether the site has English pages. */
  english: boolean;
  page: Pick<SitemapEntry, 'path' | 'english'> & Partial<SitemapEntry>;
};

/** A page that every site has, in both languages. */
const fixedPage = (path: string): Page['page'] => ({
  path,
  english: { path: toEnglishPath(path), updatedAt: '' },
});

/** A page has an address of its own in each language that it speaks; each names both. */
function urlElements({ publicUrl, english: hasEnglish, page }: Page): string[] {
  const english = hasEnglish ? page.english : null;
  const alternates = english
    ? [
        ['tr', page.path],
        ['en', english.path],
        ['x-default', page.path],
      ].map(
        ([language, path]) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${xml(`${publicUrl}${path}`)}"/>`,
      )
    : [];
  // A row of before may hold an address that forms reject by now.
  const images = (page.images ?? [])
    .filter((image) => URL.canParse(image, publicUrl))
    .map((image) => `    <image:image><image:loc>${xml(new URL(image, publicUrl).href)}</image:loc></image:image>`);
  return [page, ...(english ? [english] : [])].map(({ path, updatedAt }) => {
    const date = updatedAt ? [`    <lastmod>${updatedAt}</lastmod>`] : [];
    const lines = [`    <loc>${xml(publicUrl + path)}</loc>`, ...date, ...alternates, ...images];
    return `  <url>\n${lines.join('\n')}\n  </url>`;
  });
}
