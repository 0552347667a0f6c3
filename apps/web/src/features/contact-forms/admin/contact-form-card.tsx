import type { ContactFormRecord } from '@pano/api/contact-forms/contact-form.schema';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Badge } from '@pano/ui/badge';
import { Button, IconButton } from '@pano/ui/button';
import { clsx } from 'clsx';
import { MailOpen, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowCheckbox } from '#kit/admin/list/row-checkbox.tsx';
import { useOptimisticToggle } from '#kit/admin/list/state-switch.tsx';
import type { RowSelection } from '#kit/admin/list/use-selection.ts';
import { useLocale } from '#kit/shared/language.ts';
import { ReplyLinks } from './reply-links';

interface Props {
  message: ContactFormRecord;
  /** Absent where a message stands alone. */
  selection?: RowSelection;
  /** Shows a long message whole at once. */
  unfolded?: boolean;
  /** Marks it as read; resolves after the list has been loaded again. */
  onRead: () => Promise<unknown>;
  onRemove: () => void;
}

/** A visitor's message. Whatever was typed into it is shown as text. */
export function ContactFormCard({ message, selection, unfolded = false, onRead, onRemove }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, name, subject, createdAt, mail } = message;
  const read = useOptimisticToggle(message.read, onRead, t('contactForms.readFailed'));

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
        'grid min-w-0 gap-3 rounded-card border bg-surface px-4 py-3.5 sm:px-5',
        read.shown ? 'border-line-2' : 'border-live-mark border-s-4',
        selection?.ids.has(id) && 'outline-2 outline-link',
      )}
    >
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        {selection ? <RowCheckbox selection={selection} id={id} name={name} className="-my-2 -ms-2.5 -me-2.5" /> : null}
        <h2 id={headingId} ref={heading} tabIndex={-1} className={clsx('type-h4 min-w-0', read.shown && 'font-[560]!')}>
          {name}
        </h2>
        <Badge tone={subject ? 'info' : 'neutral'} wrap>
          {subject ?? t('contactForms.noSubject')}
        </Badge>
        {message.isSample ? <Badge tone="neutral">{t('contactForms.sample')}</Badge> : null}
        {read.shown ? null : <Badge tone="live">{t('contactForms.unread')}</Badge>}
        {mail === 'failed' ? <Badge tone="err">{t('contactForms.mail.notSent')}</Badge> : null}
        {mail === 'delayed' ? <Badge tone="warn">{t('contactForms.mail.late')}</Badge> : null}
        <time dateTime={createdAt} className="text-sm text-ink-3 tabular-nums sm:ms-auto">
          {formatShortDateTime(createdAt, locale)}
        </time>
      </header>
      <MessageText text={message.message} unfolded={unfolded} />
      <footer className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
        <ReplyLinks message={message} describedBy={headingId} />
        <div className="ms-auto flex items-center gap-1.5">
          {read.shown ? null : (
            <Button variant="line" size="sm" aria-describedby={headingId} onClick={mark}>
              <MailOpen aria-hidden="true" />
              {t('contactForms.markRead')}
            </Button>
          )}
          <IconButton danger label={t('frame.list.remove')} aria-describedby={headingId} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </footer>
    </article>
  );
}

const longFrom = { characters: 700, lines: 9 };

/** What a visitor wrote, with its line breaks; a very long message starts folded. */
function MessageText({ text, unfolded }: { text: string; unfolded: boolean }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = !unfolded && (text.length > longFrom.characters || text.split('\n').length > longFrom.lines);
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
          className="link min-h-10 text-sm"
        >
          {open ? t('contactForms.showLess') : t('contactForms.showAll')}
        </button>
      ) : null}
    </div>
  );
}
