import type { Database } from '@pano/db';
import { Secret, TOTP } from 'otpauth';
import type { ApiContext } from '#platform/context';
import type { SecondFactorOffer } from './account.schema';
import { looksLikeRecoveryCode, useRecoveryCode } from './recovery-codes';

// What every authenticator app takes; some ignore other values in the scanned code and then show wrong codes.
const period = 30;
const settings = { algorithm: 'SHA1', digits: 6, period };

type Factor = { userId: number; sealedSecret: string; recoverySalt: string };

/** A person's second factor, once it has been confirmed. */
export const findSecondFactor = (db: Database, userId: number) =>
  db.secondFactor.findUnique({ where: { userId, confirmedAt: { not: null } } });

/** A new secret: for the app of its owner, and sealed for the database. */
export function makeSecret({ secrets }: ApiContext, owner: { id: number; email: string }, issuer: string) {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ ...settings, secret, label: owner.email, issuer: issuer.replaceAll(':', ' ') });
  const offer: SecondFactorOffer = { uri: totp.toString(), secret: secret.base32 };
  return { offer, sealedSecret: secrets.seal(secret.base32, purposeOf(owner.id)) };
}

/** What a typed code is, and uses it up: neither a code of the app nor a recovery code is taken twice. */
export async function checkCode(ctx: ApiContext, factor: Factor, typed: string): Promise<'app' | 'recovery' | null> {
  if (looksLikeRecoveryCode(typed)) {
    return (await useRecoveryCode(ctx.db, factor.userId, factor.recoverySalt, typed)) ? 'recovery' : null;
  }
  return (await takeAppCode(ctx, factor, typed)) ? 'app' : null;
}

/** Whether the app shows this code now, or a moment ago; of two parallel uses one succeeds. */
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
  if (delta === null) return false;
  const step = TOTP.counter({ period, timestamp }) + delta;
  const { count } = await ctx.db.secondFactor.updateMany({
    where: { userId, sealedSecret, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

const purposeOf = (userId: number) => `second factor of user ${userId}`;
