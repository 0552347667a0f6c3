import type { Prisma } from '@pano/db';
import { monthsAgo } from '#platform/clock';
import { dayMs } from '#platform/records/trash';
import type { RetentionSetting } from '#privacy/privacy.schema';
import { closedStages, type LeadStage, leadStages } from './lead.schema';

/** Spam goes after so many days, whatever the owner has chosen. */
const spamDays = 30;
/** For so many days before it goes, an open lead is pointed out. */
const noticeDays = 14;

const openStages = leadStages.filter((stage) => !closedStages.some((closed) => closed === stage));

type Where = Prisma.ContactFormWhereInput;

/** By a clock that was behind the date of the stage may lie before that of the lead, so both count. */
const inStageSince = (stage: LeadStage, before: Date): Where => ({
  stage,
  createdAt: { lt: before },
  OR: [{ stageAt: null }, { stageAt: { lt: before } }],
});

/** Leads that were won before an instant. */
export const wonBefore = (before: Date): Where => inStageSince('won', before);

/** Leads that came in before an instant, but for those that were won and spam: these have periods of their own. */
export const arrivedBefore = (before: Date): Where => ({
  stage: { notIn: ['won', 'spam'] },
  createdAt: { lt: before },
});

const limits = ({ contactFormMonths, wonLeadMonths }: RetentionSetting, now: Date) => ({
  arrived: contactFormMonths && monthsAgo(contactFormMonths, now),
  won: wonLeadMonths && monthsAgo(wonLeadMonths, now),
  spam: new Date(now.getTime() - spamDays * dayMs),
});

/** The leads that are too old, spam aside; null where all of them stay. */
export function dueLeads(setting: RetentionSetting, now: Date): Where | null {
  const { arrived, won } = limits(setting, now);
  const due = [...(arrived ? [arrivedBefore(arrived)] : []), ...(won ? [wonBefore(won)] : [])];
  return due.length > 0 ? { OR: due } : null;
}

export const dueSpam = (setting: RetentionSetting, now: Date): Where => inStageSince('spam', limits(setting, now).spam);

/** Whether a lead that is in the trash is too old; dates are ISO strings. */
export function isDue(
  { stage, stageAt, createdAt }: { stage: LeadStage; stageAt: string | null; createdAt: string },
  setting: RetentionSetting,
  now: Date,
): boolean {
  const { arrived, won, spam } = limits(setting, now);
  const isOlder = (before: Date | null, ...dates: (string | null)[]) =>
    before !== null && dates.every((date) => date === null || new Date(date) < before);
  if (stage === 'won') return isOlder(won, createdAt, stageAt);
  return stage === 'spam' ? isOlder(spam, createdAt, stageAt) : isOlder(arrived, createdAt);
}

/** Open leads that will be too old soon; null where none ever is. */
export function expiringLeads({ contactFormMonths }: RetentionSetting, now: Date): Where | null {
  if (contactFormMonths === null) return null;
  const soon = new Date(now.getTime() + noticeDays * dayMs);
  return { stage: { in: openStages }, createdAt: { lt: monthsAgo(contactFormMonths, soon) } };
}
