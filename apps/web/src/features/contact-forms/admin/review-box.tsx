import { adminScreens } from '@pano/api/addresses';
import type { Lead } from '@pano/api/contact-forms/lead.schema';
import { fillTemplate } from '@pano/api/contact-forms/lead-template.schema';
import { formatShortDate } from '@pano/i18n/text/dates';
import { parsePhone, whatsappHref } from '@pano/i18n/text/phone';
import { Box } from '@pano/ui/card';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { keepalive } from '#kit/admin/keepalive-link.ts';
import { Pending } from '#kit/admin/pending.tsx';
import { useIsOwner } from '#kit/admin/session.ts';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';
import { linkClass, mailtoHref } from './reply-links';
import { useLeadChanged } from './use-leads';

/** Offers to ask the visitor for a review of the work, once for each lead that is won. */
export function ReviewBox({ lead }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const asked = lead.events.find(({ kind }) => kind === 'review');
  return (
    <Box title={t('leadDesk.review.title')}>
      {asked ? (
        <p className="tabular-nums">{t('leadDesk.review.asked', { date: formatShortDate(asked.at, locale) })}</p>
      ) : (
        <ReviewRequest lead={lead} />
      )}
    </Box>
  );
}

function ReviewRequest({ lead }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const company = trpc.company.get.useQuery();
  const templates = trpc.leads.templates.useQuery();
  if (!company.data || !templates.data)
    return <Pending queries={[company, templates]} failed={t('leadDesk.review.loadFailed')} />;
  const { name: firma, googleReviewUrl: yorum } = company.data;
  if (!yorum) return <MissingLink />;
  // Whoever has deleted the template sends the link alone.
  const template = templates.data.templates.find(({ text }) => text.includes('{yorum}'))?.text ?? '{yorum}';
  return <ReviewLinks lead={lead} text={fillTemplate(template, { ad: lead.name, konu: lead.subject, firma, yorum })} />;
}

function ReviewLinks({ lead: { id, phone, email, subject }, text }: { lead: Lead; text: string }) {
  const { t } = useTranslation('admin');
  const failure = useFailureToast();
  const note = trpc.leads.noteReview.useMutation({ trpc: { context: keepalive }, onSuccess: useLeadChanged() });
  const number = phone ? parsePhone(phone) : null;
  const mailSubject = t('contactForms.replySubject', { subject: subject ?? t('contactForms.yourMessage') });
  /** The link is followed at once, whatever becomes of the call. */
  const send = (channel: 'whatsapp' | 'mail') =>
    note.mutate({ id, data: { channel } }, { onError: (error) => failure(error, t('leadDesk.review.failed')) });
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-3">{t('leadDesk.review.lead')}</p>
      <div className="flex flex-wrap gap-2">
        {number ? (
          <a
            href={whatsappHref(number, text)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => send('whatsapp')}
            className={linkClass}
          >
            <WhatsappIcon className="size-4" />
            {t('leadDesk.review.whatsapp')}
          </a>
        ) : null}
        {email ? (
          <a href={mailtoHref(email, mailSubject, text)} onClick={() => send('mail')} className={linkClass}>
            <Mail aria-hidden="true" />
            {t('leadDesk.review.mail')}
          </a>
        ) : null}
      </div>
    </div>
  );
}

function MissingLink() {
  const { t } = useTranslation('admin');
  const isOwner = useIsOwner();
  return (
    <p className="text-ink-2">
      {t('leadDesk.review.noLink')}{' '}
      {isOwner ? (
        <Link to={`${adminScreens.company.list}#googleReviewUrl`} className="link">
          {t('leadDesk.review.addLink')}
        </Link>
      ) : null}
    </p>
  );
}
