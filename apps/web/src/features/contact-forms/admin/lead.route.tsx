import { adminRecordPath, adminScreens } from '@pano/api/addresses';
import type { Lead } from '@pano/api/contact-forms/lead.schema';
import { formatShortDate } from '@pano/i18n/text/dates';
import { IconButton } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { SkeletonCards } from '@pano/ui/skeleton';
import { EmptyState } from '@pano/ui/state-box';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { BackLink } from '#kit/admin/form/head-links.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { readClientError } from '#kit/shared/client-error.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { LeadDetails } from './lead-details';
import { Arrival, ContactLine, LeadBadges } from './lead-head';
import { LeadPhotos } from './lead-photos';
import { LeadTimeline } from './lead-timeline';
import { everyMinute } from './mail-status';
import { NextStepBox } from './next-step-box';
import { NoteBox } from './note-box';
import { PhoneBar } from './phone-bar';
import { QuoteBox } from './quote-box';
import { ReachedQuestion, ReplyLinks } from './reply-links';
import { ReviewBox } from './review-box';
import { ShareLink } from './share-link';
import { SpamNote } from './spam-note';
import { StageBox } from './stage-box';
import { TemplateButton } from './template-dialog';
import { useMessageActions } from './use-message-actions';
import { type Reply, useReply } from './use-reply';

const { list } = adminScreens.contactForm;

/** One lead with all that is known of it, and everything that is done about it. */
export function LeadRoute() {
  const { t } = useTranslation('admin');
  const id = Number(useParams().id);
  const lead = trpc.leads.get.useQuery({ id }, { refetchInterval: everyMinute });
  const back = <BackLink to={list} />;
  if (lead.data) return <OpenLead key={id} lead={lead.data} />;
  return (
    <>
      <ScreenHead title={t('contactForms.title')} back={back} />
      {readClientError(lead.error)?.kind === 'notFound' ? (
        <EmptyState text={t('leadDesk.gone')} />
      ) : (
        <Pending queries={[lead]} failed={t('leadDesk.loadFailed')}>
          <SkeletonCards label={t('frame.list.loading')} className="grid-cols-1" />
        </Pending>
      )}
    </>
  );
}

function OpenLead({ lead }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { confirmRemoval, dialog } = useMessageActions(() => void navigate(list, { replace: true }));
  const reply = useReply(lead);
  useOpened(lead);
  return (
    <>
      <ScreenHead title={lead.name} back={<BackLink to={list} />} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid min-w-0 gap-5">
          <Message lead={lead} reply={reply} onRemove={confirmRemoval && (() => confirmRemoval(lead))} />
          <LeadPhotos lead={lead} />
          <LeadDetails lead={lead} />
          <SamePerson leads={lead.sameContact} />
        </div>
        <div className="grid min-w-0 gap-5">
          <StageBox lead={lead} />
          {lead.stage === 'won' ? <ReviewBox lead={lead} /> : null}
          <NextStepBox lead={lead} />
          <QuoteBox lead={lead} />
          <Box title={t('leadDesk.notes.title')}>
            <div className="grid gap-5">
              <NoteBox lead={lead} />
              <LeadTimeline lead={lead} />
            </div>
          </Box>
        </div>
      </div>
      <PhoneBar lead={lead} reply={reply} />
      {dialog}
    </>
  );
}

/** Who opens a lead has read it. */
function useOpened({ id, read }: Lead): void {
  const { t } = useTranslation('admin');
  const failure = useFailureToast();
  const { markRead } = useMessageActions();
  const mark = useEffectEvent(() => {
    markRead(id).catch((error: unknown) => failure(error, t('contactForms.readFailed')));
  });
  useEffect(() => {
    if (!read) mark();
  }, [read]);
}

function Message({ lead, reply, onRemove }: { lead: Lead; reply: Reply; onRemove: (() => void) | null }) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      className="grid min-w-0 gap-3.5 rounded-card border border-line-2 bg-surface p-5"
    >
      <h2 id={headingId} className="sr-only">
        {lead.name}
      </h2>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <LeadBadges lead={lead} sameContact={lead.sameContact.length} isUnread={!lead.read} />
        <Arrival lead={lead} />
        {onRemove ? (
          <IconButton
            danger
            label={t('frame.list.remove')}
            aria-describedby={headingId}
            onClick={onRemove}
            className="-my-2 max-sm:ms-auto"
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      {lead.stage === 'spam' ? <SpamNote lead={lead} describedBy={headingId} /> : null}
      {lead.message ? (
        <p className="max-w-[75ch] whitespace-pre-wrap text-ink-2 wrap-anywhere">{lead.message}</p>
      ) : null}
      <ContactLine lead={lead} />
      <footer className="flex flex-wrap items-start gap-3">
        <ReplyLinks lead={lead} reply={reply} describedBy={headingId} />
        <div className="flex flex-wrap gap-1.5 max-sm:w-full">
          <TemplateButton lead={lead} reply={reply} />
          <ShareLink lead={lead} reply={reply} />
        </div>
        <ReachedQuestion reply={reply} className="w-full max-md:hidden" />
      </footer>
    </article>
  );
}

/** The other leads with the same e-mail or phone number; nothing without any. */
function SamePerson({ leads }: { leads: Lead['sameContact'] }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  if (leads.length === 0) return null;
  return (
    <Box title={t('leadDesk.samePersonTitle')} padded={false}>
      <ul className="divide-y divide-line">
        {leads.map(({ id, stage, createdAt }) => (
          <li key={id}>
            <Link
              to={adminRecordPath('contactForm', id)}
              className="flex min-h-12 flex-wrap items-center gap-x-3 px-5 py-2 hover:bg-surface-2"
            >
              <time dateTime={createdAt} className="tabular-nums">
                {formatShortDate(createdAt, locale)}
              </time>
              <span className="ms-auto text-ink-2">{t(`leads.stages.${stage}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
