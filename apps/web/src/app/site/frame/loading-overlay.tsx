import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { keepsScroll } from '../use-scroll-position';
import { Logo } from './logo';

/** Nearly every page is there sooner; what is already on the screen is not covered before that. */
const patienceMs = 300;

/** Covers the page while the next one is still missing its data; the same page in another language stays readable meanwhile. */
export function LoadingOverlay() {
  const { t } = useTranslation('site');
  const { state, location } = useNavigation();
  const waiting = state === 'loading' && !keepsScroll(location.state);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  if (!late) return null;
  return (
    <div className="loading-overlay" role="status">
      <Logo />
      <span className="loading-bars" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      {t('loading')}
    </div>
  );
}
