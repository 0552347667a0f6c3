import { formatDayAndTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import type { ButtonVariant } from '@pano/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ActionButton, DialogButton } from '../../action-button';
import { freshRecord } from '../loaded-record';
import { type DialogProps, type Schedule, ScheduleDialog, type ScheduledDocument } from './schedule-dialog';

type Props = Pick<DialogProps, 'of' | 'hasDraft' | 'canHide' | 'findMissing'>;

/** What is scheduled for the record of a form, and what could not be done when it was due; nothing where nothing is. */
export function ScheduleNotice(props: Props) {
  const { data: schedules = [] } = useSchedules(props.of);
  if (schedules.length === 0) return null;
  return (
    <Banner kind={bannerKind(schedules)} className="mb-4">
      <ScheduleLines schedules={schedules} />
      <div className="mt-2 flex flex-wrap gap-2.5">
        <ScheduleButtons {...props} schedules={schedules} />
      </div>
    </Banner>
  );
}

type Schedules = readonly Schedule[];

const findFailed = (schedules: Schedules) => schedules.find(({ failure }) => failure !== null);

export const bannerKind = (schedules: Schedules = []) => (findFailed(schedules) ? 'error' : 'info');

/** What is scheduled, each in a line. */
export function ScheduleLines({ schedules = [] }: { schedules: Schedules | undefined }) {
  const words = useScheduleWords();
  return schedules.map((schedule) => <p key={schedule.action}>{words(schedule)}</p>);
}

/** What can be done about what is scheduled, or that something may be; nothing until it is known. */
export function ScheduleButtons({ schedules, ...props }: Props & { schedules: Schedules | undefined }) {
  const { t } = useTranslation('admin');
  if (!schedules) return null;
  const failed = findFailed(schedules);
  const isPlanned = schedules.length > 0;
  return (
    <>
      {failed ? <RetryButton schedule={failed} /> : null}
      <PlanButton {...props} schedules={schedules}>
        {t(isPlanned ? 'schedules.change' : 'schedules.plan')}
      </PlanButton>
      {isPlanned ? <CancelButton of={props.of} /> : null}
    </>
  );
}

/** When a record that is on the site goes off it, where nobody has begun a draft of it. */
export function EndOfRecord({ of }: { of: ScheduledDocument }) {
  const { t } = useTranslation('admin');
  const { data: schedules } = useSchedules(of);
  if (!schedules) return null;
  const hasDraft = schedules.some(({ action }) => action === 'publish');
  if (schedules.length > 0) return <ScheduleNotice of={of} hasDraft={hasDraft} canHide />;
  return (
    <div className="mb-4">
      <PlanButton of={of} hasDraft={false} canHide schedules={schedules} variant="ghost">
        {t('schedules.planEnd')}
      </PlanButton>
    </div>
  );
}

const pollMs = 2000;

/** What is due is done in a moment, or it is known why not. */
export const useSchedules = (of: ScheduledDocument) =>
  trpc.schedules.get.useQuery(of, {
    ...freshRecord,
    refetchInterval: ({ state }) => (state.data?.some(isDue) ? pollMs : false),
  });

const isDue = ({ at, failure }: Schedule): boolean => failure === null && Date.parse(at) <= Date.now();

interface PlanButtonProps extends Props {
  schedules: Schedules;
  variant?: ButtonVariant;
  children: ReactNode;
}

const PlanButton = ({ variant = 'line', children, ...props }: PlanButtonProps) => (
  <DialogButton variant={variant} renderDialog={(close) => <ScheduleDialog {...props} onClose={close} />}>
    {children}
  </DialogButton>
);

/** Says what is scheduled, or why it was not done. */
export function useScheduleWords() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return ({ action, at, failure }: Schedule): string => {
    const when = formatDayAndTime(at, locale);
    return failure === null
      ? t(`schedules.${action}`, { when })
      : t(`schedules.${action}Failed`, { when, reason: failure });
  };
}

/** @param name tells it apart from others on the screen */
export function RetryButton({ schedule, name }: { schedule: Schedule; name?: string }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const retry = trpc.schedules.retry.useMutation({ onSettled: () => utils.invalidate() });
  const { entity, record, locale, action } = schedule;
  return (
    <ActionButton
      aria-label={name && t('schedules.retryNamed', { name })}
      action={() => retry.mutateAsync({ entity, record, locale, action })}
      texts={{ done: t('schedules.retried'), failed: t('schedules.failed') }}
    >
      {t('schedules.retry')}
    </ActionButton>
  );
}

interface CancelProps {
  /** With an action only that. */
  of: ScheduledDocument & { action?: Schedule['action'] };
  /** Tells it apart from others on the screen. */
  name?: string;
}

export function CancelButton({ of, name }: CancelProps) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const remove = trpc.schedules.remove.useMutation({ onSettled: () => utils.schedules.invalidate() });
  return (
    <ActionButton
      variant="ghost"
      aria-label={name && t('schedules.cancelNamed', { name })}
      action={() => remove.mutateAsync(of)}
      texts={{ done: t('schedules.cancelled'), failed: t('schedules.failed') }}
    >
      {t('schedules.cancel')}
    </ActionButton>
  );
}
