import { type Db, isUniqueViolation } from '@pano/db';
import { foldKey } from '@pano/i18n/text/fold';
import { changing } from '../../core/changing';
import type { ApiContext } from '../../core/context';
import { AppError, conflict, invalid, notFound } from '../../core/errors';
import { recordActivity } from '../activity/record-activity';
import * as company from '../company/company.operations';
import type { AccountRecord, DeviceRecord, PasswordChange, SecondFactorOffer } from './account.schema';
import { aboutUser, requireSignedIn } from './auth.operations';
import { hashPassword, verifyPassword } from './passwords';
import { makeRecoveryCodes, storeRecoveryCodes } from './recovery-codes';
import { findSecondFactor, makeSecret, takeAppCode } from './second-factor';
import { listSessions, type SignedIn } from './sessions';
import { describeUserAgent } from './user-agent';

/** Who is signed in, and how their account is guarded. */
export async function get(ctx: ApiContext): Promise<AccountRecord> {
  const { user } = await requireSignedIn(ctx);
  const factor = await findSecondFactor(ctx.db, user.id);
  if (!factor?.confirmedAt) return { user, secondFactor: null };
  const recoveryCodesLeft = await ctx.db.recoveryCode.count({ where: { userId: user.id } });
  return { user, secondFactor: { since: factor.confirmedAt.toISOString(), recoveryCodesLeft } };
}

/** Where the account is signed in; this device first. */
export async function devices(ctx: ApiContext): Promise<DeviceRecord[]> {
  const { user, sessionId } = await requireSignedIn(ctx);
  const records = (await listSessions(ctx.db, user.id)).map((session) => ({
    id: handleOf(session.id),
    current: session.id === sessionId,
    ...describeUserAgent(session.userAgent),
    address: session.address,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  }));
  return records.toSorted((a, b) => Number(b.current) - Number(a.current));
}

export async function endDevice(ctx: ApiContext, handle: string): Promise<{ id: string }> {
  const { user } = await requireSignedIn(ctx);
  await changing(ctx, async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { userId: user.id, id: { startsWith: handle } } });
    if (count === 0) throw notFound('account.device.notFound');
    await recordActivity(tx, ctx, { action: 'sessionEnded', ...aboutUser(user) });
  });
  return { id: handle };
}

/** Ends all sessions of the account but this one. */
export async function endOtherDevices(ctx: ApiContext): Promise<{ count: number }> {
  const signedIn = await requireSignedIn(ctx);
  return changing(ctx, async (tx) => {
    const count = await endOthers(tx, signedIn);
    if (count > 0) await recordActivity(tx, ctx, { action: 'sessionEnded', ...aboutUser(signedIn.user) });
    return { count };
  });
}

/** Sets a new password and ends all sessions but this one. */
export async function changePassword(ctx: ApiContext, input: PasswordChange): Promise<{ ended: number }> {
  const signedIn = await proveSelf(ctx, input.currentPassword);
  const { user } = signedIn;
  const passwordHash = await hashPassword(input.newPassword);
  return changing(ctx, async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { passwordHash } });
    await recordActivity(tx, ctx, { action: 'passwordChanged', ...aboutUser(user) });
    return { ended: await endOthers(tx, signedIn) };
  });
}

/** Begins to set up an authenticator app: nothing is asked for until `confirmSecondFactor` has seen a code of it. */
export async function startSecondFactor(ctx: ApiContext, currentPassword: string): Promise<SecondFactorOffer> {
  const { user } = await proveSelf(ctx, currentPassword);
  const { name } = await company.get(ctx);
  const { offer, sealedSecret } = makeSecret(ctx, user, name);
  try {
    await changing(ctx, async (tx) => {
      await tx.secondFactor.deleteMany({ where: { userId: user.id, confirmedAt: null } });
      await tx.secondFactor.create({ data: { userId: user.id, sealedSecret, recoverySalt: '' } });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('account.secondFactor.on');
    throw error;
  }
  return offer;
}

/** Turns the second factor on. The recovery codes are shown this once. */
export async function confirmSecondFactor(ctx: ApiContext, code: string): Promise<{ recoveryCodes: string[] }> {
  const { user } = await requireSignedIn(ctx);
  const factor = await ctx.db.secondFactor.findUnique({ where: { userId: user.id, confirmedAt: null } });
  if (!factor) throw conflict('account.secondFactor.notStarted');
  if (!(await takeAppCode(ctx, factor, code))) throw invalid('auth.codeInvalid', 'code');
  const made = await makeRecoveryCodes();
  await changing(ctx, async (tx) => {
    const where = { userId: user.id, sealedSecret: factor.sealedSecret, confirmedAt: null };
    const { count } = await tx.secondFactor.updateMany({ where, data: { confirmedAt: new Date() } });
    if (count === 0) throw conflict('account.secondFactor.notStarted');
    await storeRecoveryCodes(tx, user.id, made);
    await recordActivity(tx, ctx, { action: 'secondFactorOn', ...aboutUser(user) });
  });
  return { recoveryCodes: made.codes };
}

export async function disableSecondFactor(ctx: ApiContext, currentPassword: string): Promise<void> {
  const { user } = await proveSelf(ctx, currentPassword);
  await changing(ctx, async (tx) => {
    await dropSecondFactor(tx, user.id);
    await recordActivity(tx, ctx, { action: 'secondFactorOff', ...aboutUser(user) });
  });
}

/** New recovery codes; all earlier ones stop working. */
export async function renewRecoveryCodes(
  ctx: ApiContext,
  currentPassword: string,
): Promise<{ recoveryCodes: string[] }> {
  const { user } = await proveSelf(ctx, currentPassword);
  if (!(await findSecondFactor(ctx.db, user.id))) throw conflict('account.secondFactor.off');
  const made = await makeRecoveryCodes();
  await changing(ctx, async (tx) => {
    await storeRecoveryCodes(tx, user.id, made);
    await recordActivity(tx, ctx, { action: 'recoveryCodesRenewed', ...aboutUser(user) });
  });
  return { recoveryCodes: made.codes };
}

/** Takes the second factor and its recovery codes away; refuses where there is none. */
export async function dropSecondFactor(tx: Db, userId: number): Promise<void> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  if (count === 0) throw conflict('account.secondFactor.off');
  await tx.recoveryCode.deleteMany({ where: { userId } });
}

/** Whoever changes how the account is guarded types the password: a screen left open is not enough. */
async function proveSelf(ctx: ApiContext, currentPassword: string): Promise<SignedIn> {
  const signedIn = await requireSignedIn(ctx);
  const { id, email } = signedIn.user;
  const giveBack = await ctx.limits.login.take({ address: ctx.address, account: foldKey(email), known: true });
  const row = await ctx.db.user.findUnique({ where: { id } });
  if (!row) throw new AppError('unauthorized', 'auth.required');
  if (!(await verifyPassword(row.passwordHash, currentPassword))) {
    await recordActivity(ctx.db, ctx, { action: 'signInFailed', ...aboutUser(signedIn.user) });
    throw invalid('account.currentPassword.wrong', 'currentPassword');
  }
  await giveBack();
  return signedIn;
}

async function endOthers(tx: Db, { user, sessionId }: SignedIn): Promise<number> {
  const { count } = await tx.session.deleteMany({ where: { userId: user.id, id: { not: sessionId } } });
  return count;
}

/** Names a session without giving its whole id away. */
const handleOf = (sessionId: string) => sessionId.slice(0, 16);
