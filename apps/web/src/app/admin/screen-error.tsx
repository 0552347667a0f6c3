import { PageHead } from '@pano/ui/page-head';
import { ErrorState } from '@pano/ui/state-box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#kit/admin/use-document-title.ts';
import { reload, useReloadOnline } from '#kit/shared/use-reload-online.ts';

/** In place of a screen that could not be loaded or shown; the frame around it stays. */
export function ScreenError() {
  const { t } = useTranslation('admin');
  const [offline] = useState(() => !navigator.onLine);
  const title = offline ? t('frame.error.offlineTitle') : t('frame.error.title');
  useDocumentTitle(title);
  useReloadOnline();
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
