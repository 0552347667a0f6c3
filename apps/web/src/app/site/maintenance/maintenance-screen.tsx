import { whatsappHref } from '@pano/i18n/text/phone';
import { buttonClass } from '@pano/ui/button';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openingLines } from '#features/contact-forms/site/opening-hours.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';
import { Logo } from '../frame/logo';
import { LockedBreaker } from './locked-breaker';

/** What every public address shows while the site is closed: a lock-out tag, and two ways to reach the firm. */
export function MaintenanceScreen() {
  const { t } = useTranslation('site');
  const { name, phone, whatsapp, hours } = useCompany();
  const openDays = openingLines(hours, (day) => t(`weekdays.${day}`));
  return (
    <div className="maintenance on-night">
      <title>{`${t('maintenance.heading')} – ${name}`}</title>
      <meta name="description" content={t('maintenance.description')} />
      <div className="page-wrap maintenance-inside">
        <div className="maintenance-art">
          <LockedBreaker />
        </div>
        <main className="grid justify-items-start gap-7">
          <Logo night />
          <div className="lockout-tag on-day">
            <div className="lockout-tag-top">
              <p className="font-semibold">{t('maintenance.tag')}</p>
              <h1 className="type-h1 mt-1.5">{t('maintenance.heading')}</h1>
            </div>
            <div className="lockout-tag-stripe" aria-hidden="true" />
            <div className="lockout-tag-body">
              <h2 className="type-h3">{t('maintenance.title')}</h2>
              <p className="text-ink-2">{t('maintenance.description')}</p>
              <p className="text-ink-2">{t('maintenance.message')}</p>
              {openDays.length > 0 ? <p className="text-sm text-ink-3">{openDays.join(', ')}</p> : null}
              <div className="mt-2 grid gap-3 sm:grid-cols-2">
                {phone ? (
                  <a href={`tel:${phone}`} className={buttonClass()}>
                    <Phone aria-hidden="true" />
                    {t('maintenance.call')}
                  </a>
                ) : null}
                {whatsapp ? (
                  <a
                    href={whatsappHref(whatsapp, t('maintenance.whatsappMessage'))}
                    target="_blank"
                    rel="noopener"
                    className={buttonClass({ variant: 'line' })}
                  >
                    <WhatsappIcon />
                    {t('maintenance.whatsapp')}
                  </a>
                ) : null}
              </div>
            </div>
          </div>
        </main>
      </div>
    </div>
  );
}
