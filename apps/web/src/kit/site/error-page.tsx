import { buttonClass, Lever } from '@pano/ui/button';
import { Plate } from '@pano/ui/plate';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../shared/use-company';
import { OpenSwitch } from './open-switch';
import { SiteLink } from './site-link';

type Props = { title: string; plate: string; text: string; hint?: string; action?: ReactNode };

/** The screen for an address that leads nowhere, and for a page that failed. */
export function DeadEnd({ title, plate, text, hint, action }: Props) {
  const { t } = useTranslation('site');
  const company = useCompany();
  return (
    <div className="page-wrap dead-end">
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
