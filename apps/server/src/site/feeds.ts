import { adminPages, englishPrefix, feedPage, sitePages } from '@pano/api/addresses';
import { companyProfile, listFeed, listPublicPages, escapeXml as xml } from '@pano/api/server';
import type { Hono } from 'hono';
import type { CreateContext } from '#http/api-mounts';
import type { ServerEnv } from '#http/request-info';

/** Addresses that are public whatever the content is. */
const fixedPaths = [sitePages.home, sitePages.contact, sitePages.articles];

/** No sitemap may name more addresses (sitemaps.org protocol). Each page has one in either language. */
const maxAddresses = 50_000;
const maxPages = maxAddresses / 2 - fixedPaths.length;

/** The sitemap, the rules for crawlers and the RSS feed. */
export function mountFeeds(app: Hono<ServerEnv>, createRequestContext: CreateContext, publicUrl: string): void {
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: ${adminPages.dashboard}\nDisallow: /api/\nDisallow: /trpc/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    ),
  );

  app.get('/sitemap.xml', async (c) => {
    const context = createRequestContext(c.req.raw);
    const [pages, { english }] = await Promise.all([listPublicPages(context, maxPages), companyProfile(context)]);
    const entries = [
      ...fixedPaths.map((path) => urlElements({ publicUrl, english, path })),
      ...pages.map((page) => urlElements({ publicUrl, english, ...page })),
    ];
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`,
      200,
      { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
    );
  });

  app.get('/rss.xml', async (c) => {
    const context = createRequestContext(c.req.raw);
    const [items, company] = await Promise.all([listFeed(context), companyProfile(context)]);
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
    <link>${xml(publicUrl + feedPage)}</link>
    <description>${xml(company.blurb.tr ?? company.name)}</description>
    <language>tr</language>
    <atom:link href="${xml(publicUrl)}/rss.xml" rel="self" type="application/rss+xml"/>
${elements.join('\n')}
  </channel>
</rss>
`,
      200,
      { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
    );
  });
}

type Page = {
  publicUrl: string;
  /** Whether the site has English pages. */
  english: boolean;
  path: string;
  updatedAt?: string;
  images?: string[];
};

/** A page has an address of its own in each language; each names both. */
function urlElements({ publicUrl, english: hasEnglish, path, updatedAt, images = [] }: Page): string {
  const turkish = publicUrl + path;
  const english = publicUrl + englishPrefix + (path === sitePages.home ? '' : path);
  const languages = [
    ['tr', turkish],
    ['en', english],
    ['x-default', turkish],
  ];
  const alternates = (hasEnglish ? languages : []).map(
    ([language, href]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${xml(href ?? '')}"/>`,
  );
  const details = [
    ...(updatedAt ? [`    <lastmod>${updatedAt}</lastmod>`] : []),
    ...alternates,
    // A row of before may hold an address that forms reject by now.
    ...images
      .filter((image) => URL.canParse(image, publicUrl))
      .map((image) => `    <image:image><image:loc>${xml(new URL(image, publicUrl).href)}</image:loc></image:image>`),
  ].join('\n');
  const urls = hasEnglish ? [turkish, english] : [turkish];
  return urls.map((url) => `  <url>\n    <loc>${xml(url)}</loc>\n${details}\n  </url>`).join('\n');
}
