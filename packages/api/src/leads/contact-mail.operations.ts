import type { Db, Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { findMailer, listRecipients, type MailServices } from '#mail/stored-mail';
import { clockToleranceMs } from '#platform/clock';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { findSitePages } from '#platform/records/translations/site-pages';
import { type Mail, MailError, type Mailer, type MailProblem, mailProblems } from '#platform/services/mailer';
import * as company from '#settings/company.operations';
import type { ContactMailState } from './contact-form.schema';
import { contactMail, mailedColumns } from './contact-mail';
import { fillTemplate, templateValues } from './lead-template.schema';
import * as leadTemplates from './lead-templates.operations';

/** The name of the scheduled job that mails contact forms. */
export const contactMailJob = 'contact-mail';

/** The status of the notification mails. */
export type ContactMailStatus = {
  /** `off`: no mail server is configured; `noRecipient`: no recipient is configured. */
  state: 'off' | 'noRecipient' | 'on';
  recipients: string[];
  /** Failed, will be retried. */
  delayed: number;
  /** Failed, will not be retried. */
  failed: number;
  /** Of the latest mail that is delayed or has failed. */
  problem: MailProblem | null;
};

export async function mailStatus(ctx: ApiContext): Promise<ContactMailStatus> {
  const { db } = ctx;
  const mailer = await findMailer(ctx);
  const recipients = mailer ? await listRecipients(ctx, mailer) : [];
  const [delayed, failed, latest] = await Promise.all([
    db.contactMail.count({ where: delayedRows }),
    db.contactMail.count({ where: failedRows }),
    db.contactMail.findFirst({
      where: { OR: [delayedRows, failedRows] },
      orderBy: { updatedAt: 'desc' },
      select: { problem: true },
    }),
  ]);
  return {
    state: !mailer ? 'off' : recipients.length === 0 ? 'noRecipient' : 'on',
    recipients,
    delayed,
    failed,
    problem: latest && readProblem(latest.problem),
  };
}

/** Retries every delayed or failed mail at once, with all attempts again. */
export async function retryMails(ctx: ApiContext): Promise<{ count: number }> {
  const fresh = { status: 'waiting', attempts: 0, nextAttemptAt: new Date(), problem: null, detail: null };
  const result = await inTransaction(ctx, async (tx) => {
    await recordActivity(tx, ctx, { action: 'mailAgain', entity: 'contactForm' });
    return tx.contactMail.updateMany({ where: { OR: [delayedRows, failedRows] }, data: fresh });
  });
  ctx.jobTrigger.trigger(contactMailJob);
  return result;
}

/** The state of the mail of one message. */
export function mailState({ status, problem }: { status: string; problem: string | null }): ContactMailState {
  if (status === 'sent' || status === 'failed' || status === 'skipped') return status;
  return problem ? 'delayed' : 'waiting';
}

const delayedRows = { status: 'waiting', problem: { not: null } } satisfies Prisma.ContactMailWhereInput;
const failedRows = { status: 'failed' } satisfies Prisma.ContactMailWhereInput;

const readProblem = (text: string | null): MailProblem => mailProblems.find((problem) => problem === text) ?? 'other';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Retries for a day: after 1, 2, 4, 8 and 16 minutes, then every half hour. */
const maxAttempts = 50;
const longestPause = 30 * minute;
const pauseAfter = (attempts: number) => Math.min(2 ** (attempts - 1) * minute, longestPause);
/** Messages that are older than this when mail is set up are not mailed. */
const oldestFirstTry = 7 * day;

/** Sends all due mails one after the other, until none is left or the signal aborts. */
export async function deliverContactMails(services: MailServices, signal: AbortSignal): Promise<void> {
  const { db } = services;
  const mailer = await findMailer(services);
  if (!mailer) return;
  const to = await listRecipients(services, mailer);
  if (to.length === 0) return;
  const tooOld = { status: 'waiting', attempts: 0, createdAt: { lt: new Date(Date.now() - oldestFirstTry) } };
  await db.contactMail.updateMany({ where: tooOld, data: { status: 'skipped' } });
  while (!signal.aborted) {
    const due = { status: 'waiting', OR: dueTimes(new Date()) };
    const orderBy = [{ nextAttemptAt: 'asc' }, { contactFormId: 'asc' }] as const;
    const next = await db.contactMail.findFirst({ where: due, orderBy: [...orderBy], select });
    if (!next) return;
    const failure = await attempt(services, mailer, next, to);
    // The other mails would fare no better.
    if (failure && serverProblems.includes(failure.problem)) return;
  }
}

/** Problems of the server rather than of one mail. */
const serverProblems: readonly MailProblem[] = ['hostNotFound', 'unreachable', 'unencrypted'];

/** Past times, and those beyond any pause: a clock that was ahead set them, and the mail would wait until then. */
const dueTimes = (now: Date): Prisma.ContactMailWhereInput[] => [
  { nextAttemptAt: { lte: now } },
  { nextAttemptAt: { gt: new Date(now.getTime() + longestPause + clockToleranceMs) } },
];

/** Counts the attempt before it is made: one that crashes the process counts, too, and no other instance repeats it. */
async function attempt({ db, log }: MailServices, mailer: Mailer, row: Row, to: string[]): Promise<MailError | null> {
  const { contactFormId } = row;
  const where = { contactFormId, status: 'waiting' };
  const attempts = row.attempts + 1;
  const nextAttemptAt = new Date(Date.now() + pauseAfter(attempts));
  const counted = await db.contactMail.updateMany({
    where: { ...where, attempts: row.attempts },
    data: { attempts, nextAttemptAt },
  });
  if (counted.count === 0) return null;
  const failure = await sendingFailure(mailer, await renderMail(db, mailer, row, to));
  if (!failure) {
    const data = { status: 'sent', sentAt: new Date(), problem: null, detail: null };
    await db.contactMail.updateMany({ where, data });
    return null;
  }
  const { problem, permanent, message: detail } = failure;
  const status = permanent || attempts >= maxAttempts ? 'failed' : 'waiting';
  await db.contactMail.updateMany({ where, data: { status, problem, detail } });
  log.warn(
    { event: 'contact-mail', contactFormId, problem, detail, attempts, status },
    'a contact form was not mailed',
  );
  return failure;
}

/** Reads what the mail says besides the message at the time of sending. */
async function renderMail(db: Db, { siteUrl }: Mailer, { contactForm, locale }: Row, to: string[]): Promise<Mail> {
  const language: Locale = locale === 'en' ? 'en' : 'tr';
  const { page, source } = contactForm;
  const [pageAt, firm, { templates }] = await Promise.all([
    findSitePages(db, language, [page]),
    company.get({ db }),
    leadTemplates.get({ db }),
  ]);
  return contactMail(contactForm, {
    locale: language,
    to,
    siteUrl,
    page: pageAt(page)?.title ?? page,
    source,
    reply: fillTemplate(templates[0]?.text ?? '', templateValues(contactForm, firm)),
  });
}

async function sendingFailure(mailer: Mailer, mail: Mail): Promise<MailError | null> {
  try {
    await mailer.send(mail);
    return null;
  } catch (error) {
    if (error instanceof MailError) return error;
    throw error;
  }
}

const select = {
  contactFormId: true,
  locale: true,
  attempts: true,
  contactForm: { select: { ...mailedColumns, page: true, source: true } },
} satisfies Prisma.ContactMailSelect;
type Row = Prisma.ContactMailGetPayload<{ select: typeof select }>;
