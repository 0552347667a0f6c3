import { ErrorState } from '@pano/ui/error-state';
import { PageHead } from '@pano/ui/page-head';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from './use-document-title';

const reload = () => window.location.reload();

/**
 * In place of a screen that could not be loaded or shown; the frame around it stays. Without a connection it waits for
 * one, and reloads: the router does not ask a second time for the code of a screen.
 */
export function ScreenError() {
  const { t } = useTranslation('admin');
  const [offline] = useState(() => !navigator.onLine);
  const title = offline ? t('frame.error.offlineTitle') : t('frame.error.title');
  useDocumentTitle(title);
  useEffect(() => {
    if (!offline) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [offline]);
  return (
    <>
      <PageHead title={title} />
      <ErrorState
        message={offline ? t('frame.error.offline') : t('frame.error.text')}
        retryLabel={t('frame.error.reload')}
        onRetry={reload}
      />
    </>
  );
}
