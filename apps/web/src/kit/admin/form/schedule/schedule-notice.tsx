import { formatDateTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useAction } from '../../use-action';
import { freshRecord } from '../loaded-record';
import { type Schedule, ScheduleDialog, type ScheduledDocument } from './schedule-dialog';

interface Props {
  of: ScheduledDocument;
  hasDraft: boolean;
  canHide: boolean;
}

/** What is scheduled for the record of a form, and what could not be done when it was due; nothing where nothing is. */
export function ScheduleNotice(props: Props) {
  const words = useScheduleWords();
  const { data: schedules = [] } = useSchedules(props.of);
  if (schedules.length === 0) return null;
  const failed = schedules.find(({ failure }) => failure !== null);
  return (
    <Banner kind={failed ? 'error' : 'info'} className="mb-4">
      {schedules.map((schedule) => (
        <p key={schedule.action}>{words(schedule)}</p>
      ))}
      <div className="mt-2 flex flex-wrap gap-2.5">
        {failed ? <RetryButton schedule={failed} /> : null}
        <DialogButton {...props} schedules={schedules} />
        <CancelButton of={props.of} />
      </div>
    </Banner>
  );
}

const pollMs = 2000;

/** What is due is done in a moment, or it is known why not. */
const useSchedules = (of: ScheduledDocument) =>
  trpc.schedules.get.useQuery(of, {
    ...freshRecord,
    refetchInterval: ({ state }) => (state.data?.some(isDue) ? pollMs : false),
  });

const isDue = ({ at, failure }: Schedule): boolean => failure === null && Date.parse(at) <= Date.now();

/** Opens the dialog where nothing is scheduled yet. */
export function ScheduleButton(props: Props) {
  const { data: schedules } = useSchedules(props.of);
  return schedules?.length === 0 ? <DialogButton {...props} schedules={schedules} /> : null;
}

function DialogButton(props: Props & { schedules: readonly Schedule[] }) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setIsOpen(true)}>
        {t(props.schedules.length === 0 ? 'schedules.plan' : 'schedules.change')}
      </Button>
      {isOpen ? <ScheduleDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Says what is scheduled, or why it was not done. */
export function useScheduleWords() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return ({ action, at, failure }: Schedule): string => {
    const when = formatDateTime(at, locale);
    return failure === null
      ? t(`schedules.${action}`, { when })
      : t(`schedules.${action}Failed`, { when, reason: failure });
  };
}

export function RetryButton({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const retry = trpc.schedules.retry.useMutation({ onSettled: () => utils.invalidate() });
  const { run, busy } = useAction();
  const { entity, record, locale, action } = schedule;
  const texts = { done: t('schedules.retried'), failed: t('schedules.failed') };
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() => void run(() => retry.mutateAsync({ entity, record, locale, action }), texts)}
    >
      {t('schedules.retry')}
    </Button>
  );
}

/** @param of with an action only that */
export function CancelButton({ of }: { of: ScheduledDocument & { action?: Schedule['action'] } }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const remove = trpc.schedules.remove.useMutation({ onSettled: () => utils.schedules.invalidate() });
  const { run, busy } = useAction();
  const texts = { done: t('schedules.cancelled'), failed: t('schedules.failed') };
  return (
    <Button variant="ghost" size="sm" busy={busy} onClick={() => void run(() => remove.mutateAsync(of), texts)}>
      {t('schedules.cancel')}
    </Button>
  );
}
