import type { AppRouter } from '@pano/api';
import { createI18n } from '@pano/i18n/i18n';
import type { Locale } from '@pano/i18n/locales';
import { dehydrate } from '@tanstack/react-query';
import { unstable_localLink as localLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { readClientError } from '#kit/shared/client-error.ts';
import { createQueryClient } from '#kit/shared/query-client.ts';
import { createUtils, trpc } from '#kit/shared/trpc.ts';
import { clientContext, i18nContext, utilsContext } from '#kit/site/loader-context.ts';
import { errorScreen } from '#kit/site/route-error.tsx';
import { loadSite } from './language';
import { Providers } from './providers';
import { siteRoutes } from './routes';
import { serializeState } from './state';

export { pageModule, shownParams } from './page-modules';

export type SiteApi = {
  router: AppRouter & AnyRouter;
  createContext: () => Promise<object>;
  /** Hears of what failed behind a page that is answered all the same. */
  reportError: (error: unknown) => void;
};

/**
 * Renders a public page into the HTML template.
 * @param origin the public address of the site, without a slash at its end
 * @param bypass whether a signed-in owner asks, who sees the site during maintenance, too
 * @returns the page, or the redirect that a route answered with
 */
export async function renderPage(
  request: Request,
  locale: Locale,
  template: string,
  api: SiteApi,
  origin: string,
  bypass = false,
) {
  const queryClient = createQueryClient(0);
  const client = trpc.createClient({ links: [localLink({ router: api.router, createContext: api.createContext })] });
  const i18n = createI18n(locale, { [locale]: { site: await loadSite(locale) } });

  const context = new RouterContextProvider();
  const utils = createUtils(queryClient, client);
  context.set(utilsContext, utils);
  context.set(i18nContext, i18n);
  context.set(clientContext, client);
  const handler = createStaticHandler(siteRoutes);
  const result = await handler.query(request, { requestContext: context });
  if (result instanceof Response) return result;
  for (const error of Object.values(result.errors ?? {})) {
    if (!isRouteErrorResponse(error)) api.reportError(error);
  }

  if (result.errors) await errorScreen.load();
  const unavailable = Object.values(result.errors ?? {}).some(
    (error) => readClientError(error)?.kind === 'unavailable',
  );
  if (unavailable) result.statusCode = 503;

  const closed = utils.settings.siteOffline.getData()?.siteOffline === true;
  const bypassed = closed && bypass;
  const app = renderToString(
    <Providers queryClient={queryClient} client={client} i18n={i18n} origin={origin} bypass={bypassed}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, result)} context={result} hydrate={false} />
    </Providers>,
  );
  const state = serializeState({
    locale,
    origin,
    ...(bypassed ? { bypass: true } : {}),
    query: dehydrate(queryClient),
    router: { loaderData: result.loaderData, actionData: result.actionData, errors: publicErrors(result.errors) },
  });
  const { head, body } = splitHead(app);
  const html = fillTemplate(template, {
    '<html lang="tr">': `<html lang="${locale}">`,
    '<!--head-->': head,
    '<!--app-->': body,
    '"page-state"': state,
  });
  // A source that failed leaves its section out: good for this visitor, not for the next.
  const sources = queryClient.getQueryCache().getAll();
  const incomplete = sources.some(({ state }) => state.status === 'error');
  const offline = closed && !bypass;
  const retryAfter = offline ? maintenanceSeconds : result.statusCode === 503 ? unavailableSeconds : null;
  return new Response(html, {
    status: offline ? 503 : result.statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      ...(closed || incomplete ? { 'cache-control': 'no-store' } : {}),
      ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
    },
  });
}

/** Replaces placeholders of the template, all in one pass: texts of the page that look like one stay as they are. */
const fillTemplate = (template: string, parts: Record<string, string>): string =>
  template.replace(
    /<html lang="tr">|<!--head-->|<!--app-->|"page-state"/g,
    (placeholder) => parts[placeholder] ?? placeholder,
  );

/** When search engines may look again while the site is closed for maintenance. */
const maintenanceSeconds = '600';
/** When it makes sense to try again while the server cannot do its work. */
const unavailableSeconds = '10';

/** Of an error only that there was one: what lies behind it is for the log. Answers of routes are ours. */
function publicErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  const entries = Object.entries(errors ?? {}).map(([id, error]) => [id, isRouteErrorResponse(error) ? error : {}]);
  return errors && Object.fromEntries(entries);
}

/** React puts the title, meta and link elements of all components first; they belong into the head. */
function splitHead(html: string) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/>)+/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
