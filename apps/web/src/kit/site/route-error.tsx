import { useTranslation } from 'react-i18next';
import { useReloadOnline } from '../shared/use-reload-online';
import { Later, part } from './lazy-island';

/** The router's screen for an error while a page is shown. Its words need no further code, which might be out of reach. */
export function RouteError() {
  const { t } = useTranslation('site');
  useReloadOnline();
  return (
    <Later
      part={errorScreen}
      meanwhile={
        <div className="page-wrap dead-end">
          <h1 className="type-h1">{t('error.title')}</h1>
        </div>
      }
    />
  );
}

/** Hopefully never needed. */
export const errorScreen = part(async () => (await import('./error-screen')).ErrorScreen);
