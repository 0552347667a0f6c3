import type { Db } from '@pano/db';
import * as z from 'zod';
import type { ApiServices } from '#platform/context';
import { readSetting, storeSettings } from '#platform/records/stored-settings';
import { createMailer, type Mailer } from '#platform/services/mailer';
import * as company from '#settings/company.operations';
import { readRecipients } from '#settings/message-recipients';
import type { MailSetup } from './mail.schema';
import { mailEncryptions, mailProviders } from './mail-presets.schema';

/** The key of the setting that holds the mail server of the owner. */
export const mailKey = 'mail';

const storedMail = z.object({
  provider: z.enum(mailProviders),
  from: z.string(),
  host: z.string(),
  port: z.int(),
  encryption: z.enum(mailEncryptions),
  user: z.string(),
  sealedPassword: z.string().nullable(),
});
export type StoredMail = z.output<typeof storedMail>;

/** What the owner has set up on the screen; null before that. */
export async function readStoredMail({ db }: { db: Db }): Promise<StoredMail | null> {
  const stored = await readSetting(db, mailKey);
  return stored === undefined ? null : storedMail.parse(stored);
}

// An instance of the version before, beside this one during an upgrade, demands recipients here.
export const writeStoredMail = (tx: Db, stored: StoredMail): Promise<void> =>
  storeSettings(tx, { [mailKey]: { ...stored, recipients: [] } });

export const deleteStoredMail = async (tx: Db): Promise<void> =>
  void (await tx.setting.deleteMany({ where: { key: mailKey } }));

/** Encrypts the password for this user of this server only: no other server can be made to receive it. */
export const sealPassword = ({ secrets }: Secrets, setup: Target & { password: string }): string =>
  secrets.seal(setup.password, purposeOf(setup));

/** The stored password; null where none is stored, or not for this user of this server. */
export function openPassword({ secrets }: Secrets, target: Target, stored: StoredMail | null): string | null {
  return stored?.sealedPassword ? secrets.open(stored.sealedPassword, purposeOf(target)) : null;
}

type Secrets = Pick<ApiServices, 'secrets'>;
type Target = Pick<StoredMail, 'host' | 'port' | 'encryption' | 'user'>;

const purposeOf = ({ host, port, encryption, user }: Target) =>
  `mail password of ${user} at ${host.toLowerCase()}:${port} (${encryption})`;

export type MailServices = Pick<ApiServices, 'db' | 'log' | 'mailer' | 'secrets' | 'siteUrl'>;

/** The mailer of the environment, else of what the owner has set up; null where there is neither, or no password. */
export async function findMailer(services: MailServices): Promise<Mailer | null> {
  if (services.mailer) return services.mailer;
  const stored = await readStoredMail(services);
  if (!stored) return null;
  const password = stored.user ? openPassword(services, stored, stored) : '';
  if (password !== null) return createOwnMailer(services, { ...stored, password });
  services.log.error('The password of the mail server cannot be read: secret.key is not the one it was sealed with');
  return null;
}

/** Whether mails may be sent, without looking closer. */
export const isMailSetUp = async ({ mailer, db }: Pick<MailServices, 'mailer' | 'db'>): Promise<boolean> =>
  mailer !== null || (await db.setting.count({ where: { key: mailKey } })) > 0;

/** Sends in the name of the company. */
export async function createOwnMailer(
  { db, siteUrl }: Pick<MailServices, 'db' | 'siteUrl'>,
  { host, port, encryption, user, password, from }: Omit<MailSetup, 'provider'>,
): Promise<Mailer> {
  const { name } = await company.get({ db });
  const signIn = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
  const scheme = encryption === 'tls' ? 'smtps' : 'smtp';
  const smtpUrl = `${scheme}://${signIn}${host}:${port}${encryption === 'insecure' ? '?insecure=true' : ''}`;
  return createMailer({ smtpUrl, from: { name, address: from }, contactRecipients: [], siteUrl });
}

/** The recipients of contact forms: those of the environment, else those that a person has set. */
export const listRecipients = async (ctx: { db: Db }, mailer: Mailer | null): Promise<string[]> =>
  mailer && mailer.contactRecipients.length > 0 ? mailer.contactRecipients : readRecipients(ctx);
