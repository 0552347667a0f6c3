import { sitePages } from '@pano/api/addresses';
import { sentParam } from '#features/contact-forms/site/contact-values.ts';
import { plainPath } from '#kit/site/site-path.ts';

/** The module that each page loads with its route, as the manifest of the build names it. */
const modules: Record<keyof typeof sitePages, string> = {
  home: 'src/app/site/home.route.tsx',
  contact: 'src/app/site/home.route.tsx',
  articles: 'src/features/articles/site/article-list.route.tsx',
  article: 'src/features/articles/site/article.route.tsx',
  category: 'src/app/site/category.route.tsx',
  project: 'src/features/projects/site/project.route.tsx',
  page: 'src/features/pages/site/page.route.tsx',
};

const patterns = Object.entries(sitePages).map(
  ([page, path]) => [page, new RegExp(`^${path.replace(':slug', '[^/]+')}$`)] as const,
);

/** The module of the page at a path: the server preloads its files with the page. */
export function pageModule(path: string): string {
  const plain = plainPath(path).replace(/\/$/, '') || sitePages.home;
  const page = patterns.find(([, pattern]) => pattern.test(plain))?.[0];
  return isPage(page) ? modules[page] : 'src/app/site/not-found.route.tsx';
}

const isPage = (page: string | undefined): page is keyof typeof modules => page !== undefined && page in modules;

/** The pages with the contact form. */
const formPages: readonly string[] = [sitePages.home, sitePages.contact];

/**
 * The parameters that the page at a path looks at, with what they may hold. All others change nothing in it: the server
 * keeps one copy of the page for all of them.
 */
export function shownParams(path: string): Record<string, RegExp> {
  const page = plainPath(path);
  if (page === sitePages.articles) return { page: /^[1-9]\d{0,5}$/ };
  return formPages.includes(page) ? { [sentParam]: /^$/ } : {};
}
