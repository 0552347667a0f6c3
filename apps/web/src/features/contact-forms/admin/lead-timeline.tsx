import type { Lead, LeadEventRecord } from '@pano/api/contact-forms/lead.schema';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { IconButton } from '@pano/ui/button';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '#kit/admin/list/use-removal.tsx';
import { useIsOwner } from '#kit/admin/session.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useLeadEventText } from './lead-event-text';
import { useLeadChanged } from './use-leads';

/** What happened with a lead, the newest first, down to its arrival. */
export function LeadTimeline({ lead }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const describe = useLeadEventText();
  const isOwner = useIsOwner();
  const { data: me } = trpc.auth.me.useQuery();
  const removeNote = trpc.leads.removeNote.useMutation({ onSuccess: useLeadChanged() });
  const { confirm, dialog } = useRemoval<LeadEventRecord>({
    remove: ({ id }) => removeNote.mutateAsync({ id: lead.id, noteId: id }),
    question: t('leadDesk.notes.confirmRemove'),
    removed: t('leadDesk.notes.removed'),
    failed: t('leadDesk.notes.removeFailed'),
  });
  return (
    <>
      <ol aria-label={t('leadDesk.timeline.label')} className="grid gap-4">
        {lead.events.map((event) => (
          <li key={event.id} className="grid min-w-0 gap-1 border-s-2 border-line-2 ps-3">
            <div className="flex items-start gap-2">
              <p className="min-w-0 flex-1 text-[0.9375rem] wrap-anywhere">{describe(event)}</p>
              {event.kind === 'note' && (isOwner || event.userId === me?.id) ? (
                <IconButton danger label={t('leadDesk.notes.remove')} className="-my-2" onClick={() => confirm(event)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              ) : null}
            </div>
            {event.text ? <p className="whitespace-pre-wrap text-ink-2 wrap-anywhere">{event.text}</p> : null}
            <time dateTime={event.at} className="text-sm text-ink-3 tabular-nums">
              {formatShortDateTime(event.at, locale)}
            </time>
          </li>
        ))}
        <li className="grid gap-1 border-s-2 border-line-2 ps-3">
          <p className="text-[0.9375rem]">{t('leadDesk.timeline.arrived')}</p>
          <time dateTime={lead.createdAt} className="text-sm text-ink-3 tabular-nums">
            {formatShortDateTime(lead.createdAt, locale)}
          </time>
        </li>
      </ol>
      {dialog}
    </>
  );
}
