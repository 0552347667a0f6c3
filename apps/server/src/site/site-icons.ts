import { sitePages } from '@pano/api/addresses';
import { type ApiServices, companyProfile } from '@pano/api/server';
import type { Context, Hono, Next } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ServerEnv } from '#http/request-info';
import { readUpload } from './own-images';

const briefly = { 'cache-control': 'public, max-age=300' };
const phoneSizes = [192, 512] as const;

/**
 * The icons of the site: of a firm that has uploaded a logo they show it, for all others the files in the public folder
 * are served.
 */
export function mountSiteIcons(app: Hono<ServerEnv>, services: ApiServices): void {
  const icons = new LRUCache<string, Buffer>({ max: 20 });

  /** Null where there is no uploaded logo. */
  const icon = async (size: number): Promise<Buffer | null> => {
    const { logoUrl } = await companyProfile(services);
    if (!logoUrl) return null;
    const key = `${size} ${logoUrl}`;
    const known = icons.get(key);
    if (known) return known;
    const logo = await readUpload(services, logoUrl, size);
    if (!logo) return null;
    // The image library is large, and many processes never draw an icon.
    const { squareIcon } = await import('./share-cards');
    const drawn = await services.media.jobs.run('background', () => squareIcon(logo, size));
    icons.set(key, drawn);
    return drawn;
  };

  const png = (size: number) => async (c: Context, next: Next) => {
    const drawn = await icon(size);
    return drawn ? c.body(new Uint8Array(drawn), 200, { ...briefly, 'content-type': 'image/png' }) : next();
  };
  app.get('/apple-touch-icon.png', png(180));
  app.get('/favicon.ico', png(48));
  for (const size of phoneSizes) app.get(`/site-icon-${size}.png`, png(size), (c) => c.text('Not Found', 404));

  app.get('/favicon.svg', async (c, next) => {
    const drawn = await icon(64);
    if (!drawn) return next();
    const source = `data:image/png;base64,${drawn.toString('base64')}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="c"><rect width="64" height="64" rx="10"/></clipPath><image href="${source}" width="64" height="64" clip-path="url(#c)"/></svg>`;
    return c.body(svg, 200, { ...briefly, 'content-type': 'image/svg+xml' });
  });

  app.get('/site.webmanifest', async (c) => {
    const { name } = await companyProfile(services);
    const pngIcon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });
    const hasLogo = (await icon(phoneSizes[0])) !== null;
    const list = hasLogo
      ? phoneSizes.map((size) => pngIcon(`/site-icon-${size}.png`, size))
      : [pngIcon('/apple-touch-icon.png', 180)];
    const manifest = { name, short_name: name, start_url: sitePages.home, display: 'browser', icons: list };
    return c.body(JSON.stringify(manifest), 200, { ...briefly, 'content-type': 'application/manifest+json' });
  });
}
