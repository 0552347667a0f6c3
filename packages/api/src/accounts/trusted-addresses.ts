import type { Database, Db } from '@pano/db';
import { addressKey } from '#platform/services/address-key';

/** For how long an address that nobody signs in from stays known. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

/** The same single query whether or not somebody has the e-mail: its time tells nothing. */
export async function isKnownAddress(db: Database, emailKey: string, address: string): Promise<boolean> {
  const since = new Date(Date.now() - keptMs);
  const where = { address: addressKey(address), lastSeenAt: { gt: since }, user: { emailKey } };
  return (await db.knownAddress.count({ where })) > 0;
}

/** Remembers where somebody has signed in from, and forgets what is long past. */
export async function rememberAddress(db: Db, userId: number, from: string): Promise<void> {
  const address = addressKey(from);
  const lastSeenAt = new Date();
  await db.knownAddress.deleteMany({ where: { lastSeenAt: { lte: new Date(lastSeenAt.getTime() - keptMs) } } });
  await db.knownAddress.upsert({
    where: { userId_address: { userId, address } },
    create: { userId, address, lastSeenAt },
    update: { lastSeenAt },
  });
}
