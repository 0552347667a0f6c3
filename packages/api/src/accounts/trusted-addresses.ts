import type { Database, Db } from '@pano/db';
import { addressKey } from '#platform/services/limits';

/** For how long an address stays trusted after the last sign-in from it. */
const trustedForMs = 90 * 24 * 60 * 60 * 1000;

/** The same single query whether or not the e-mail exists, so that its duration reveals nothing. */
export async function isTrustedAddress(db: Database, emailKey: string, address: string): Promise<boolean> {
  const since = new Date(Date.now() - trustedForMs);
  const where = { address: addressKey(address), lastSeenAt: { gt: since }, user: { emailKey } };
  return (await db.knownAddress.count({ where })) > 0;
}

/** Trusts the address of a sign-in, and deletes addresses that have expired. */
export async function trustAddress(db: Db, userId: number, from: string): Promise<void> {
  const address = addressKey(from);
  const lastSeenAt = new Date();
  await db.knownAddress.deleteMany({ where: { lastSeenAt: { lte: new Date(lastSeenAt.getTime() - trustedForMs) } } });
  await db.knownAddress.upsert({
    where: { userId_address: { userId, address } },
    create: { userId, address, lastSeenAt },
    update: { lastSeenAt },
  });
}
