import { setTimeout as wait } from 'node:timers/promises';
import type { Prisma } from '@pano/db';
import { formatIsoDate } from '@pano/i18n/text/dates';
import { istanbulMidnight } from '@pano/i18n/text/istanbul-time';
import * as z from 'zod';
import { findMailer, type MailServices } from '#mail/stored-mail';
import { readSetting, storeSettings } from '#platform/records/stored-settings';
import { MailError } from '#platform/services/mailer';
import { notSpam } from './contact-form.operations';
import { dueBefore } from './lead.operations';
import { type Digest, digestColumns, digestMail } from './lead-digest-mail';
import { figures } from './lead-figures.operations';

/** The name of the job that mails people in the morning what waits for them. */
export const leadDigestJob = 'lead-digest';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
/** Between the attempts of a morning: the last is two hours after the first. */
const pausesMs = [5, 10, 15, 30, 60].map((minutes) => minutes * minuteMs);

/** Who has got the mail of a day, so that a run that was broken off mails nobody twice. */
const sentMails = z.object({ day: z.string(), userIds: z.array(z.int()) });
const key = 'lastLeadDigest';

/**
 * Mails everybody who wants it which leads wait for them; nobody for whom nothing does. Where the mail server does not take
 * a mail it is tried again for two hours.
 * @throws MailError after the last attempt
 */
export async function mailDigests(services: MailServices, signal: AbortSignal, pauses = pausesMs): Promise<void> {
  const day = formatIsoDate(new Date().toISOString());
  let failure = await sendDigests(services, signal, day);
  for (const pauseMs of pauses) {
    if (!failure || signal.aborted) return;
    await wait(pauseMs, undefined, { signal }).catch(ignoreAbort);
    if (!signal.aborted) failure = await sendDigests(services, signal, day);
  }
  if (failure && !signal.aborted) throw failure;
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}

/** @returns why some mail was not sent that may be sent later; null where none is left */
async function sendDigests(services: MailServices, signal: AbortSignal, day: string): Promise<MailError | null> {
  const { db, siteUrl, log } = services;
  const mailer = await findMailer(services);
  if (!mailer) return null;
  const stored = sentMails.safeParse(await readSetting(db, key)).data;
  const done = stored?.day === day ? stored.userIds : [];
  const people = await db.user.findMany({
    where: { digest: true, disabledAt: null, id: { notIn: done } },
    orderBy: { id: 'asc' },
    select: { id: true, email: true },
  });
  let failure: MailError | null = null;
  for (const person of people) {
    if (signal.aborted) break;
    const digest = await readDigest(db, person.id, new Date());
    if (digest.due.count + digest.fresh.count === 0) continue;
    try {
      await mailer.send(digestMail(digest, { person, day, siteUrl }));
      done.push(person.id);
      await storeSettings(db, { [key]: { day, userIds: done } satisfies z.input<typeof sentMails> });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const { problem, permanent } = error;
      log.warn({ event: leadDigestJob, userId: person.id, problem, permanent }, 'a morning mail was not sent');
      if (!permanent) failure = error;
    }
  }
  return failure;
}

/** A longer list nobody reads in a mail. */
const mostRows = 10;
/** What is new for longer is found in its list. */
const freshDays = 30;

async function readDigest(db: MailServices['db'], userId: number, now: Date): Promise<Digest> {
  const nextAt = dueBefore(now);
  const theirs = { OR: [{ assigneeId: userId }, { assigneeId: null }] };
  const due = { ...notSpam, ...theirs, nextAt } satisfies Prisma.ContactFormWhereInput;
  const fresh = {
    stage: 'new',
    createdAt: { gte: new Date(now.getTime() - freshDays * dayMs) },
    AND: [theirs, { OR: [{ nextAt: null }, { NOT: { nextAt } }] }],
  } satisfies Prisma.ContactFormWhereInput;
  const readSection = async (
    where: Prisma.ContactFormWhereInput,
    orderBy: Prisma.ContactFormOrderByWithRelationInput[],
  ): Promise<Digest['due']> => {
    const [rows, count] = await Promise.all([
      db.contactForm.findMany({ where, orderBy, take: mostRows, select: digestColumns }),
      db.contactForm.count({ where }),
    ]);
    return { rows, count };
  };
  const [dueLeads, freshLeads, suspicious, week] = await Promise.all([
    readSection(due, [{ nextAt: 'asc' }, { id: 'asc' }]),
    readSection(fresh, [{ createdAt: 'asc' }, { id: 'asc' }]),
    db.contactForm.count({ where: { stage: 'spam' } }),
    readLastWeek(db, now),
  ]);
  return { due: dueLeads, fresh: freshLeads, suspicious, week };
}

/** The figures of last week on Monday; null on any other day. */
async function readLastWeek(db: MailServices['db'], now: Date): Promise<Digest['week']> {
  const today = istanbulMidnight(now);
  if (new Date(today).getUTCDay() !== 1) return null;
  const nameDay = (days: number) => new Date(today - days * dayMs).toISOString().slice(0, 10);
  return (await figures({ db }, { from: nameDay(7), to: nameDay(1) })).totals;
}
