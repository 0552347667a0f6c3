import { type Locale, locales } from '@pano/i18n/locales';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { readClientError } from '#kit/shared/client-error.ts';
import { measureHtml } from '#kit/shared/served-page.ts';
import { clientContext, i18nContext, utilsContext } from '#kit/site/loader-context.ts';
import { errorScreen } from '#kit/site/route-error.tsx';
import { sitePageList } from './entities';
import { loadSite } from './language';
import { lowerSections } from './lower-sections';
import { createClients, fillTemplate, type SiteApi, splitHead, unavailableSeconds } from './page-html';
import { Providers } from './providers';
import { loadHomeRoute, siteRoutes } from './routes';
import { type PageState, readEntries, serializeState } from './state';

export { takeContactForm } from './contact-response';
export { linkRules } from './page-html';
export { listFixedPages, pageModule, shownParams } from './page-modules';
export { type PreviewNotice, previewNotice, previewTemplate } from './preview-page';

const handler = createStaticHandler(siteRoutes);

/** Imports what the loaders of pages would import on their way. */
export async function preparePages(): Promise<void> {
  await Promise.all([
    ...locales.map(loadSite),
    loadHomeRoute(),
    lowerSections.load(),
    ...sitePageList.map(({ lazy }) => lazy()),
  ]);
}

/**
 * Loads a page without rendering it.
 * @returns what the page would hand to the browser, as whoever sees a closed site gets it; a redirect as it is
 */
export async function loadPage(request: Request, locale: Locale, api: SiteApi, origin: string) {
  const page = await runLoaders(request, locale, api);
  if (page instanceof Response) return page;
  const state: object = JSON.parse(serializeState(stateOf(page, locale, origin, isClosed(page))));
  return { status: page.result.statusCode, state };
}

/**
 * Renders a loaded page into the HTML template.
 * @param origin the public address of the site, without a slash at its end
 * @param bypass whether a signed-in owner asks, who sees the site during maintenance, too
 */
export type RenderPage = (template: string, origin: string, bypass?: boolean) => Promise<Response>;

/**
 * Loads a public page.
 * @returns how it is rendered, which asks the API for nothing more, or the redirect that a route answered with
 */
export async function openPage(request: Request, locale: Locale, api: SiteApi): Promise<RenderPage | Response> {
  const page = await runLoaders(request, locale, api);
  if (page instanceof Response) return page;
  return (template, origin, bypass = false) => renderLoaded(page, locale, template, origin, bypass);
}

async function renderLoaded(page: LoadedPage, locale: Locale, template: string, origin: string, bypass: boolean) {
  const { queryClient, client, i18n, result } = page;
  if (result.errors) await errorScreen.load();

  const closed = isClosed(page);
  const bypassed = closed && bypass;
  const app = renderToString(
    <Providers queryClient={queryClient} client={client} i18n={i18n} origin={origin} bypass={bypassed}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, result)} context={result} hydrate={false} />
    </Providers>,
  );
  const state = serializeState(stateOf(page, locale, origin, bypassed));
  const { head, body } = splitHead(app);
  const html = fillTemplate(template, {
    '<html lang="tr">': `<html lang="${locale}">`,
    '<!--head-->': head,
    '<!--app-->': body,
    '"page-size"': `"${measureHtml(body)}"`,
    '"page-state"': state,
  });
  // A source that failed leaves its section out: good for this visitor, not for the next.
  const failures = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'error');
  const incomplete = failures.length > 0;
  const offline = closed && !bypass;
  const complete = failures.every(({ state }) => readClientError(state.error)?.kind === 'notFound');
  const retryAfter =
    offline && complete ? maintenanceSeconds : offline || result.statusCode === 503 ? unavailableSeconds : null;
  const lastPage = Object.values(result.loaderHeaders).flatMap((headers) => headers.get('link') ?? [])[0];
  return new Response(html, {
    status: offline ? 503 : result.statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      ...(closed || incomplete ? { 'cache-control': 'no-store' } : {}),
      ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
      ...(lastPage === undefined ? {} : { link: lastPage }),
    },
  });
}

type LoadedPage = Awaited<ReturnType<typeof createClients>> & { result: StaticHandlerContext };

/** Runs the loaders of a page's routes. Reports what fails in them. */
async function runLoaders(request: Request, locale: Locale, api: SiteApi): Promise<LoadedPage | Response> {
  const clients = await createClients(locale, api);
  const context = new RouterContextProvider();
  context.set(utilsContext, clients.utils);
  context.set(i18nContext, clients.i18n);
  context.set(clientContext, clients.client);
  const result = await handler.query(request, { requestContext: context });
  if (result instanceof Response) return result;
  const errors = Object.values(result.errors ?? {});
  for (const error of errors) {
    if (!isRouteErrorResponse(error)) api.reportError(error);
  }
  if (errors.some((error) => readClientError(error)?.kind === 'unavailable')) result.statusCode = 503;
  return { ...clients, result };
}

const isClosed = ({ utils }: LoadedPage): boolean => utils.settings.siteOffline.getData()?.siteOffline === true;

/** @param bypassed whether the owner sees a site that is closed */
const stateOf = (
  { queryClient, result }: LoadedPage,
  locale: Locale,
  origin: string,
  bypassed: boolean,
): PageState => ({
  locale,
  origin,
  ...(bypassed ? { bypass: true } : {}),
  router: { loaderData: result.loaderData, errors: publicErrors(result.errors) },
  query: readEntries(queryClient),
});

/** When search engines may look again while the site is closed for maintenance. */
const maintenanceSeconds = '600';

/** Whether it is what every visitor gets until a closed site is opened. */
export const isMaintenancePage = ({ status, headers }: Response): boolean =>
  status === 503 && headers.get('retry-after') === maintenanceSeconds;

/** Of an error only that there was one: what lies behind it is for the log. Answers of routes are ours. */
function publicErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  const entries = Object.entries(errors ?? {}).map(([id, error]) => [id, isRouteErrorResponse(error) ? error : {}]);
  return errors && Object.fromEntries(entries);
}
