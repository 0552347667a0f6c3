import { readFile } from 'node:fs/promises';
import type { Locale } from '@pano/i18n/locales';
import * as z from 'zod';

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

/** The modules behind an address, by the first part of its path; all others are the home page or unknown. */
const routes: [RegExp, string][] = [
  [/^\/category\/[^/]+$/, 'app/site/category/category'],
  [/^\/proje\/[^/]+$/, 'features/projects/site/project'],
  [/^\/articles$/, 'features/articles/site/article-list'],
  [/^\/articles\/[^/]+$/, 'features/articles/site/article'],
  [/^\/sayfa\/[^/]+$/, 'features/pages/site/page'],
];

/**
 * Reads from the build which files make up a page's program: what all pages have in common, the texts of its language
 * and the code of its route. The page names them for its first script, which fetches all of them at once.
 */
export async function readProgramLinks(dist: string): Promise<(path: string, locale: Locale) => string> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(`${dist}.vite/manifest.json`, 'utf8')));
  const page = await readFile(`${dist}index.html`, 'utf8');
  const filesOf = (key: string, found: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports) filesOf(imported, found);
    return found;
  };
  return (path, locale) => {
    const files = new Set<string>();
    const modules = [
      'src/app/site/entry-client.tsx',
      `../../packages/i18n/src/${locale}/site.ts`,
      ...routeModules(path),
    ];
    for (const key of modules) filesOf(key, files);
    const links = [...files]
      .filter((file) => !page.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return `<template id="program">${links.join('')}</template>`;
  };
}

function routeModules(path: string): string[] {
  const plain = path.replace(/^\/en(?=\/|$)/, '').replace(/\/$/, '');
  if (plain === '' || plain === '/contact')
    return ['src/app/site/home/home.route.tsx', 'src/app/site/home/home.loader.ts'];
  const name = routes.find(([pattern]) => pattern.test(plain))?.[1];
  return name ? [`src/${name}.route.tsx`, `src/${name}.loader.ts`] : ['src/app/site/not-found.route.tsx'];
}
