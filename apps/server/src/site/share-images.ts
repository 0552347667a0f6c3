import { englishPrefix, homePath } from '@pano/api/addresses';
import { shareImagePath } from '@pano/api/beside-pages';
import { type ApiServices, findShareSubject, findSiteSubject, type ShareSubject } from '@pano/api/server';
import { locales } from '@pano/i18n/locales';
import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { CreateContext } from '#http/api-mounts';
import { getRequestInfo, type ServerEnv } from '#http/request-info';
import { readOwnImage, readUpload } from './own-images';
import { anonymous } from './site-pages';

type Options = {
  services: ApiServices;
  createRequestContext: CreateContext;
  publicDir: string;
  cardFont: string;
  /** How many bytes of drawn cards stay in memory; each is about 100 KB. */
  maxCachedBytes?: number;
};

/**
 * The images beside shared links, drawn on the first request: `/og/site.jpg`, `/og/en/site.jpg` and
 * `/og{path of a page}.jpg`.
 */
export function mountShareImages(
  app: Hono<ServerEnv>,
  { services, createRequestContext, publicDir, cardFont, maxCachedBytes = 6 * 1024 * 1024 }: Options,
): void {
  const cards = new LRUCache<string, Buffer>({ maxSize: maxCachedBytes, sizeCalculation: ({ length }) => length });
  const inFlight = new Map<string, Promise<Buffer>>();

  /** Draws a card once however many ask for it, in a slot of its own among the work on pictures. */
  const drawOnce = (key: string, subject: ShareSubject): Promise<Buffer> => {
    let card = inFlight.get(key);
    if (!card) {
      card = services.media.jobs
        .run('background', () => draw(subject))
        .then((bytes) => {
          cards.set(key, bytes);
          return bytes;
        })
        .finally(() => inFlight.delete(key));
      inFlight.set(key, card);
    }
    return card;
  };

  const send = async (c: Context, subject: ShareSubject | null) => {
    if (!subject) return c.text('Not Found', 404);
    const key = JSON.stringify(subject);
    try {
      const bytes = new Uint8Array(cards.get(key) ?? (await drawOnce(key, subject)));
      return c.body(bytes, 200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=300' });
    } catch (error) {
      services.log.error(
        { err: error, path: c.req.path, requestId: getRequestInfo(c.req.raw).requestId },
        'share image failed',
      );
      return c.redirect('/art/og-default.png', 302);
    }
  };

  const draw = async ({ title, company, image, logo }: ShareSubject) => {
    // The image library is large, and many processes never draw a card.
    const { imageCard, titleCard } = await import('./share-cards');
    const source = image && (await readOwnImage(services, publicDir, image, 1200));
    if (source) return imageCard(source);
    const drawn = logo && (await readUpload(services, logo.url, 800));
    return titleCard(title, drawn ? { image: drawn, forDark: logo.forDark } : company, cardFont);
  };

  const contextFor = (c: Context) => anonymous(createRequestContext(c.req.raw), 'tr');
  for (const lang of locales) {
    app.get(shareImagePath(homePath[lang]), async (c) => send(c, await findSiteSubject(contextFor(c), lang)));
  }
  app.get('/og/:kind/:file{[^/]+\\.jpg}', async (c) => {
    const { kind, file } = c.req.param();
    return send(c, await findShareSubject(contextFor(c), `/${kind}/${file.replace(/\.jpg$/, '')}`));
  });
  app.get('/og/en/:kind/:file{[^/]+\\.jpg}', async (c) => {
    const { kind, file } = c.req.param();
    return send(c, await findShareSubject(contextFor(c), `${englishPrefix}/${kind}/${file.replace(/\.jpg$/, '')}`));
  });
  app.all('/og/*', (c) => c.text('Not Found', 404));
}
