import { readFile } from 'node:fs/promises';
import type { Locale } from '@pano/i18n/locales';
import * as z from 'zod';

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

/** The modules behind an address, by the first part of its path; all others are the home page or unknown. */
const routes: [RegExp, string][] = [
  [/^\/category\/[^/]+$/, 'categories/site/category'],
  [/^\/proje\/[^/]+$/, 'projects/site/project'],
  [/^\/articles$/, 'articles/site/article-list'],
  [/^\/articles\/[^/]+$/, 'articles/site/article'],
  [/^\/sayfa\/[^/]+$/, 'pages/site/page'],
];

/**
 * Reads from the build which files a page's script asks for as soon as it runs: the texts of its language and the code
 * of its route. Named in the page, they arrive together with that script instead of after it.
 */
export async function readPreloadLinks(dist: string): Promise<(path: string, locale: Locale) => string> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(`${dist}.vite/manifest.json`, 'utf8')));
  const filesOf = (key: string, found: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports) filesOf(imported, found);
    return found;
  };
  const atOnce = filesOf('index.html', new Set());
  return (path, locale) => {
    const files = new Set(atOnce);
    for (const key of [`../../packages/i18n/src/${locale}/site.ts`, ...routeModules(path)]) filesOf(key, files);
    return [...files]
      .filter((file) => !atOnce.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('');
  };
}

function routeModules(path: string): string[] {
  const plain = path.replace(/^\/en(?=\/|$)/, '').replace(/\/$/, '');
  if (plain === '' || plain === '/contact') return ['src/site/home/home.route.tsx', 'src/site/home/home.loader.ts'];
  const name = routes.find(([pattern]) => pattern.test(plain))?.[1];
  return name ? [`src/features/${name}.route.tsx`, `src/features/${name}.loader.ts`] : ['src/site/not-found.route.tsx'];
}
