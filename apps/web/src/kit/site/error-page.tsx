import { buttonClass, Lever } from '@pano/ui/button';
import { Plate } from '@pano/ui/plate';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../shared/use-company';
import { SiteLink } from './site-link';

type Props = { title: string; plate: string; text: string; hint?: string; action?: ReactNode };

/** The screen for an address that leads nowhere, and for a page that failed. */
export function ErrorPage({ title, plate, text, hint, action }: Props) {
  const { t } = useTranslation('site');
  const company = useCompany();
  return (
    <div className="page-wrap dead-end" data-missing={action ? undefined : ''}>
      <title>{`${title} – ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <OpenSwitch />
      <div className="dead-end-text">
        <Plate className="justify-self-start">{plate}</Plate>
        <h1 className="type-h1">{title}</h1>
        <p className="lead">
          {text} {hint}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          {action}
          <SiteLink to="/" className={buttonClass(action ? { variant: 'line' } : { lever: true })}>
            {t('nav.home')}
            {action ? null : <Lever />}
          </SiteLink>
          <SiteLink to="/#contact" className={buttonClass({ variant: 'line' })}>
            {t('nav.contact')}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}

/** A single-line diagram with an open switch: what stands behind it has no power. */
function OpenSwitch() {
  return (
    <svg viewBox="0 60 1160 160" aria-hidden="true" fill="none" className="open-switch">
      <g stroke="var(--accent-mark)">
        <path d="M0 150H420M362 134l32 32M362 166l32-32" strokeWidth="6" />
        <path d="M80 150v44M200 150v44M320 150v44" strokeWidth="4" />
        <path d="M64 205h32M184 205h32M304 205h32" strokeWidth="22" />
      </g>
      <g stroke="var(--line-2)">
        <path d="M754 150H1160" strokeWidth="6" />
        <path
          d="M840 150v44M960 150v44M1080 150v44M824 194h32v22h-32zM944 194h32v22h-32zM1064 194h32v22h-32z"
          strokeWidth="4"
        />
      </g>
      <g stroke="var(--text)">
        <path d="M436 150L716 74" strokeWidth="10" strokeLinecap="round" />
        <circle cx="436" cy="150" r="13" fill="var(--text)" strokeWidth="0" />
        <circle cx="740" cy="150" r="13" strokeWidth="6" />
      </g>
    </svg>
  );
}
