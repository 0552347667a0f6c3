import { buttonClass, Lever } from '@pano/ui/button';
import { useTranslation } from 'react-i18next';
import { SiteLink } from './site-link';

export function QuoteLink({ className }: { className: string }) {
  const { t } = useTranslation('site');
  return (
    <SiteLink to="/#contact" className={buttonClass({ lever: true, className })}>
      {t('nav.quote')} <Lever />
    </SiteLink>
  );
}
