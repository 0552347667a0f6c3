import type { Lead } from '@pano/api/contact-forms/lead.schema';
import { whatsappShareHref } from '@pano/i18n/text/phone';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { linkClass } from './reply-links';
import type { Reply } from './use-reply';

/** Opens WhatsApp with what a technician has to know, to be sent to whom one chooses there. */
export function ShareLink({ lead, reply }: { lead: Lead; reply: Reply }) {
  const { t } = useTranslation('admin');
  const { name, phone, district, events } = lead;
  const lastNote = events.find(({ kind }) => kind === 'note')?.text;
  const text = [name, phone, district, lastNote].filter(Boolean).join('\n');
  return (
    <a
      href={whatsappShareHref(text)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => reply.note('shared')}
      className={linkClass}
    >
      <Share2 aria-hidden="true" />
      {t('leadDesk.reply.share')}
    </a>
  );
}
