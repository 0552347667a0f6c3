import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderPage } from '@pano/web/server';
import { readProgramLinks } from './program-links';
import type { Site } from './site-pages';

/** The built web part, beside this program. */
export async function productionSite(): Promise<Site> {
  const dist = fileURLToPath(new URL('../../web/dist/', import.meta.url));
  const [site, admin, programLinks] = await Promise.all([
    readFile(`${dist}index.html`, 'utf8'),
    readFile(`${dist}admin.html`, 'utf8'),
    readProgramLinks(dist),
  ]);
  return {
    assetsDir: dist,
    publicDir: dist,
    siteTemplate: async (path, locale) => site.replace('</head>', () => `${programLinks(path, locale)}</head>`),
    adminTemplate: async () => admin,
    render: renderPage,
  };
}
