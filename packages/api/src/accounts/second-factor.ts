import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { encodeBase32LowerCaseNoPadding, encodeHexLowerCase } from '@oslojs/encoding';
import type { Database, Db } from '@pano/db';
import { Secret, TOTP } from 'otpauth';
import type { ApiContext } from '#platform/context';
import type { SecondFactorOffer } from './account.schema';
import { hashing } from './passwords';

// The values that every authenticator app supports; some ignore other values in the QR code and then show wrong codes.
const period = 30;
const settings = { algorithm: 'SHA1', digits: 6, period };

type Factor = { userId: number; sealedSecret: string; recoverySalt: string };

/** The confirmed second factor of a user. */
export const findSecondFactor = (db: Database, userId: number) =>
  db.secondFactor.findUnique({ where: { userId, confirmedAt: { not: null } } });

/** Creates a secret: as a URI for the app, and encrypted for the database. */
export function makeSecret({ secrets }: ApiContext, owner: { id: number; email: string }, issuer: string) {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ ...settings, secret, label: owner.email, issuer: issuer.replaceAll(':', ' ') });
  const offer: SecondFactorOffer = { uri: totp.toString(), secret: secret.base32 };
  return { offer, sealedSecret: secrets.seal(secret.base32, purposeOf(owner.id)) };
}

/** Checks a typed code and consumes it: neither a code of the app nor a recovery code is accepted twice. */
export async function checkCode(ctx: ApiContext, factor: Factor, typed: string): Promise<'app' | 'recovery' | null> {
  if (looksLikeRecoveryCode(typed)) {
    return (await useRecoveryCode(ctx.db, factor.userId, factor.recoverySalt, typed)) ? 'recovery' : null;
  }
  return (await takeAppCode(ctx, factor, typed)) ? 'app' : null;
}

/** Accepts a code that the app shows now or has shown just before; of two parallel uses one succeeds. */
export async function takeAppCode(ctx: ApiContext, { userId, sealedSecret }: Factor, typed: string): Promise<boolean> {
  const base32 = ctx.secrets.open(sealedSecret, purposeOf(userId));
  if (base32 === null) {
    ctx.log.error(
      { userId },
      'The secret of a second factor cannot be read: secret.key is not the one it was made with',
    );
    return false;
  }
  const timestamp = Date.now();
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(base32) });
  const delta = totp.validate({ token: typed.replace(/\s/g, ''), timestamp, window: 1 });
  // Nor one of the next step: an app never shows it before.
  if (delta === null || delta > 0) return false;
  const step = TOTP.counter({ period, timestamp }) + delta;
  const { count } = await ctx.db.secondFactor.updateMany({
    where: { userId, sealedSecret, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

const purposeOf = (userId: number) => `second factor of user ${userId}`;

const howMany = 10;
/** 50 bits, ten letters and digits. */
const codeLength = 10;

type RecoveryCodes = { codes: string[]; salt: string; hashes: string[] };

/** Creates recovery codes, to be shown once, and the hashes to store. */
export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  const salt = randomBytes(16).toString('base64url');
  const bare = Array.from({ length: howMany }, () =>
    encodeBase32LowerCaseNoPadding(randomBytes(8)).slice(0, codeLength),
  );
  const hashes = await Promise.all(bare.map((code) => hashOf(code, salt)));
  return { codes: bare.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), salt, hashes };
}

/** Replaces all earlier recovery codes. */
export async function storeRecoveryCodes(tx: Db, userId: number, { salt, hashes }: RecoveryCodes): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: hashes.map((hash) => ({ userId, hash })) });
  await tx.secondFactor.update({ where: { userId }, data: { recoverySalt: salt } });
}

/** Whether a text could be a recovery code rather than one of the app. */
const looksLikeRecoveryCode = (text: string): boolean => bareCode(text).length === codeLength;

/** Consumes a recovery code; false where it is unknown or was used before. Of two parallel uses one succeeds. */
async function useRecoveryCode(db: Database, userId: number, salt: string, text: string): Promise<boolean> {
  const { count } = await db.recoveryCode.deleteMany({ where: { userId, hash: await hashOf(bareCode(text), salt) } });
  return count === 1;
}

const bareCode = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const hashOf = async (code: string, salt: string) =>
  encodeHexLowerCase(await hashRaw(code, { ...hashing, salt: Buffer.from(salt, 'base64url') }));
