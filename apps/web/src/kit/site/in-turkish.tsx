import type { Locale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../shared/language';
import { SiteLink } from './site-link';

type Props = { lang: Locale };

/** On the card of a record that an English page shows in Turkish. */
export function InTurkish({ lang }: Props) {
  const { t } = useTranslation('site');
  if (useLocale() === lang || lang === 'en') return null;
  return (
    <p className="in-turkish" lang="en">
      {t('inTurkish.mark')}
    </p>
  );
}

/** On the page of such a record, with the way to somebody who answers in English. */
export function TurkishOnly({ lang }: Props) {
  const { t } = useTranslation('site');
  if (useLocale() === lang || lang === 'en') return null;
  return (
    <p className="turkish-only" lang="en">
      {t('inTurkish.only')}{' '}
      <SiteLink to="/#contact" className="link">
        {t('inTurkish.write')}
      </SiteLink>
    </p>
  );
}
