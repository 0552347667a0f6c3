import { buttonClass } from '@pano/ui/button';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { DeadEnd } from './dead-end';

/** The error in full: what happened, another try and the ways out. */
export function ErrorScreen() {
  const { t } = useTranslation('site');
  const { revalidate, state } = useRevalidator();
  const retry = (
    <button
      type="button"
      className={buttonClass({ variant: 'dark' })}
      disabled={state === 'loading'}
      onClick={() => void revalidate()}
    >
      {t('error.retry')}
    </button>
  );
  return <DeadEnd title={t('error.title')} plate="500" text={t('error.text')} action={retry} />;
}
