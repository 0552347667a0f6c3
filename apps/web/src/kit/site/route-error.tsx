import { useTranslation } from 'react-i18next';
import { useReloadOnline } from '../shared/client-error';
import { Island, lazyIsland } from './lazy-island';

/** The router's screen for an error. Its first heading needs no further code, which might not be reachable. */
export function RouteError() {
  const { t } = useTranslation('site');
  useReloadOnline();
  return (
    <Island
      island={errorScreen}
      fallback={
        <div className="page-wrap dead-end">
          <h1 className="type-h1">{t('error.title')}</h1>
        </div>
      }
    />
  );
}

/** Loaded only when an error is shown. */
export const errorScreen = lazyIsland(async () => (await import('./error-screen')).ErrorScreen);
