import { type Db, isUniqueViolation } from '@pano/db';
import { foldKey } from '@pano/i18n/text/fold';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { requireSignedIn } from '#platform/session/sessions';
import type { SignedIn } from '#platform/session/user.schema';
import { conflict, invalid } from '#platform/transport/errors';
import * as company from '#settings/company.operations';
import type { FullProof, SecondFactorOffer } from './account.schema';
import { notifyOfAccount } from './account-mail';
import { aboutUser, reauthenticate } from './auth.operations';
import {
  checkCode,
  findSecondFactor,
  makeRecoveryCodes,
  makeSecret,
  storeRecoveryCodes,
  takeAppCode,
} from './second-factor';

/** Starts the setup of an authenticator app. Signing in needs no code until `confirmSecondFactor` has accepted one. */
export async function startSecondFactor(ctx: ApiContext, currentPassword: string): Promise<SecondFactorOffer> {
  const { user } = await reauthenticate(ctx, currentPassword);
  const { name } = await company.get(ctx);
  const { offer, sealedSecret } = makeSecret(ctx, user, name);
  try {
    await inTransaction(ctx, async (tx) => {
      await tx.secondFactor.deleteMany({ where: { userId: user.id, confirmedAt: null } });
      await tx.secondFactor.create({ data: { userId: user.id, sealedSecret, recoverySalt: '' } });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('account.secondFactor.on');
    throw error;
  }
  return offer;
}

/** Enables the second factor. The recovery codes are shown only now. */
export async function confirmSecondFactor(ctx: ApiContext, code: string): Promise<{ recoveryCodes: string[] }> {
  const { user } = await requireSignedIn(ctx);
  const factor = await ctx.db.secondFactor.findUnique({ where: { userId: user.id, confirmedAt: null } });
  if (!factor) throw conflict('account.secondFactor.notStarted');
  if (!(await takeAppCode(ctx, factor, code))) throw invalid('auth.codeInvalid', 'code');
  const made = await makeRecoveryCodes();
  await inTransaction(ctx, async (tx) => {
    const where = { userId: user.id, sealedSecret: factor.sealedSecret, confirmedAt: null };
    const { count } = await tx.secondFactor.updateMany({ where, data: { confirmedAt: new Date() } });
    if (count === 0) throw conflict('account.secondFactor.notStarted');
    await storeRecoveryCodes(tx, user.id, made);
    await recordActivity(tx, ctx, { action: 'secondFactorOn', ...aboutUser(user) });
  });
  return { recoveryCodes: made.codes };
}

export async function disableSecondFactor(ctx: ApiContext, proof: FullProof): Promise<void> {
  const { user } = await reauthenticateWithCode(ctx, proof);
  await inTransaction(ctx, async (tx) => {
    await dropSecondFactor(tx, user.id);
    await recordActivity(tx, ctx, { action: 'secondFactorOff', ...aboutUser(user) });
  });
  notifyOfAccount(ctx, user.email, 'secondFactorOff');
}

/** Replaces the recovery codes; the earlier ones stop working. */
export async function renewRecoveryCodes(ctx: ApiContext, proof: FullProof): Promise<{ recoveryCodes: string[] }> {
  const { user } = await reauthenticateWithCode(ctx, proof);
  const made = await makeRecoveryCodes();
  await inTransaction(ctx, async (tx) => {
    await storeRecoveryCodes(tx, user.id, made);
    await recordActivity(tx, ctx, { action: 'recoveryCodesRenewed', ...aboutUser(user) });
  });
  return { recoveryCodes: made.codes };
}

/** Checks the password and a code. */
async function reauthenticateWithCode(ctx: ApiContext, { currentPassword, code }: FullProof): Promise<SignedIn> {
  const signedIn = await reauthenticate(ctx, currentPassword);
  const factor = await findSecondFactor(ctx.db, signedIn.user.id);
  if (!factor) throw conflict('account.secondFactor.off');
  await requireCode(ctx, signedIn, factor, code);
  return signedIn;
}

/** Checks the password, and a code where the account has a second factor. */
export async function reauthenticateFully(
  ctx: ApiContext,
  { currentPassword, code }: { currentPassword: string; code: string | undefined },
): Promise<SignedIn> {
  const signedIn = await reauthenticate(ctx, currentPassword);
  const factor = await findSecondFactor(ctx.db, signedIn.user.id);
  if (!factor) return signedIn;
  if (!code) throw invalid('auth.codeRequired', 'code');
  await requireCode(ctx, signedIn, factor, code);
  return signedIn;
}

/** A wrong code counts as a failed sign-in. */
async function requireCode(
  ctx: ApiContext,
  { user }: SignedIn,
  factor: NonNullable<Awaited<ReturnType<typeof findSecondFactor>>>,
  code: string,
): Promise<void> {
  const guess = { address: ctx.address, account: foldKey(user.email), isTrusted: true };
  const undoCount = await ctx.limits.login.countFailure(guess);
  if (!(await checkCode(ctx, factor, code))) {
    await recordActivity(ctx.db, ctx, { action: 'secondFactorFailed', ...aboutUser(user) });
    throw invalid('auth.codeInvalid', 'code');
  }
  await undoCount();
}

/** Deletes the second factor and its recovery codes; rejects where there is none. */
export async function dropSecondFactor(tx: Db, userId: number): Promise<void> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  if (count === 0) throw conflict('account.secondFactor.off');
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
