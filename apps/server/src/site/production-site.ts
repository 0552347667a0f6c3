import { readFile } from 'node:fs/promises';
import { renderPage } from '@pano/web/server';
import { readProgramLinks } from './program-links';
import type { Site } from './site-pages';

/**
 * The site as it was built.
 * @param dist the folder of the built web part
 */
export async function productionSite(dist: string): Promise<Site> {
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
