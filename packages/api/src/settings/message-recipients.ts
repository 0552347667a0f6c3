import type { Db } from '@pano/db';
import * as z from 'zod';
import type { ApiContext } from '#platform/context';
import { readSetting, storeSettings } from '#platform/records/stored-settings';

// Who gets the messages of visitors. Nothing but these settings decides that, unless the environment names somebody.

const key = 'messageRecipients';
const addresses = z.array(z.string());

/** Empty where nobody was ever named: messages then stay in the back office. */
export async function readRecipients({ db }: { db: Db }): Promise<string[]> {
  const stored = await readSetting(db, key);
  return stored === undefined ? [] : addresses.parse(stored);
}

export const storeRecipients = (tx: Db, recipients: string[]): Promise<void> =>
  storeSettings(tx, { [key]: recipients });

/** On a new site messages go to the company, until a person sends them elsewhere. */
export async function fillRecipients(tx: Db, email: string | null): Promise<void> {
  if (email && (await readSetting(tx, key)) === undefined) await storeRecipients(tx, [email]);
}

const offerKey = 'recipientsOffer';

const storedOffer = z.object({
  /** The new e-mail of the company. */
  email: z.string(),
  /** The one that it had when a person last decided; null where it had none. */
  replaces: z.string().nullable(),
  /** The API token that has changed it; null where a person has. */
  token: z.string().nullable(),
});

/** The e-mail of the company was changed, and nobody has said yet whether messages go there, too. */
export type RecipientsOffer = z.output<typeof storedOffer>;

/** The offer that waits for a person; null where none does, or where messages go there by now. */
export async function readOffer({ db }: { db: Db }): Promise<RecipientsOffer | null> {
  const [stored, recipients] = await Promise.all([readSetting(db, offerKey), readRecipients({ db })]);
  const offer = stored === undefined ? null : storedOffer.parse(stored);
  return offer && !recipients.includes(offer.email) ? offer : null;
}

export const deleteOffer = async (tx: Db): Promise<void> =>
  void (await tx.setting.deleteMany({ where: { key: offerKey } }));

/** Offers once to send the messages to the changed e-mail of the company, too; where they go stays as it is. */
export async function offerRecipients(
  tx: Db,
  { actor }: Pick<ApiContext, 'actor'>,
  before: string | null,
  email: string | null,
): Promise<void> {
  if (email === before) return;
  const waiting = await readOffer({ db: tx });
  await deleteOffer(tx);
  if (email === null || (await readRecipients({ db: tx })).includes(email)) return;
  const offer: RecipientsOffer = { email, replaces: waiting ? waiting.replaces : before, token: actor?.name ?? null };
  await storeSettings(tx, { [offerKey]: offer });
}

/** The recipients with the new e-mail of the company in the place of its former one, or else beside them. */
export const withOffer = (recipients: string[], { email, replaces }: RecipientsOffer): string[] =>
  replaces !== null && recipients.includes(replaces)
    ? recipients.map((address) => (address === replaces ? email : address))
    : [...recipients, email];

/** Takes an address off, such as that of the sample company. */
export async function removeRecipient(tx: Db, email: string): Promise<void> {
  const recipients = await readRecipients({ db: tx });
  if (recipients.includes(email))
    await storeRecipients(
      tx,
      recipients.filter((address) => address !== email),
    );
}
