import type { Db } from '@pano/db';
import { prepareNotice } from '#accounts/account-mail';
import type { ApiContext } from '#platform/context';
import { compareFields } from '#platform/records/activity/compare-fields';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { AppError, invalid } from '#platform/transport/errors';
import {
  deleteOffer,
  type RecipientsOffer,
  readOffer,
  readRecipients,
  storeRecipients,
  withOffer,
} from '#settings/message-recipients';

/** Whether the environment of the server names who gets the messages. */
export const hasFixedRecipients = ({ mailer }: Pick<ApiContext, 'mailer'>): boolean =>
  mailer !== null && mailer.contactRecipients.length > 0;

/** Sends the messages of visitors to these addresses from now on. */
export const setRecipients = (ctx: ApiContext, recipients: string[]): Promise<string[]> =>
  changeRecipients(ctx, async () => [...new Set(recipients)]);

/** The changed e-mail of the company, and who gets the messages until a person says that it does; null without one. */
export async function findOffer(ctx: ApiContext): Promise<(RecipientsOffer & { recipients: string[] }) | null> {
  const offer = hasFixedRecipients(ctx) ? null : await readOffer(ctx);
  return offer && { ...offer, recipients: await readRecipients(ctx) };
}

/** @param email what the person was shown: an offer that has changed since is not accepted */
export const acceptOffer = (ctx: ApiContext, email: string): Promise<string[]> =>
  changeRecipients(ctx, async (tx) => {
    const recipients = withOffer(await readRecipients({ db: tx }), await requireOffer(tx, email));
    await deleteOffer(tx);
    return recipients;
  });

/** Messages go where they went, and nobody is asked again until the e-mail of the company changes. */
export const declineOffer = (ctx: ApiContext, email: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await requireOffer(tx, email);
    await deleteOffer(tx);
  });

async function requireOffer(tx: Db, email: string): Promise<RecipientsOffer> {
  const offer = await readOffer({ db: tx });
  if (offer?.email !== email) throw new AppError('conflict', 'mail.offerGone');
  return offer;
}

async function changeRecipients(ctx: ApiContext, choose: (tx: Db) => Promise<string[]>): Promise<string[]> {
  if (hasFixedRecipients(ctx)) throw invalid('mail.environment');
  const notify = await prepareNotice(ctx, 'recipientsChanged');
  const after = await inTransaction(ctx, async (tx) => {
    const before = await readRecipients({ db: tx });
    const recipients = await choose(tx);
    await storeRecipients(tx, recipients);
    const changes = compareFields(describe(before), describe(recipients));
    await recordActivity(tx, ctx, { action: 'mailRecipients', entity: 'site', changes });
    return recipients;
  });
  notify();
  return after;
}

const describe = (recipients: string[]) => ({ mailRecipients: recipients.join(', ') });
