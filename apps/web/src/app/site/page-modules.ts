import { isRecordPage, pagePatterns, plainPath, sitePages } from '@pano/api/addresses';
import { quoteParam } from '@pano/api/beside-pages';
import { sentParam } from '#features/contact-forms/site/contact-values.ts';
import type { PageParam, SitePage } from '#kit/site/site-entity.ts';
import { sitePageList } from './entities';
import { createClients, type SiteApi } from './page-html';

type Page = Omit<SitePage, 'lazy'>;

/**
 * The home page has a second address, and the contact form, whose result a browser without JavaScript is led to, and
 * which may be about a service.
 */
const home: Omit<Page, 'page'> = {
  module: 'src/app/site/home.route.tsx',
  params: {
    [sentParam]: { pattern: /^$/ },
    [quoteParam]: { pattern: /^[a-z0-9-]{1,300}$/, names: 'service' },
  },
};

const pages: readonly Page[] = [{ page: 'home', ...home }, { page: 'contact', ...home }, ...sitePageList];

const patterns = pages.map((page) => {
  const paths = isRecordPage(page.page) ? pagePatterns(page.page) : [sitePages[page.page]];
  return [page, new RegExp(`^(?:${paths.join('|').replaceAll(':slug', '[^/]+')})$`)] as const;
});

const findPage = (path: string) => patterns.find(([, pattern]) => pattern.test(path))?.[0];

/** The module of the page at a path: the server preloads its files with the page. */
export const pageModule = (path: string): string =>
  findPage(plainPath(path).replace(/\/$/, '') || sitePages.home)?.module ?? 'src/app/site/not-found.route.tsx';

/**
 * The parameters that the page at a path looks at, with what they may hold. All others change nothing in it: the server
 * keeps one copy of the page for all of them.
 */
export const shownParams = (path: string): Record<string, PageParam> => findPage(plainPath(path))?.params ?? {};

/** The addresses of the pages of no record that are there for search engines. */
export async function listFixedPages(api: SiteApi): Promise<string[]> {
  const { utils } = await createClients('tr', api);
  const listed = await Promise.all(
    sitePageList.map(async ({ page, listed }) => ((await listed?.(utils)) ? [sitePages[page]] : [])),
  );
  return [sitePages.home, ...listed.flat()];
}
