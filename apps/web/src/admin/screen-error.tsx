import { ErrorState } from '@pano/ui/error-state';
import { PageHead } from '@pano/ui/page-head';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from './use-document-title';

/** In place of a screen that could not be loaded or shown; the frame around it stays. */
export function ScreenError() {
  const { t } = useTranslation('admin');
  useDocumentTitle(t('frame.error.title'));
  return (
    <>
      <PageHead title={t('frame.error.title')} />
      <ErrorState
        message={t('frame.error.text')}
        retryLabel={t('frame.error.reload')}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
