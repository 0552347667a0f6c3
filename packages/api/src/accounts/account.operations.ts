import type { Db } from '@pano/db';
import { isMailSetUp } from '#mail/stored-mail';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { proofWanted } from '#platform/session/proof';
import { listSessions, requireSignedIn } from '#platform/session/sessions';
import type { SignedIn } from '#platform/session/user.schema';
import { invalid, notFound } from '#platform/transport/errors';
import type { AccountRecord, DeviceRecord, PasswordChange } from './account.schema';
import { notifyOfAccount } from './account-mail';
import { revokeAll } from './api-token.operations';
import { aboutUser } from './auth.operations';
import { rejectGuessable } from './guessable-passwords';
import { hashPassword, verifyPassword } from './passwords';
import { findSecondFactor } from './second-factor';
import { describeUserAgent } from './user-agent';

/** The signed-in user, and whether a second factor protects the account. */
export async function get(ctx: ApiContext): Promise<AccountRecord> {
  const { user, role, missing } = await requireSignedIn(ctx);
  const factor = await findSecondFactor(ctx.db, user.id);
  if (!factor?.confirmedAt) return { user, role, secondFactor: null, missing };
  const recoveryCodesLeft = await ctx.db.recoveryCode.count({ where: { userId: user.id } });
  return { user, role, secondFactor: { since: factor.confirmedAt.toISOString(), recoveryCodesLeft }, missing };
}

/** Whether the person gets the mail of the morning, and whether the site sends any. */
export async function getDigest(ctx: ApiContext): Promise<{ digest: boolean; isMailSetUp: boolean }> {
  const { user } = await requireSignedIn(ctx);
  const { digest } = await ctx.db.user.findUniqueOrThrow({ where: { id: user.id }, select: { digest: true } });
  return { digest, isMailSetUp: await isMailSetUp(ctx) };
}

export async function setDigest(ctx: ApiContext, digest: boolean): Promise<{ digest: boolean }> {
  const { user } = await requireSignedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const { count } = await tx.user.updateMany({ where: { id: user.id, digest: !digest }, data: { digest } });
    const changes = [{ field: 'digest', before: !digest, after: digest }];
    if (count > 0) await recordActivity(tx, ctx, { action: 'update', ...aboutUser(user), changes });
    return { digest };
  });
}

/** Lists the sessions of the account; the one of this device first. */
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
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { userId: user.id, id: { startsWith: handle } } });
    if (count === 0) throw notFound('account.device.notFound');
    await recordActivity(tx, ctx, { action: 'sessionEnded', ...aboutUser(user) });
  });
  return { id: handle };
}

/** Ends all sessions of the account but this one. */
export async function endOtherDevices(ctx: ApiContext): Promise<{ count: number }> {
  const signedIn = await requireSignedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const count = await endOthers(tx, signedIn);
    if (count > 0) await recordActivity(tx, ctx, { action: 'sessionEnded', ...aboutUser(signedIn.user) });
    return { count };
  });
}

/** Sets a new password and ends all sessions but this one. */
export async function changePassword(ctx: ApiContext, input: PasswordChange): Promise<{ ended: number }> {
  const signedIn = await requireSignedIn(ctx);
  const { user, sessionId } = signedIn;
  const before = await ctx.db.user.findUniqueOrThrow({ where: { id: user.id }, select: { passwordHash: true } });
  if (await verifyPassword(before.passwordHash, input.newPassword)) {
    throw invalid('account.newPassword.same', 'newPassword');
  }
  await rejectGuessable(ctx.db, input.newPassword, user.email);
  const passwordHash = await hashPassword(input.newPassword);
  const changed = await inTransaction(ctx, async (tx) => {
    // Updates no row where the password was reset meanwhile, which ends the session that has proved the former one.
    const where = { id: user.id, ...before, sessions: { some: { id: sessionId } } };
    const { count } = await tx.user.updateMany({ where, data: { passwordHash, mustChangePassword: false } });
    if (count === 0) throw proofWanted();
    await tx.passwordReset.deleteMany({ where: { userId: user.id } });
    await recordActivity(tx, ctx, { action: 'passwordChanged', ...aboutUser(user) });
    if (input.revokeTokens) await revokeAll(tx, ctx, user);
    return { ended: await endOthers(tx, signedIn) };
  });
  notifyOfAccount(ctx, user.email, 'passwordChanged');
  return changed;
}

async function endOthers(tx: Db, { user, sessionId }: SignedIn): Promise<number> {
  const { count } = await tx.session.deleteMany({ where: { userId: user.id, id: { not: sessionId } } });
  return count;
}

/** Identifies a session to the client without its full id. */
const handleOf = (sessionId: string) => sessionId.slice(0, 16);
