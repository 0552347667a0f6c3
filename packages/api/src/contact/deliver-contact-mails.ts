import type { Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import type { ApiServices } from '#platform/context';
import { MailError, type Mailer } from '#platform/services/mailer';
import { contactMail } from './contact-mail';
import { recipientsOf } from './contact-mail.operations';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A day of trying: after 1, 2, 4, 8 and 16 minutes, then every half hour. */
const maxAttempts = 50;
const pauseAfter = (attempts: number) => Math.min(2 ** (attempts - 1), 30) * minute;
/** Of the time before mail was set up, older messages than this are in the inbox only. */
const oldestFirstTry = 7 * day;

type Services = Pick<ApiServices, 'db' | 'log' | 'mailer'>;

/** Sends every mail that is due, one after the other, until there is none or the signal says to stop. */
export async function deliverContactMails(services: Services, signal: AbortSignal): Promise<void> {
  const { db, mailer } = services;
  if (!mailer) return;
  const to = await recipientsOf(services, mailer);
  if (to.length === 0) return;
  const tooOld = { status: 'waiting', attempts: 0, createdAt: { lt: new Date(Date.now() - oldestFirstTry) } };
  await db.contactMail.updateMany({ where: tooOld, data: { status: 'skipped' } });
  while (!signal.aborted) {
    const due = { status: 'waiting', nextAttemptAt: { lte: new Date() } };
    const orderBy = [{ nextAttemptAt: 'asc' }, { contactFormId: 'asc' }] as const;
    const next = await db.contactMail.findFirst({ where: due, orderBy: [...orderBy], select });
    if (!next) return;
    const failure = await attempt(services, mailer, next, to);
    // The others would meet the same silence, each for its own time.
    if (failure?.problem === 'unreachable') return;
  }
}

/** Notes the try before it is made: one that ends the process counts as well, and nobody else makes the same one. */
async function attempt({ db, log }: Services, mailer: Mailer, row: Row, to: string[]): Promise<MailError | null> {
  const { contactFormId, contactForm, locale } = row;
  const where = { contactFormId, status: 'waiting' };
  const attempts = row.attempts + 1;
  const nextAttemptAt = new Date(Date.now() + pauseAfter(attempts));
  const noted = await db.contactMail.updateMany({
    where: { ...where, attempts: row.attempts },
    data: { attempts, nextAttemptAt },
  });
  if (noted.count === 0) return null;
  const language: Locale = locale === 'en' ? 'en' : 'tr';
  const facts = { locale: language, to, siteUrl: mailer.siteUrl };
  const failure = await sendingFailure(mailer, contactMail(contactForm, facts));
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

async function sendingFailure(mailer: Mailer, mail: Parameters<Mailer['send']>[0]): Promise<MailError | null> {
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
  contactForm: {
    select: { id: true, name: true, email: true, phone: true, subject: true, message: true, createdAt: true },
  },
} satisfies Prisma.ContactMailSelect;
type Row = Prisma.ContactMailGetPayload<{ select: typeof select }>;
