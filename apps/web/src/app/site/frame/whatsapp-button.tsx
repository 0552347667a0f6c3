import { whatsappHref } from '@pano/i18n/text/phone';
import { useTranslation } from 'react-i18next';
import { useCompany } from '#kit/shared/use-company.ts';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';

/** The greeting is Turkish in both languages: it is the firm that reads it. */
export function WhatsappButton() {
  const { t } = useTranslation('site');
  const { whatsapp, whatsappGreeting } = useCompany();
  if (!whatsapp) return null;
  const greeting = whatsappGreeting.tr ?? '';
  return (
    <aside aria-label={t('contact.whatsapp')}>
      <a
        className="whatsapp-button"
        href={whatsappHref(whatsapp, greeting)}
        target="_blank"
        rel="noopener"
        aria-label={t('whatsapp')}
      >
        <WhatsappIcon />
      </a>
    </aside>
  );
}
