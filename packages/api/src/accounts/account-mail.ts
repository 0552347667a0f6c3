import { locales } from '@pano/i18n/locales';
import { formatDateTime } from '@pano/i18n/text/dates';
import { type MessageKey, translate } from '@pano/i18n/translate';
import { adminPages, invitationPath } from '#addresses';
import { plainMail } from '#mail/plain-mail';
import { findMailer } from '#mail/stored-mail';
import type { ApiContext } from '#platform/context';
import type { Mail, Mailer } from '#platform/services/mailer';
import { listOwnerEmails, requireSignedIn } from '#platform/session/sessions';
import { describeUserAgent } from './user-agent';

/** What happened to the account of a person. */
type Notice =
  | 'signIn'
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodesRenewed'
  | 'emailChanged';
/** What one person changed for all: who can come in, where mail goes, what has left the site. */
export type SiteNotice =
  | 'mailSetUp'
  | 'mailOff'
  | 'recipientsChanged'
  | 'apiTokenCreated'
  | 'personInvited'
  | 'invitationCancelled'
  | 'invitationAccepted'
  | 'roleChanged'
  | 'personSwitchedOff'
  | 'personSwitchedOn'
  | 'personRemoved'
  | 'messagesExported';
export type Say = (key: MessageKey, params?: Record<string, string>) => string;

/**
 * Mails a person what happened to their account, where mail is set up. Nobody waits for it, and no request fails
 * because of it: what happened is also in the activity log.
 */
export function notifyOfAccount(ctx: ApiContext, email: string, notice: Notice): void {
  sendInBackground(ctx, notice, () => noticeMail(ctx, [email], email, notice));
}

/**
 * For a change that concerns all owners. Call it before the change and what it returns afterwards: those who could sign in
 * before are told, through the mail server that was set before.
 * @param also the e-mail of a person whom it is about
 */
export async function prepareNotice(ctx: ApiContext, notice: SiteNotice, also: string[] = []): Promise<() => void> {
  const { user } = await requireSignedIn(ctx);
  const [mailer, owners] = await Promise.all([findMailer(ctx), listOwnerEmails(ctx.db)]);
  const to = [...new Set([...owners, ...also])];
  return () => sendInBackground(ctx, notice, () => noticeMail(ctx, to, user.email, notice), mailer);
}

/** The same for what a visitor does who was invited. */
export const notifyOwners = (ctx: ApiContext, email: string, notice: SiteNotice): void =>
  sendInBackground(ctx, notice, async () => noticeMail(ctx, await listOwnerEmails(ctx.db), email, notice));

/** @param email of the account that it happened to, or that did it */
function noticeMail(ctx: ApiContext, to: string[], email: string, notice: Notice | SiteNotice): Mail {
  const now = new Date().toISOString();
  const { browser, system } = describeUserAgent(ctx.userAgent);
  const account = `${ctx.siteUrl}${adminPages.account}`;
  return bilingualMail(`${notice}.${Date.now()}`, to, `accountMail.${notice}.subject`, (say, locale) => [
    say(`accountMail.${notice}.text`, { site: ctx.siteUrl, email }),
    say('accountMail.when', { when: formatDateTime(now, locale) }),
    say('accountMail.device', {
      device: [browser, system].filter(Boolean).join(', ') || say('accountMail.unknownDevice'),
    }),
    say('accountMail.address', { address: ctx.address }),
    say('accountMail.notYou'),
    account,
  ]);
}

/** Mails a link; the token stands behind `#`, which browsers send to no server. */
export function resetMail(ctx: ApiContext, email: string, token: string): Mail {
  const link = `${ctx.siteUrl}${adminPages.login}#reset=${token}`;
  return bilingualMail(`reset.${Date.now()}`, [email], 'accountMail.reset.subject', (say) => [
    say('accountMail.reset.text', { site: ctx.siteUrl, email }),
    link,
    say('accountMail.reset.ignore'),
  ]);
}

/** Mails the link of an invitation, with its token as in that of a forgotten password. */
export function invitationMail(ctx: ApiContext, { email, name }: { email: string; name: string }, token: string): Mail {
  const link = `${ctx.siteUrl}${invitationPath(token)}`;
  return bilingualMail(`invitation.${Date.now()}`, [email], 'accountMail.invitation.subject', (say) => [
    say('accountMail.invitation.text', { site: ctx.siteUrl, name }),
    link,
    say('accountMail.invitation.ignore'),
  ]);
}

/**
 * Runs after the response: neither its duration nor its failure tells anything. `make` may decide that there is no mail.
 * @param through the mail server that is set now, where absent
 */
export function sendInBackground(
  ctx: ApiContext,
  name: string,
  make: () => Mail | Promise<Mail | null>,
  through?: Mailer | null,
): void {
  const send = async () => {
    const mailer = through === undefined ? await findMailer(ctx) : through;
    const mail = mailer && (await make());
    if (mail) await mailer.send(mail);
  };
  send().catch((error: unknown) =>
    ctx.log.warn({ event: 'account-mail', mail: name, err: error, requestId: ctx.requestId }, 'a mail was not sent'),
  );
}

/** In both languages, since nobody knows which one the person reads. */
export function bilingualMail(
  id: string,
  to: string[],
  subject: MessageKey,
  write: (say: Say, locale: (typeof locales)[number]) => string[],
  subjectParams?: Record<string, string>,
): Mail {
  const texts = locales.map((locale) => {
    const say: Say = (key, params) => translate(locale, key, params);
    return { subject: say(subject, subjectParams), paragraphs: write(say, locale) };
  });
  return plainMail({
    id: `account.${id}`,
    to,
    subject: texts.map((text) => text.subject).join(' / '),
    paragraphs: texts.flatMap(({ paragraphs }, index) => (index === 0 ? paragraphs : ['———', ...paragraphs])),
  });
}
