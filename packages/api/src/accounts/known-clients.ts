import type { Database, Db } from '@pano/db';
import { addressKey } from '#platform/services/limits';
import type { Client } from '#platform/session/user.schema';
import { describeUserAgent } from './user-agent';

/** For how long an address stays trusted, and a device known, after the last sign-in. */
const trustedForMs = 90 * 24 * 60 * 60 * 1000;

/** The same single query whether or not the e-mail exists, so that its duration reveals nothing. */
export async function isTrustedAddress(db: Database, emailKey: string, address: string): Promise<boolean> {
  const since = new Date(Date.now() - trustedForMs);
  const where = { address: addressKey(address), lastSeenAt: { gt: since }, user: { emailKey } };
  return (await db.knownAddress.count({ where })) > 0;
}

/**
 * Stores from where and with what a person has signed in, and deletes what has expired.
 * @returns whether the address or the device is new; never at the first sign-in
 */
export async function rememberClient(db: Db, userId: number, client: Client): Promise<boolean> {
  const address = addressKey(client.address);
  const name = nameOf(client);
  const lastSeenAt = new Date();
  const expired = { lastSeenAt: { lte: new Date(lastSeenAt.getTime() - trustedForMs) } };
  await db.knownAddress.deleteMany({ where: expired });
  await db.knownDevice.deleteMany({ where: expired });
  const devices = await db.knownDevice.findMany({ where: { userId }, select: { name: true } });
  const addresses = await db.knownAddress.count({ where: { userId, address } });
  await db.knownAddress.upsert({
    where: { userId_address: { userId, address } },
    create: { userId, address, lastSeenAt },
    update: { lastSeenAt },
  });
  await db.knownDevice.upsert({
    where: { userId_name: { userId, name } },
    create: { userId, name, lastSeenAt },
    update: { lastSeenAt },
  });
  return devices.length > 0 && (addresses === 0 || devices.every((device) => device.name !== name));
}

function nameOf({ userAgent }: Client): string {
  const { browser, system } = describeUserAgent(userAgent);
  return `${browser ?? '?'}, ${system ?? '?'}`;
}
