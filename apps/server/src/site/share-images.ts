import { join } from 'node:path';
import { type ApiServices, pickFile } from '@pano/api/server';
import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { CreateContext } from '#http/api-mounts';
import { getRequestInfo, type ServerEnv } from '#http/request-info';
import { findShareSubject, type ShareSubject, siteSubject } from './share-subjects';
import { anonymous } from './site-pages';

type Options = { services: ApiServices; createRequestContext: CreateContext; publicDir: string; cardFont: string };

/** Each card is about 100 KB. */
const maxCachedCards = 60;

/** The pictures of shared links, made when somebody asks for the first time: `/og/site.jpg`, `/og/proje/{slug}.jpg` … */
export function mountShareImages(
  app: Hono<ServerEnv>,
  { services, createRequestContext, publicDir, cardFont }: Options,
): void {
  const cards = new LRUCache<string, Promise<Buffer>>({ max: maxCachedCards });

  const send = async (c: Context, subject: ShareSubject | null) => {
    if (!subject) return c.text('Not Found', 404);
    const key = JSON.stringify(subject);
    let card = cards.get(key);
    if (!card) {
      card = draw(subject);
      cards.set(key, card);
    }
    try {
      const bytes = new Uint8Array(await card);
      return c.body(bytes, 200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=300' });
    } catch (error) {
      cards.delete(key);
      services.log.error(
        { err: error, path: c.req.path, requestId: getRequestInfo(c.req.raw).requestId },
        'share image failed',
      );
      return c.redirect('/art/og-default.png', 302);
    }
  };

  const draw = async ({ title, company, image }: ShareSubject) => {
    // The library for pictures is large, and many processes never draw one.
    const { pictureCard, titleCard } = await import('./share-cards');
    const picture = image && (await ownPicture(image));
    return picture ? pictureCard(picture) : titleCard(title, company, cardFont);
  };

  /** A picture that lies here. Other servers are not asked: a visitor's request must not make this one call them. */
  const ownPicture = async (url: string): Promise<Uint8Array | string | null> => {
    if (/^\/art\/[\w-]+\.svg$/.test(url)) return join(publicDir, url);
    const name = /^\/uploads\/([^/?#]+)/.exec(url)?.[1];
    const file = name && (await pickFile(services.db, name, { width: 1200, formats: ['webp'] }));
    const stream = file && (await services.media.storage.read(file.fileName));
    return stream ? new Uint8Array(await new Response(stream).arrayBuffer()) : null;
  };

  const contextFor = (c: Context) => anonymous(createRequestContext(c.req.raw), 'tr');
  app.get('/og/site.jpg', async (c) => send(c, await siteSubject(contextFor(c))));
  app.get('/og/:kind/:file{[^/]+\\.jpg}', async (c) => {
    const slug = c.req.param('file').replace(/\.jpg$/, '');
    return send(c, await findShareSubject(contextFor(c), c.req.param('kind'), slug));
  });
  app.all('/og/*', (c) => c.text('Not Found', 404));
}
