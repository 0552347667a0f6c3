import { type Db, isUniqueViolation } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { requireSignedIn } from '#platform/session/sessions';
import { conflict, invalid } from '#platform/transport/errors';
import * as company from '#settings/company.operations';
import type { SecondFactorOffer } from './account.schema';
import { notifyOfAccount } from './account-mail';
import { aboutUser } from './auth.operations';
import { findSecondFactor, makeRecoveryCodes, makeSecret, storeRecoveryCodes, takeAppCode } from './second-factor';

/** Starts the setup of an authenticator app. Signing in needs no code until `confirmSecondFactor` has accepted one. */
export async function startSecondFactor(ctx: ApiContext): Promise<SecondFactorOffer> {
  const { user } = await requireSignedIn(ctx);
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
  const { user, sessionId } = await requireSignedIn(ctx);
  const factor = await ctx.db.secondFactor.findUnique({ where: { userId: user.id, confirmedAt: null } });
  if (!factor) throw conflict('account.secondFactor.notStarted');
  if (!(await takeAppCode(ctx, factor, code))) throw invalid('auth.codeInvalid', 'code');
  const made = await makeRecoveryCodes();
  await inTransaction(ctx, async (tx) => {
    const where = { userId: user.id, sealedSecret: factor.sealedSecret, confirmedAt: null };
    const { count } = await tx.secondFactor.updateMany({ where, data: { confirmedAt: new Date() } });
    if (count === 0) throw conflict('account.secondFactor.notStarted');
    await storeRecoveryCodes(tx, user.id, made);
    // Elsewhere the person has given no code yet.
    await tx.session.updateMany({ where: { userId: user.id, id: { not: sessionId } }, data: { provenAt: null } });
    await recordActivity(tx, ctx, { action: 'secondFactorOn', ...aboutUser(user) });
  });
  notifyOfAccount(ctx, user.email, 'secondFactorOn');
  return { recoveryCodes: made.codes };
}

export async function disableSecondFactor(ctx: ApiContext): Promise<void> {
  const { user } = await requireSignedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    await dropSecondFactor(tx, user.id);
    await recordActivity(tx, ctx, { action: 'secondFactorOff', ...aboutUser(user) });
  });
  notifyOfAccount(ctx, user.email, 'secondFactorOff');
}

/** Replaces the recovery codes; the earlier ones stop working. */
export async function renewRecoveryCodes(ctx: ApiContext): Promise<{ recoveryCodes: string[] }> {
  const { user } = await requireSignedIn(ctx);
  if (!(await findSecondFactor(ctx.db, user.id))) throw conflict('account.secondFactor.off');
  const made = await makeRecoveryCodes();
  await inTransaction(ctx, async (tx) => {
    await storeRecoveryCodes(tx, user.id, made);
    await recordActivity(tx, ctx, { action: 'recoveryCodesRenewed', ...aboutUser(user) });
  });
  notifyOfAccount(ctx, user.email, 'recoveryCodesRenewed');
  return { recoveryCodes: made.codes };
}

/** Deletes the second factor and its recovery codes; rejects where there is none. */
export async function dropSecondFactor(tx: Db, userId: number): Promise<void> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  if (count === 0) throw conflict('account.secondFactor.off');
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
