import { previewLinkPath } from '@pano/api/beside-pages';
import { type ApiContext, AppError, dryPublish, findPage, type OpenedLink, openLink } from '@pano/api/server';
import { type PreviewNotice, previewNotice, previewTemplate } from '@pano/web/server';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { LRUCache } from 'lru-cache';
import type { CreateContext } from '#http/api-mounts';
import type { RenderQueue } from '#http/render-queue';
import type { ServerEnv } from '#http/request-info';
import { anonymous, pageApi, preparePage, publicOrigin, type Site } from './site-pages';

type Options = { publicUrl: string; queue: RenderQueue };
type OpenedDraft = Extract<OpenedLink, { state: 'draft' }>;

const maxPages = 20;
/** What depends on the clock alone is shown anew after this time. */
const maxAgeMs = 10 * 60_000;

/** Whoever has such a link is to be the only one who knows it. */
const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

const incomplete = () => new AppError('invalid', 'preview.incomplete');

const ended: PreviewNotice = { title: 'previewLink.ended', text: 'previewLink.endedHint' };
const busy: PreviewNotice = { title: 'request.busy' };
const unfinished: PreviewNotice = { title: 'previewLink.unfinished', text: 'previewLink.unfinishedHint' };

/**
 * The pages behind links to drafts: each is the page that publishing the draft, as it is stored, would make, without the
 * program. One is rendered once for each state of the draft and of the site, so that opening it often locks nothing.
 */
export function mountPreviewLinks(
  app: Hono<ServerEnv>,
  site: Pick<Site, 'openPage' | 'siteTemplate' | 'preparePages'>,
  createRequestContext: CreateContext,
  { publicUrl, queue }: Options,
): void {
  const origin = publicOrigin(publicUrl);
  const pages = new LRUCache<string, string, () => Promise<string>>({
    max: maxPages,
    ttl: maxAgeMs,
    fetchMethod: (_version, _stale, { context: render }) => render(),
  });

  /** @throws AppError where the draft is not what a page can be made of */
  const render = async (ctx: ApiContext, { ref, draft, expiresAt }: OpenedDraft): Promise<string> => {
    const { locale } = ref;
    await site.preparePages();
    // Only loaded in there: meanwhile nobody else can write.
    const { path, renderPage } = await dryPublish(ctx, ref, draft, async (dry, { id }) => {
      const path = (await findPage(dry, ref, id, 'page')).replace(/#.*/, '');
      const api = pageApi(anonymous(dry, locale), path);
      return { path, renderPage: await site.openPage(new Request(origin + path), locale, api) };
    });
    if (renderPage instanceof Response) throw incomplete();
    const template = previewTemplate(await site.siteTemplate(path, locale), locale, expiresAt);
    const page = await renderPage(template, origin, true);
    if (page.status !== 200) throw incomplete();
    return page.text();
  };

  // Whatever lies below: no page of the site does, and none is rendered for it.
  app.get(`${previewLinkPath}/*`, async (c) => {
    const { locale, context } = await preparePage(c, createRequestContext);
    const notice = async (status: ContentfulStatusCode, of: PreviewNotice) =>
      c.html(previewNotice(await site.siteTemplate(c.req.path, locale), locale, of), status, unlisted);
    try {
      await context.limits.previewLink.consume(context.address);
      const link = await openLink(context, c.req.path.slice(previewLinkPath.length + 1));
      if (link.state === 'unknown') return await notice(404, ended);
      if (link.state === 'ended') return await notice(410, ended);
      if (link.state === 'published') return redirect(c, link.path);
      if (!pages.has(link.version) && queue.isFull(context.address)) return await notice(503, busy);
      const work = () => queue.run(context.address, () => render(context, link));
      const page = await pages.forceFetch(link.version, { context: work });
      return c.html(page, 200, { ...unlisted, 'content-language': link.ref.locale });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.kind !== 'tooMany' && error.kind !== 'unavailable') return notice(409, unfinished);
      c.header('retry-after', String(error.details.retryAfter ?? 1));
      return error.kind === 'tooMany' ? notice(429, { title: error.key }) : notice(503, busy);
    }
  });
}

function redirect(c: Context, path: string): Response {
  for (const [name, value] of Object.entries(unlisted)) c.header(name, value);
  return c.redirect(path, 302);
}
