import { telHref, whatsappHref } from '@pano/i18n/text/phone';
import { buttonClass } from '@pano/ui/button';
import { Phone, Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { findTextLanguage, pickText, useCompany } from '#kit/shared/use-company.ts';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';
import { openingLines } from '#kit/site/opening-hours.ts';
import { Logo } from './frame/logo';
import { OwnerEntry } from './maintenance-owner';

/** What every public address shows while the site is closed: a lock-out tag, and the ways to reach the firm. */
export function MaintenanceScreen() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { name, phone, emergencyPhone, emergencyNote, whatsapp, hours } = useCompany();
  const note = emergencyPhone ? pickText(emergencyNote, locale) : null;
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
              <p className="text-ink-2">{t(phone && whatsapp ? 'maintenance.message' : 'maintenance.later')}</p>
              {openDays.length > 0 ? <p className="text-sm text-ink-3">{openDays.join(', ')}</p> : null}
              <div className="mt-2 grid items-start gap-3 sm:grid-cols-2">
                {phone ? (
                  <a href={`tel:${phone}`} className={buttonClass()}>
                    <Phone aria-hidden="true" />
                    {t('maintenance.call')}
                  </a>
                ) : null}
                {emergencyPhone ? (
                  <div className="grid gap-2">
                    <a href={telHref(emergencyPhone)} className={buttonClass({ variant: 'line' })}>
                      <Siren aria-hidden="true" />
                      {t('maintenance.emergency')}
                    </a>
                    {note ? (
                      <p className="text-sm text-ink-3" lang={findTextLanguage(emergencyNote, locale)}>
                        {note}
                      </p>
                    ) : null}
                  </div>
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
          <OwnerEntry />
        </main>
      </div>
    </div>
  );
}

/** A breaker that is switched off and secured with a padlock. */
export function LockedBreaker() {
  return (
    <svg viewBox="0 0 520 620" aria-hidden="true" fill="none" className="mx-auto w-full max-w-[500px]">
      <defs>
        <linearGradient id="breaker-case" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#F1F3EF" />
          <stop offset="1" stopColor="#BAC2BB" />
        </linearGradient>
        <linearGradient id="breaker-rail" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#A9B4AF" />
          <stop offset=".5" stopColor="#7D8A87" />
          <stop offset="1" stopColor="#3A4A4F" />
        </linearGradient>
        <linearGradient id="breaker-lock" x1="0" y1="0" x2="1" y2="0">
          <stop stopColor="#E0533F" />
          <stop offset="1" stopColor="#A3211A" />
        </linearGradient>
      </defs>
      <path fill="url(#breaker-rail)" d="M0 276h520v68H0z" />
      <path d="M0 298h520M0 324h520" stroke="#56676B" strokeWidth="3" />
      <path d="M86 0v120M260 0v120M434 0v120" stroke="#C9590F" strokeWidth="14" />
      <path d="M83 0v120M257 0v120M431 0v120" stroke="#FFB066" strokeWidth="3" />
      <path d="M86 500v120M260 500v120M434 500v120" stroke="#2B4650" strokeWidth="14" />
      <rect x="24" y="96" width="472" height="428" rx="12" fill="url(#breaker-case)" />
      <path fill="#DDE2DC" d="M24 196h472v228H24z" />
      <g fill="#8B9792">
        <circle cx="86" cy="146" r="24" />
        <circle cx="260" cy="146" r="24" />
        <circle cx="434" cy="146" r="24" />
        <circle cx="86" cy="474" r="24" />
        <circle cx="260" cy="474" r="24" />
        <circle cx="434" cy="474" r="24" />
      </g>
      <path
        d="M70 154l32-16M244 154l32-16M418 154l32-16M70 482l32-16M244 482l32-16M418 482l32-16"
        stroke="#4A5957"
        strokeWidth="6"
      />
      <rect x="60" y="222" width="52" height="30" rx="3" fill="#10202A" />
      <rect x="66" y="228" width="40" height="18" rx="2" fill="#3A4A4F" />
      <rect x="166" y="214" width="188" height="192" rx="10" fill="#10202A" />
      <rect x="182" y="312" width="156" height="80" rx="6" fill="#47585C" />
      <rect x="182" y="312" width="156" height="12" rx="6" fill="#65777B" />
      <circle cx="260" cy="290" r="19" stroke="#7E8B88" strokeWidth="7" />
      <path d="M226 366v-40a34 34 0 0 1 68 0v40" stroke="#D3D8D1" strokeWidth="15" />
      <path d="M221 366v-40a39 39 0 0 1 30-38" stroke="#fff" strokeWidth="4" opacity=".7" />
      <rect x="196" y="356" width="128" height="112" rx="12" fill="url(#breaker-lock)" />
      <rect x="196" y="356" width="128" height="22" rx="11" fill="#fff" opacity=".14" />
      <circle cx="260" cy="408" r="12" fill="#3E0D09" />
      <path d="M254 410h12l4 32h-20z" fill="#3E0D09" />
      <path
        d="M376 236h84M376 256h60M376 276h72M60 290h60M60 310h44"
        stroke="#98A39E"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </svg>
  );
}
