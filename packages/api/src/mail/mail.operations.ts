import { translate } from '@pano/i18n/translate';
import { prepareNotice } from '#accounts/account-mail';
import type { ApiContext } from '#platform/context';
import { compareFields } from '#platform/records/activity/compare-fields';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { describeSmtp, MailError, type Mailer } from '#platform/services/mailer';
import { requireSignedIn } from '#platform/session/sessions';
import { invalid, notFound } from '#platform/transport/errors';
import type { MailRecord, MailSetup, MailTest } from './mail.schema';
import { mailPresets } from './mail-presets.schema';
import { plainMail } from './plain-mail';
import { hasFixedRecipients } from './recipients.operations';
import {
  createOwnMailer,
  deleteStoredMail,
  listRecipients,
  openPassword,
  readStoredMail,
  type StoredMail,
  sealPassword,
  writeStoredMail,
} from './stored-mail';

/** The mail server in use. Its password never leaves this process again. */
export async function get(ctx: ApiContext): Promise<MailRecord> {
  const fixedRecipients = hasFixedRecipients(ctx);
  const to = { recipients: await listRecipients(ctx, ctx.mailer), fixedRecipients };
  if (ctx.mailer) {
    const { smtpUrl, from } = ctx.mailer;
    const sender = typeof from === 'string' ? from : from.address;
    const server = describeSmtp(smtpUrl);
    return { source: 'environment', provider: 'other', ...server, from: sender, ...to };
  }
  const stored = await readStoredMail(ctx);
  if (!stored) return { ...blank, ...to };
  const { sealedPassword: _, ...shown } = stored;
  return { source: 'screen', ...shown, hasPassword: openPassword(ctx, stored, stored) !== null, ...to };
}

const { host: _, ...gmail } = mailPresets.gmail;
const blank: Omit<MailRecord, 'recipients' | 'fixedRecipients'> = {
  source: 'none',
  provider: 'other',
  from: '',
  host: '',
  port: gmail.port,
  encryption: gmail.encryption,
  user: '',
  hasPassword: false,
};

/** Stores the mail server that the owner has typed. */
export async function save(ctx: ApiContext, setup: MailSetup): Promise<MailRecord> {
  if (ctx.mailer) throw invalid('mail.environment');
  const notify = await prepareNotice(ctx, 'mailSetUp');
  await inTransaction(ctx, async (tx) => {
    const before = await readStoredMail({ db: tx });
    const password = requirePassword(ctx, setup, before);
    const { password: _, ...shown } = setup;
    const sealedPassword = setup.user ? sealPassword(ctx, { ...setup, password }) : null;
    await writeStoredMail(tx, { ...shown, sealedPassword });
    const changes = compareFields(before && describe(before), describe(setup));
    await recordActivity(tx, ctx, { action: 'mailSetUp', entity: 'site', changes });
  });
  notify();
  return get(ctx);
}

/** Sends no mails from now on, and deletes the stored password. */
export async function turnOff(ctx: ApiContext): Promise<MailRecord> {
  if (ctx.mailer) throw invalid('mail.environment');
  const notify = await prepareNotice(ctx, 'mailOff');
  await inTransaction(ctx, async (tx) => {
    const before = await readStoredMail({ db: tx });
    if (!before) throw notFound('mail.off');
    await deleteStoredMail(tx);
    await recordActivity(tx, ctx, {
      action: 'mailOff',
      entity: 'site',
      changes: compareFields(describe(before), null),
    });
  });
  notify();
  return get(ctx);
}

/** Sends a mail with what is typed, saved or not, or with the settings of the environment, and says how that went. */
export async function sendTest(ctx: ApiContext, setup: MailSetup | null): Promise<MailTest> {
  await ctx.limits.testMail.consume('site');
  const mailer = ctx.mailer ?? (await createTypedMailer(ctx, setup));
  const { user } = await requireSignedIn(ctx);
  const named = await listRecipients(ctx, mailer);
  const recipients = named.length > 0 ? named : [user.email];
  try {
    await mailer.send(testMail(ctx, recipients));
    return { recipients, problem: null };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const { problem, message: detail } = error;
    ctx.log.info({ event: 'test-mail', problem, detail, requestId: ctx.requestId }, 'a test mail was not sent');
    return { recipients, problem };
  }
}

async function createTypedMailer(ctx: ApiContext, setup: MailSetup | null): Promise<Mailer> {
  if (!setup) throw notFound('mail.off');
  const password = requirePassword(ctx, setup, await readStoredMail(ctx));
  return createOwnMailer(ctx, { ...setup, password });
}

function testMail(ctx: ApiContext, to: string[]) {
  const say = (key: 'subject' | 'text') => translate(ctx.locale, `mail.test.${key}`, { site: ctx.siteUrl });
  return plainMail({ id: `test.${Date.now()}`, to, subject: say('subject'), paragraphs: [say('text')] });
}

/** What was typed, else what is stored for the same server and user. */
function requirePassword(ctx: ApiContext, setup: MailSetup, stored: StoredMail | null): string {
  if (setup.password || !setup.user) return setup.password;
  const password = openPassword(ctx, setup, stored);
  if (password === null) throw invalid('mail.password.required', 'password');
  return password;
}

/** What the activity log says of a mail server. */
const describe = ({ host, port, encryption, user, from }: Omit<StoredMail, 'sealedPassword'>) => ({
  mailServer: `${host}:${port}, ${encryption}`,
  mailUser: user,
  mailFrom: from,
});
