import { englishPrefix, sitePages } from '@pano/api/addresses';

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

const english = new RegExp(`^${englishPrefix}(?=/|$)`);
const patterns = Object.entries(sitePages).map(
  ([page, path]) => [page, new RegExp(`^${path.replace(':slug', '[^/]+')}$`)] as const,
);

/** The module of the page at a path: the server preloads its files with the page. */
export function pageModule(path: string): string {
  const plain = path.replace(english, '').replace(/\/$/, '') || sitePages.home;
  const page = patterns.find(([, pattern]) => pattern.test(plain))?.[0];
  return isPage(page) ? modules[page] : 'src/app/site/not-found.route.tsx';
}

const isPage = (page: string | undefined): page is keyof typeof modules => page !== undefined && page in modules;
