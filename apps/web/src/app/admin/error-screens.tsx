import { adminPages } from '@pano/api/addresses';
import { buttonClass } from '@pano/ui/button';
import { EmptyState, ErrorState } from '@pano/ui/state-box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { reload, useReloadOnline } from '#kit/shared/client-error.ts';

/** In place of a screen that could not be loaded or shown; the frame around it stays. */
export function ScreenError() {
  const { t } = useTranslation('admin');
  const [offline] = useState(() => !navigator.onLine);
  const title = offline ? t('frame.error.offlineTitle') : t('frame.error.title');
  useReloadOnline();
  return (
    <>
      <ScreenHead title={title} />
      <ErrorState
        message={offline ? t('frame.error.offline') : t('frame.error.text')}
        retryLabel={t('frame.error.reload')}
        onRetry={reload}
      />
    </>
  );
}

export function NotFoundRoute() {
  const { t } = useTranslation('admin');
  return (
    <>
      <ScreenHead title={t('frame.notFound.title')} />
      <EmptyState
        text={t('frame.notFound.text')}
        action={
          <Link to={adminPages.dashboard} className={buttonClass({ variant: 'line', size: 'sm' })}>
            {t('frame.notFound.home')}
          </Link>
        }
      />
    </>
  );
}
