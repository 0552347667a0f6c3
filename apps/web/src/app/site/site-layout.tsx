import { SkipLink } from '@pano/ui/skip-link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { Later } from '#kit/site/island.tsx';
import { Header } from './frame/header';
import { footer } from './frame/lazy-footer';
import { LoadingOverlay } from './frame/loading-overlay';
import { WhatsappButton } from './frame/whatsapp-button';
import { localeOfPath, showLocale } from './language';
import { maintenanceScreen } from './maintenance/lazy-maintenance-screen';
import { useSiteOffline } from './maintenance/use-site-offline';
import { useScrollPosition } from './scroll/use-scroll-position';

/** The public frame: header, the page, footer and what floats above them. */
export function SiteLayout() {
  const { t, i18n } = useTranslation('site');
  const { pathname } = useLocation();
  useScrollPosition();
  const offline = useSiteOffline();

  // The server knows the choice only by its cookie; the one in the browser's storage wins.
  useEffect(() => {
    void showLocale(i18n, localeOfPath(pathname));
  }, [i18n, pathname]);

  if (offline) return <Later part={maintenanceScreen} />;
  return (
    <>
      <SkipLink target="content" text={t('skipToContent')} />
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Later part={footer} />
      <WhatsappButton />
      <LoadingOverlay />
    </>
  );
}
