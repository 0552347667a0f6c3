import type { LeadRow } from '@pano/api/contact-forms/lead.schema';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { nameDay } from './lead-times';

/** When something is to be done and what, and whether that is overdue. */
export function NextStep({ step: { nextAt, nextNote } }: { step: Pick<LeadRow, 'nextAt' | 'nextNote'> }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  if (nextAt === null) return null;
  const now = new Date();
  const { day, text } = nameDay(nextAt, now, locale);
  const when = day ? t(`leadDesk.when.${day}`, { time: text }) : text;
  return (
    <p className="flex min-w-0 items-start gap-2 text-[0.9375rem]">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-[18px] flex-none text-ink-3" />
      <span className="min-w-0 wrap-anywhere">
        {new Date(nextAt) < now ? <strong className="font-[640] text-err">{t('leadDesk.next.late')} · </strong> : null}
        {[when, nextNote].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
}
