import type { Prisma } from '@pano/db';
import type { ApiContext, ApiServices } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { type Mailer, type MailProblem, mailProblems } from '#platform/services/mailer';
import * as company from '#settings/company.operations';
import type { ContactMailState } from './contact-form.schema';

/** The scheduled work that mails contact forms. */
export const contactMailJob = 'contact-mail';

/** How the mailing of contact forms goes. */
export type ContactMailStatus = {
  /** `off`: no mail server is set; `noRecipient`: nobody to write to is known. */
  state: 'off' | 'noRecipient' | 'on';
  recipients: string[];
  /** Tried in vain, to be tried again. */
  delayed: number;
  /** Given up. */
  failed: number;
  /** Of the latest failure that still matters. */
  problem: { kind: MailProblem; detail: string } | null;
};

export async function mailStatus(ctx: ApiContext): Promise<ContactMailStatus> {
  const { db, mailer } = ctx;
  const recipients = mailer ? await recipientsOf(ctx, mailer) : [];
  const [delayed, failed, latest] = await Promise.all([
    db.contactMail.count({ where: delayedRows }),
    db.contactMail.count({ where: failedRows }),
    db.contactMail.findFirst({
      where: { OR: [delayedRows, failedRows] },
      orderBy: { updatedAt: 'desc' },
      select: { problem: true, detail: true },
    }),
  ]);
  return {
    state: !mailer ? 'off' : recipients.length === 0 ? 'noRecipient' : 'on',
    recipients,
    delayed,
    failed,
    problem: latest && { kind: problemOf(latest.problem), detail: latest.detail ?? '' },
  };
}

/** Tries everything that did not go out again, from the beginning and at once. */
export async function retryMails(ctx: ApiContext): Promise<{ count: number }> {
  const fresh = { status: 'waiting', attempts: 0, nextAttemptAt: new Date(), problem: null, detail: null };
  const result = await inTransaction(ctx, async (tx) => {
    await recordActivity(tx, ctx, { action: 'mailAgain', entity: 'contactForm' });
    return tx.contactMail.updateMany({ where: { OR: [delayedRows, failedRows] }, data: fresh });
  });
  ctx.bell.ring(contactMailJob);
  return result;
}

/** How the mail of one message goes. */
export function mailState({ status, problem }: { status: string; problem: string | null }): ContactMailState {
  if (status === 'sent' || status === 'failed' || status === 'skipped') return status;
  return problem ? 'delayed' : 'waiting';
}

const delayedRows = { status: 'waiting', problem: { not: null } } satisfies Prisma.ContactMailWhereInput;
const failedRows = { status: 'failed' } satisfies Prisma.ContactMailWhereInput;

const problemOf = (text: string | null): MailProblem => mailProblems.find((problem) => problem === text) ?? 'other';

/** Those that the settings of the process name, else the company itself. */
export async function recipientsOf({ db }: Pick<ApiServices, 'db'>, { contactRecipients }: Mailer): Promise<string[]> {
  if (contactRecipients.length > 0) return contactRecipients;
  const { email } = await company.get({ db });
  return email ? [email] : [];
}
