import type { Locale } from '@pano/i18n/locales';
import { SkipLink } from '@pano/ui/skip-link';
import { type CSSProperties, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useMatches, useRevalidator } from 'react-router';
import { storeTypedText } from '#features/contact-forms/site/typed-text.ts';
import { noteShownPage } from '#features/contact-forms/site/visit-origin.ts';
import { countPage } from '#features/insight/site/count.ts';
import { ContentLocale } from '#kit/shared/language.ts';
import { trpc, type Utils } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { AskedContext, readAsked } from '#kit/site/asked-service.ts';
import { hasChangedIslands, Island, lazyIsland } from '#kit/site/lazy-island.tsx';
import { i18nContext, loaderLocale, utilsContext } from '#kit/site/loader-context.ts';
import { PageOrigin } from '#kit/site/page-head.tsx';
import { siteEntities } from './entities';
import { Header } from './frame/header';
import { LoadingOverlay } from './frame/loading-overlay';
import { prepareLocale, readPathLocale } from './language';
import { MaintenanceBypass } from './providers';
import { onSiteStatus } from './site-status';
import { useScrollPosition } from './use-scroll-position';

/** The public frame: header, the page, footer and what floats above them. */
export function SiteLayout() {
  const { t } = useTranslation('site');
  const { locale } = useLoaderData<typeof loadLayout>();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const asked = readAsked(useMatches().at(-1)?.loaderData);
  useScrollPosition();
  useEffect(() => {
    noteShownPage(pathname);
    countPage();
  }, [pathname]);
  const offline = useSiteOffline();
  const { english } = useCompany();
  // Printed before the paths of links.
  const printed: CSSProperties & Record<'--origin', string> = { '--origin': `"${useContext(PageOrigin)}"` };

  // The server knows the choice only by its cookie; the one in the browser's storage wins.
  useEffect(() => {
    if (locale !== (english ? readPathLocale(pathname) : 'tr')) void revalidate();
  }, [locale, pathname, english, revalidate]);

  const bypass = useContext(MaintenanceBypass);
  if (offline && !bypass) return <Island island={maintenanceScreen} />;
  return (
    <ContentLocale value={locale}>
      <SkipLink target="content" text={t('skipToContent')} />
      {offline ? <Island island={maintenanceMark} /> : null}
      <Header />
      <AskedContext value={asked}>
        <main id="content" tabIndex={-1} style={printed}>
          <Outlet />
        </main>
        <Island island={pageEnd} />
      </AskedContext>
      <LoadingOverlay />
    </ContentLocale>
  );
}

/** Loads what the frame needs. A query that fails leaves out its part of the frame, not the page. */
export async function loadLayout({ context, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const i18n = context.get(i18nContext);
  const locale = loaderLocale({ context, request });
  if (!import.meta.env.SSR && locale !== i18n.language && hasChangedIslands()) await loadDocument(request.url);
  await Promise.all([
    pageEnd.load(),
    utils.company.get.prefetch(),
    loadMenus(utils, locale),
    utils.settings.siteOffline.prefetch(),
    ...siteEntities.map(({ loadFrame }) => loadFrame?.(utils, locale)),
    import.meta.env.SSR ? null : prepareLocale(i18n, locale),
  ]);
  if (utils.settings.siteOffline.getData()?.siteOffline) {
    await Promise.all([maintenanceScreen.load(), maintenanceMark.load()]);
  }
  return { locale };
}

/** Whether something is what `loadLayout` returns; without the frame there is an error to show. */
export const isOfLayout = (data: unknown): data is Awaited<ReturnType<typeof loadLayout>> =>
  typeof data === 'object' && data !== null && 'locale' in data;

/** The browser leaves this document, with what was typed into it; until then it stays as it is. */
function loadDocument(address: string): Promise<never> {
  storeTypedText();
  location.assign(address);
  return new Promise(() => {});
}

/** The menus of the owner, where there are any, are read besides the switches of the home page. */
async function loadMenus(utils: Utils, locale: Locale): Promise<void> {
  await utils.settings.home.prefetch();
  if (utils.settings.home.getData()?.menus) await utils.menus.forFrame.prefetch({ locale });
}

/** The end of every page, and what floats above it. */
const pageEnd = lazyIsland(async () => (await import('./frame/footer')).PageEnd);

/** Shown only while the site is closed, so its code is not part of every page. */
const maintenanceScreen = lazyIsland(async () => (await import('./maintenance-screen')).MaintenanceScreen);

/** What the owner sees above the site while it is closed for everybody else. */
const maintenanceMark = lazyIsland(async () => (await import('./maintenance-owner')).MaintenanceMark);

/** Whether the site is closed for maintenance: what the server said inside the page, and then each check of the first script. */
function useSiteOffline(): boolean {
  const utils = trpc.useUtils();
  useEffect(
    () => onSiteStatus((siteOffline) => utils.settings.siteOffline.setData(undefined, { siteOffline })),
    [utils],
  );
  const status = trpc.settings.siteOffline.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY, retry: false });
  return !status.isError && status.data?.siteOffline === true;
}
