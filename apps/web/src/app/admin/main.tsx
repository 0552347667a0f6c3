import { adminPages } from '@pano/api/addresses';
import '#kit/styles/admin.css';
import { createI18n } from '@pano/i18n/i18n';
import { fallbackLocale } from '@pano/i18n/locales';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { keepaliveLink } from '#kit/admin/keepalive-link.ts';
import { proofLink } from '#kit/admin/proof-link.ts';
import { createAdminQueryClient } from '#kit/admin/query-client.ts';
import { createSessionKeeper, sessionEnded } from '#kit/admin/session.ts';
import { tolerateForeignNodes } from '#kit/shared/foreign-nodes.ts';
import { completeBrowser } from '#kit/shared/old-browser.ts';
import { clearSession } from '#kit/shared/session-storage.ts';
import { createBrowserClient } from '#kit/shared/trpc.ts';
import { chooseLocale, chosenLocale } from '#kit/shared/visitor-locale.ts';
import { loadCatalogs } from './catalogs';
import { Providers } from './providers';
import { createAdminRoutes } from './routes';
import { startTheme } from './theme';

async function start(root: HTMLElement) {
  await completeBrowser();
  tolerateForeignNodes();
  startTheme();
  const chosen = chosenLocale();
  // Some browsers remove cookies after a week, and with it the difference from a language that was only detected.
  if (chosen) chooseLocale(chosen);
  const locale = chosen ?? fallbackLocale;
  document.documentElement.lang = locale;
  const i18n = createI18n(locale, { [locale]: await loadCatalogs(locale) });

  const session = createSessionKeeper(() => void router.navigate(adminPages.login, { state: sessionEnded }));
  const client = createBrowserClient([proofLink(session.proof.request), keepaliveLink]);
  const queryClient = createAdminQueryClient(
    session.handleUnauthorized,
    () => void router.navigate(adminPages.account),
  );
  const signOut = async () => {
    session.signOut();
    try {
      await client.auth.logout.mutate();
    } catch (error) {
      // Without a connection the session on the server ends by itself later; here it ends now.
      console.warn('The session could not be ended on the server', error);
    }
    clearSession();
    queryClient.clear();
  };
  const router = createBrowserRouter(createAdminRoutes(signOut));
  createRoot(root).render(
    <Providers i18n={i18n} client={client} queryClient={queryClient} session={session}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

const root = document.getElementById('root');
if (root) await start(root);
