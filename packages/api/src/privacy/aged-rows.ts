import type { Db } from '@pano/db';
import type { RetentionSetting } from './privacy.schema';

/** The rows of one kind that have a retention period, by their dates. */
export type AgedRows = {
  period: keyof RetentionSetting;
  /** Rows before a date, or all. */
  count: (db: Db, before?: Date) => Promise<number>;
  oldest: (db: Db) => Promise<Date | null>;
  newest: (db: Db, before?: Date) => Promise<Date | null>;
};

export const agedContactForms: AgedRows = {
  period: 'contactFormMonths',
  count: (db, before) => db.contactForm.count({ where: { createdAt: { lt: before } } }),
  oldest: async (db) => (await findContactForm(db, 'asc'))?.createdAt ?? null,
  newest: async (db, before) => (await findContactForm(db, 'desc', before))?.createdAt ?? null,
};

const findContactForm = (db: Db, createdAt: 'asc' | 'desc', lt?: Date) =>
  db.contactForm.findFirst({ where: { createdAt: { lt } }, orderBy: { createdAt }, select: { createdAt: true } });

export const agedActivity: AgedRows = {
  period: 'activityMonths',
  count: (db, before) => db.activity.count({ where: { at: { lt: before } } }),
  oldest: async (db) => (await findActivity(db, 'asc'))?.at ?? null,
  newest: async (db, before) => (await findActivity(db, 'desc', before))?.at ?? null,
};

const findActivity = (db: Db, at: 'asc' | 'desc', lt?: Date) =>
  db.activity.findFirst({ where: { at: { lt } }, orderBy: { at }, select: { at: true } });

/** The same day of an earlier month, or the last day of a shorter month. */
export function monthsAgo(months: number, now: Date): Date {
  const instant = new Date(now);
  instant.setUTCMonth(instant.getUTCMonth() - months);
  if (instant.getUTCDate() !== now.getUTCDate()) instant.setUTCDate(0);
  return instant;
}
