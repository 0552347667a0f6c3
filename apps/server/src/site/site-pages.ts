import { isEnglishPath } from '@pano/api/addresses';
import { type ApiContext, appRouter, companyProfile, type PageLoader } from '@pano/api/server';
import type { Locale } from '@pano/i18n/locales';
import type { Context } from 'hono';
import type { CreateContext } from '#http/api-mounts';
import { rejectBusy } from '#http/error-response';
import { createBypassCheck } from '#http/maintenance-bypass';
import type { RenderQueue } from '#http/render-queue';
import { getRequestInfo, loggedPath, type ServerEnv } from '#http/request-info';
import { pageLocale, withoutEnglish } from '#http/request-locale';
import type { ScriptHashes } from '#http/security-headers';

/** What the web part gives to the server: its HTML shells and the renderer of the public pages. */
export type Site = {
  /** Folder with the built assets; null in development, where Vite serves them. */
  assetsDir: string | null;
  publicDir: string;
  /** As a content policy names them. */
  scriptHashes: ScriptHashes;
  siteTemplate: (path: string, locale: Locale) => Promise<string>;
  adminTemplate: (path: string) => Promise<string>;
  previewTemplate: (path: string) => Promise<string>;
  openPage: typeof import('@pano/web/server').openPage;
  loadPage: typeof import('@pano/web/server').loadPage;
  preparePages: typeof import('@pano/web/server').preparePages;
  takeContactForm: typeof import('@pano/web/server').takeContactForm;
  listFixedPages: typeof import('@pano/web/server').listFixedPages;
};

/** Creates the handler that renders the public pages in the visitor's language, as many as the queue takes. */
export function createPageHandler(
  site: Pick<Site, 'openPage' | 'siteTemplate'>,
  createRequestContext: CreateContext,
  { publicUrl, queue }: { publicUrl: string; queue: RenderQueue },
) {
  const origin = publicOrigin(publicUrl);
  const https = publicUrl.startsWith('https:');
  return async (c: Context<ServerEnv>): Promise<Response> => {
    const { locale, context, api } = await preparePage(c, createRequestContext);
    if (locale === 'tr' && isEnglishPath(c.req.path)) {
      // Permanent, so that search engines replace the address; not stored, so that English can be switched on again.
      c.header('cache-control', 'no-store');
      return c.redirect(withoutEnglish(new URL(c.req.url)), 301);
    }
    const bypass = await createBypassCheck(context, https)(c.req.header('cookie'));
    const { address } = getRequestInfo(c.req.raw);
    if (!bypass && queue.isFull(address)) return rejectBusy(c);
    const page = await queue.run(address, async () => {
      const render = await site.openPage(c.req.raw, locale, api);
      if (render instanceof Response) return render;
      return render(await site.siteTemplate(c.req.path, locale), origin, bypass);
    });
    page.headers.append('vary', 'accept-language, cookie');
    if (!page.headers.has('cache-control')) page.headers.set('cache-control', 'private, no-cache');
    return page;
  };
}

/** The public address of the site, without a slash at its end. */
export const publicOrigin = (publicUrl: string): string => publicUrl.replace(/\/+$/, '');

/** The language of a page, which is Turkish on a site without English, and the API that it is rendered with. */
export async function preparePage(c: Context, createRequestContext: CreateContext) {
  const asked = pageLocale(c.req.path, c.req.header('cookie'), c.req.header('accept-language'));
  const ownContext = createRequestContext(c.req.raw);
  // Where the profile cannot be read, the page itself reports that.
  const company = asked === 'en' ? await companyProfile(ownContext).catch(() => null) : null;
  const locale = company?.english === false ? 'tr' : asked;
  const context = anonymous(ownContext, locale);
  return { locale, context, api: pageApi(context, c.req.path) };
}

/** The API that a page is loaded with. */
export const pageApi = (context: ApiContext, path: string) => ({
  router: appRouter,
  createContext: async () => context,
  reportError: (err: unknown) =>
    context.log.error({ err, path: loggedPath(path), requestId: context.requestId }, 'page failed'),
});

/** Loads the public pages for previews: in the language of their address, whatever their visitor would prefer. */
export const createPageLoader = (site: Pick<Site, 'loadPage' | 'preparePages'>, publicUrl: string): PageLoader => ({
  prepare: site.preparePages,
  async load(ctx, path) {
    const origin = publicOrigin(publicUrl);
    const url = new URL(path, origin);
    const locale = isEnglishPath(url.pathname) ? 'en' : 'tr';
    const page = await site.loadPage(new Request(url), locale, pageApi(anonymous(ctx, locale), path), origin);
    return page instanceof Response ? { redirect: page.headers.get('location') ?? '/' } : page;
  },
});

/** Pages are rendered for everybody alike: a token that a request carries does not change them. */
export const anonymous = (context: ApiContext, locale: ApiContext['locale']): ApiContext => ({
  ...context,
  locale,
  signedIn: async () => null,
});
