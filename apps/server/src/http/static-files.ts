import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import type { ServerEnv } from './request-info';

const caching = (value: string) => (_path: string, c: Context) => c.header('cache-control', value);
/** For files whose name changes with their content. */
const immutable = caching('public, max-age=31536000, immutable');
const oneDay = caching('public, max-age=86400');

/** The pages link the first; feed readers, older browsers and phones request the others without a link. */
const siteIcons = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'];

/**
 * The files of the built web part.
 * @param assetsDir holds `assets/` with the hashed files; null in development, where Vite serves them
 */
export function mountFiles(app: Hono<ServerEnv>, assetsDir: string | null, publicDir: string): void {
  if (assetsDir) {
    app.use('/assets/*', serveStatic({ root: assetsDir, onFound: immutable, precompressed: true }));
    app.all('/assets/*', (c) => c.text('Not Found', 404));
  }
  for (const folder of ['/art/*', '/icons/*']) app.use(folder, serveStatic({ root: publicDir, onFound: oneDay }));
  // The owner may name an icon that does not exist. The page copes with that, so its console gets no error.
  app.get('/icons/ms/:name', (c) => c.body(null, 204, { 'cache-control': 'no-store' }));
  for (const folder of ['/art/*', '/icons/*']) app.all(folder, (c) => c.text('Not Found', 404));
  for (const icon of siteIcons) app.use(icon, serveStatic({ root: publicDir, onFound: oneDay }));
}
