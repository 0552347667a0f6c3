import type { Lead } from '@pano/api/contact-forms/lead.schema';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DialogButton } from '#kit/admin/action-button.tsx';
import { NextStepDialog } from './next-step-box';
import { narrowClass, PhoneLinks, ReachedQuestion } from './reply-links';
import type { Reply } from './use-reply';

/** On a phone the lower edge of the window has what is done most. */
export function PhoneBar({ lead, reply }: { lead: Lead; reply: Reply }) {
  const { t } = useTranslation('admin');
  return (
    <div className="sticky bottom-(--strip,0px) z-15 mx-[calc(var(--page-x)*-1)] mt-6 mb-[calc(var(--page-bottom)*-1)] grid gap-2 border-t border-line-2 bg-surface px-(--page-x) py-2.5 shadow-[0_-8px_24px_-16px_rgb(16_32_42/.3)] md:hidden">
      <ReachedQuestion reply={reply} />
      <div className="flex flex-wrap gap-1.5">
        <PhoneLinks lead={lead} reply={reply} />
        <DialogButton className={narrowClass} renderDialog={(close) => <NextStepDialog lead={lead} onClose={close} />}>
          <CalendarClock aria-hidden="true" />
          {t('leadDesk.next.title')}
        </DialogButton>
      </div>
    </div>
  );
}
