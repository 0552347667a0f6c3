import type { LoaderFunctionArgs } from 'react-router';
import { i18nContext, utilsContext } from '#kit/site/loader-context.ts';
import { footer } from './frame/lazy-footer';
import { localeOfPath, showLocale } from './language';
import { maintenanceScreen } from './maintenance/lazy-maintenance-screen';

/** What the frame needs. A source that fails leaves its part of the frame out; the page stands. */
export async function loadLayout({ context, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  await Promise.all([
    footer.load(),
    utils.company.get.prefetch(),
    utils.settings.home.prefetch(),
    utils.settings.siteOffline.prefetch(),
    utils.aboutSection.visible.prefetch(),
    import.meta.env.SSR ? null : showLocale(context.get(i18nContext), localeOfPath(new URL(request.url).pathname)),
  ]);
  if (utils.settings.siteOffline.getData()?.siteOffline) await maintenanceScreen.load();
  return null;
}
