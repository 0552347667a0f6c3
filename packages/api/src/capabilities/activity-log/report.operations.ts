import type { Db, Prisma } from '@pano/db';
import * as z from 'zod';
import { entities } from '#entities/index';
import { findMailer, type MailServices } from '#mail/stored-mail';
import { pastInstant } from '#platform/clock';
import type { ApiContext } from '#platform/context';
import type { ActivityEntity, ActivityRecord } from '#platform/records/activity/activity.schema';
import { isReported } from '#platform/records/activity/reported';
import { readSetting, storeSettings } from '#platform/records/stored-settings';
import { listOwnerEmails, requireSignedIn } from '#platform/session/sessions';
import { readEntries } from './activity.operations';
import { writeReport } from './report-mail';

/** The name of the job that mails what API tokens have changed. */
export const reportJob = 'token-report';

const dayMs = 86_400_000;
const longestMs = 30 * dayMs;
const mostMailed = 50;
const mostShown = 20;

/** The last mail: the newest entry in it, and when it was sent. */
const lastMail = z.object({ id: z.int(), at: z.iso.datetime() });
const key = 'lastTokenReport';

/**
 * Mails all owners what API tokens have changed of what people call, write or pay to, or sign: all that
 * was changed since the last such mail, at most one mail a day. One that fails is tried again with the next run.
 */
export async function mailReport(services: MailServices): Promise<void> {
  const { db, siteUrl } = services;
  const [mailer, stored, now] = [await findMailer(services), await readSetting(db, key), new Date()];
  if (!mailer) return;
  const last = stored === undefined ? null : lastMail.parse(stored);
  const mailedAt = pastInstant(last && new Date(last.at), now);
  if (mailedAt && now.getTime() - mailedAt.getTime() < dayMs) return;
  const where = { ...since(new Date(0)), id: { gt: last?.id ?? 0 } };
  const entries = await readReports(db, where, mostMailed);
  const [newest] = entries;
  if (!newest) return;
  const [count, to] = await Promise.all([db.activity.count({ where }), listOwnerEmails(db)]);
  await mailer.send(await writeReport({ to, siteUrl, entries: entries.toReversed(), more: count - entries.length }));
  await storeSettings(db, { [key]: { id: newest.id, at: now.toISOString() } satisfies z.input<typeof lastMail> });
}

/** The same for the dashboard: what the person has not dismissed yet, the newest first. */
export async function listReports(ctx: ApiContext): Promise<ActivityRecord[]> {
  const { user } = await requireSignedIn(ctx);
  const select = { reportsSeenAt: true, createdAt: true };
  const row = await ctx.db.user.findUnique({ where: { id: user.id }, select });
  return readReports(ctx.db, since(row?.reportsSeenAt ?? row?.createdAt ?? new Date()), mostShown);
}

/** @param until the newest one that was shown: what was changed since then is shown next */
export async function dismissReports(ctx: ApiContext, until: Date): Promise<{ until: string }> {
  const { user } = await requireSignedIn(ctx);
  const reportsSeenAt = new Date(Math.min(until.getTime(), Date.now()));
  await ctx.db.user.updateMany({ where: { id: user.id }, data: { reportsSeenAt } });
  return { until: reportsSeenAt.toISOString() };
}

const since = (seenAt: Date) =>
  ({
    reported: true,
    at: { gt: new Date(Math.max(seenAt.getTime(), Date.now() - longestMs)) },
  }) satisfies Prisma.ActivityWhereInput;

const markedFields = new Map<ActivityEntity, readonly string[]>(
  entities.flatMap(({ subjects }) => subjects.map(({ entity, reported = [] }) => [entity, reported] as const)),
);

/** Entries with those of their changes alone that the owner is told of. */
async function readReports(db: Db, where: Prisma.ActivityWhereInput, take: number): Promise<ActivityRecord[]> {
  const entries = await readEntries({ db }, where, { take });
  return entries.map((entry) => {
    const marked = markedFields.get(entry.entity) ?? [];
    return { ...entry, changes: entry.changes.filter((change) => isReported(marked, change)) };
  });
}
