import { buttonClass } from '@pano/ui/button';
import { useTranslation } from 'react-i18next';
import { reload } from '../shared/client-error';
import { ErrorPage } from './error-page';

/** The error in full: what happened, another try and the ways out. */
export function ErrorScreen() {
  const { t } = useTranslation('site');
  const retry = (
    <button type="button" className={buttonClass({ variant: 'dark' })} onClick={reload}>
      {t('error.retry')}
    </button>
  );
  return <ErrorPage title={t('error.title')} plate="500" text={t('error.text')} action={retry} />;
}
