import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locale } from '@pano/i18n/locales';
import {
  linkRules,
  listFixedPages,
  loadPage,
  openPage,
  pageModule,
  preparePages,
  takeContactForm,
} from '@pano/web/server';
import * as z from 'zod';
import type { Site } from './site-pages';

/**
 * The site as it was built.
 * @param dist the folder of the built web part
 */
export async function productionSite(dist: string): Promise<Site> {
  const [site, admin, preview, manifest] = await Promise.all([
    readFile(`${dist}index.html`, 'utf8'),
    readFile(`${dist}admin.html`, 'utf8'),
    readFile(`${dist}preview.html`, 'utf8'),
    readFile(`${dist}.vite/manifest.json`, 'utf8'),
  ]);
  const listProgram = createProgramList(manifestSchema.parse(JSON.parse(manifest)), site);
  return {
    assetsDir: dist,
    publicDir: dist,
    scriptHashes: { site: [linkRules, ...scriptsOf(site)].map(hashOf), admin: scriptsOf(admin).map(hashOf) },
    siteTemplate: async (path, locale) => site.replace('</head>', () => `${listProgram(path, locale)}</head>`),
    adminTemplate: async () => admin,
    previewTemplate: async () => preview,
    openPage,
    loadPage,
    preparePages,
    takeContactForm,
    listFixedPages,
  };
}

/** The scripts that stand in a page itself. */
const scriptsOf = (page: string) => [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

/**
 * Creates the list of the files of a page's program: what all pages have in common, the texts of its language and the
 * code of its route. The first script of the page reads it and fetches all files at once.
 */
function createProgramList(manifest: z.output<typeof manifestSchema>, page: string) {
  const collectFiles = (key: string, files: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports) collectFiles(imported, files);
  };
  return (path: string, locale: Locale): string => {
    const files = new Set<string>();
    const modules = ['src/app/site/entry-client.tsx', `../../packages/i18n/src/${locale}/site.ts`, pageModule(path)];
    for (const key of modules) collectFiles(key, files);
    const missing = [...files].filter((file) => !page.includes(file));
    return `<template id="program">${missing.map((file) => `/${file}`).join(' ')}</template>`;
  };
}
