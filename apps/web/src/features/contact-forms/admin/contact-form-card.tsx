import { adminRecordPath } from '@pano/api/addresses';
import type { LeadRow } from '@pano/api/contact-forms/lead.schema';
import { Button, IconButton } from '@pano/ui/button';
import { clsx } from 'clsx';
import { MailOpen, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RowCheckbox } from '#kit/admin/list/row-checkbox.tsx';
import { useOptimisticToggle } from '#kit/admin/list/state-switch.tsx';
import type { RowSelection } from '#kit/admin/list/use-selection.ts';
import { Arrival, ContactLine, LeadBadges } from './lead-head';
import { LeadThumbnail } from './lead-photos';
import { NextStep } from './next-step';
import { ReachedQuestion, ReplyLinks } from './reply-links';
import { SpamNote } from './spam-note';
import { StageSelect } from './stage-select';
import { useReply } from './use-reply';

interface Props {
  lead: LeadRow;
  selection: RowSelection;
  /** Whether leads can be somebody's. */
  isShared: boolean;
  /** Marks it as read; resolves after the list has been loaded again. */
  onRead: () => Promise<unknown>;
  /** Null for an editor, who deletes no message. */
  onRemove: (() => void) | null;
}

/** A visitor's message in the list. Whatever was typed into it is shown as text. */
export function ContactFormCard({ lead, selection, isShared, onRead, onRemove }: Props) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, name } = lead;
  const read = useOptimisticToggle(lead.read, onRead, t('contactForms.readFailed'));

  const reply = useReply(lead);

  const mark = () => {
    // The button goes at once, and with a filter the whole card later.
    heading.current?.focus();
    read.toggle(true);
  };
  return (
    <article
      aria-labelledby={headingId}
      data-unread={!read.shown || undefined}
      className={clsx(
        'relative grid min-w-0 gap-3 rounded-card border bg-surface px-4 py-3.5 hover:border-line-strong sm:px-5',
        read.shown ? 'border-line-2' : 'border-live-mark border-s-4',
        selection.ids.has(id) && 'outline-2 outline-link',
      )}
    >
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <RowCheckbox selection={selection} id={id} name={name} className="relative z-1 -my-2 -ms-2.5 -me-2.5" />
        <h2 id={headingId} ref={heading} tabIndex={-1} className={clsx('type-h4 min-w-0', read.shown && 'font-[560]!')}>
          {/* The whole card is its link; what can be pressed in it lies above. */}
          <Link to={adminRecordPath('contactForm', id)} className="before:absolute before:inset-0 hover:underline">
            {name}
          </Link>
        </h2>
        <LeadBadges lead={lead} sameContact={lead.sameContact} isUnread={!read.shown} />
        <Arrival lead={lead} />
      </header>
      {lead.stage === 'spam' ? <SpamNote lead={lead} describedBy={headingId} /> : null}
      {lead.photo === null ? (
        <MessageText text={lead.message} />
      ) : (
        <div className="flex items-start gap-3">
          <LeadThumbnail leadId={id} photoId={lead.photo} />
          <div className="min-w-0">
            <MessageText text={lead.message} />
          </div>
        </div>
      )}
      <ContactLine lead={lead} />
      {lead.nextAt || (isShared && lead.assignee) ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
          <NextStep step={lead} />
          {isShared && lead.assignee ? (
            <p className="text-sm text-ink-3">
              {t('leadDesk.assignee.label')}: {lead.assignee.name}
            </p>
          ) : null}
        </div>
      ) : null}
      <footer className="relative z-1 flex flex-wrap items-start gap-x-4 gap-y-2.5">
        <ReplyLinks lead={lead} reply={reply} describedBy={headingId} />
        <div className="flex flex-wrap items-center justify-end gap-1.5 max-sm:w-full">
          <StageSelect lead={lead} describedBy={headingId} className="grow sm:w-44 sm:grow-0" />
          {read.shown ? null : (
            <Button variant="line" size="sm" aria-describedby={headingId} onClick={mark}>
              <MailOpen aria-hidden="true" />
              {t('contactForms.markRead')}
            </Button>
          )}
          {onRemove ? (
            <IconButton danger label={t('frame.list.remove')} aria-describedby={headingId} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
        <ReachedQuestion reply={reply} className="w-full" />
      </footer>
    </article>
  );
}

const longFrom = { characters: 700, lines: 9 };

/** What a visitor wrote, with its line breaks; a very long message starts folded. */
function MessageText({ text }: { text: string }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = text.length > longFrom.characters || text.split('\n').length > longFrom.lines;
  if (text === '') return null;
  return (
    <div className="grid justify-items-start gap-1">
      <p id={id} className={clsx('max-w-[75ch] whitespace-pre-wrap text-ink-2', long && !open && 'line-clamp-6')}>
        {text}
      </p>
      {long ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="link relative z-1 min-h-10 text-sm"
        >
          {open ? t('contactForms.showLess') : t('contactForms.showAll')}
        </button>
      ) : null}
    </div>
  );
}
