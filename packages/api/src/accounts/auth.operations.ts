import { foldKey } from '@pano/i18n/text/fold';
import type { ApiContext } from '#platform/context';
import { type ActivityEntry, recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { endSession, requireSignedIn, startSession } from '#platform/session/sessions';
import type { UserRecord } from '#platform/session/user.schema';
import { AppError } from '#platform/transport/errors';
import type { LoginInput, LoginResult } from './auth.schema';
import { hashPassword, isOutdated, verifyPassword } from './passwords';
import { checkCode, findSecondFactor } from './second-factor';
import { isKnownAddress, rememberAddress } from './trusted-addresses';

/**
 * Signs a person in. Unknown e-mail and wrong password are the same refusal after the same work. A right password of
 * an account with a second factor is refused as long as no right code comes with it, and that refusal says so.
 */
export async function login(ctx: ApiContext, { email, password, code }: LoginInput): Promise<LoginResult> {
  const emailKey = foldKey(email);
  const giveBack = await takeGuess(ctx, emailKey);
  const found = await ctx.db.user.findUnique({ where: { emailKey } });
  const matches = await verifyPassword(found?.passwordHash ?? null, password);
  if (!found || !matches) {
    await noteRefusal(ctx, 'signInFailed', found);
    throw new AppError('unauthorized', 'auth.invalid');
  }
  await demandCode(ctx, found, code, giveBack);
  await giveBack();
  const user = { id: found.id, email: found.email, name: found.name };
  const token = await open(ctx, user, found.passwordHash, password);
  if (!token) {
    await noteRefusal(ctx, 'signInFailed', user);
    throw new AppError('unauthorized', 'auth.invalid');
  }
  ctx.log.info({ event: 'sign-in', userId: user.id, address: ctx.address, requestId: ctx.requestId }, 'signed in');
  return { token, user };
}

/** As login, for a client that keeps one session at a time: the one it held until now ends. */
export async function loginAgain(ctx: ApiContext, input: LoginInput): Promise<LoginResult> {
  const before = await ctx.signedIn();
  const result = await login(ctx, input);
  if (before) await endSession(ctx.db, before.sessionId);
  return result;
}

export async function logout(ctx: ApiContext): Promise<{ id: number }> {
  const { sessionId, user } = await requireSignedIn(ctx);
  await endSession(ctx.db, sessionId);
  await recordActivity(ctx.db, ctx, { action: 'signOut', ...aboutUser(user) });
  return { id: user.id };
}

/** What an entry of the activity log about a person names. */
export const aboutUser = ({ id, email }: { id: number; email: string }) =>
  ({ entity: 'user', entityId: id, label: email }) as const;

/**
 * Starts the session of a password that has proved right, and makes an outdated hash anew. A change of the password
 * ends all sessions, so none may start where the hash is no longer the one that was proved.
 * @returns null where the password is another by now
 */
async function open(ctx: ApiContext, user: UserRecord, proved: string, password: string): Promise<string | null> {
  const { id } = user;
  const anew = isOutdated(proved) ? await hashPassword(password) : null;
  const token = await inTransaction(ctx, async (tx) => {
    if ((await tx.user.count({ where: { id, passwordHash: proved } })) === 0) return null;
    if (anew) await tx.user.update({ where: { id }, data: { passwordHash: anew } });
    await rememberAddress(tx, id, ctx.address);
    await recordActivity(tx, ctx, { action: 'signIn', ...aboutUser(user), by: user });
    return startSession(tx, id, ctx);
  });
  if (token) return token;
  // Another sign-in may have made the hash anew: then the password is right still.
  const now = await ctx.db.user.findUnique({ where: { id } });
  return now && (await verifyPassword(now.passwordHash, password)) ? open(ctx, user, now.passwordHash, password) : null;
}

async function takeGuess(ctx: ApiContext, emailKey: string): Promise<() => Promise<void>> {
  const { address } = ctx;
  const known = await isKnownAddress(ctx.db, emailKey, address);
  try {
    return await ctx.limits.login.take({ address, account: emailKey, known });
  } catch (refusal) {
    // A flood of refused tries must not fill the database: each address is written down once in a while.
    if (await ctx.limits.login.isWorthNoting(address)) await noteRefusal(ctx, 'signInThrottled', null);
    throw refusal;
  }
}

async function demandCode(
  ctx: ApiContext,
  user: UserRecord,
  code: string | null | undefined,
  giveBack: () => Promise<void>,
): Promise<void> {
  const factor = await findSecondFactor(ctx.db, user.id);
  if (!factor) return;
  if (!code) {
    await giveBack();
    throw new AppError('unauthorized', 'auth.codeRequired', { field: 'code', codeRequired: true });
  }
  const proof = await checkCode(ctx, factor, code);
  if (!proof) {
    await noteRefusal(ctx, 'secondFactorFailed', user);
    throw new AppError('unauthorized', 'auth.codeInvalid', { field: 'code', codeRequired: true });
  }
  if (proof === 'recovery') {
    await recordActivity(ctx.db, ctx, { action: 'recoveryCodeUsed', ...aboutUser(user), by: user });
  }
}

/** Of what was typed nothing is kept: people type passwords into the wrong field. */
async function noteRefusal(
  ctx: ApiContext,
  action: Extract<ActivityEntry['action'], 'signInFailed' | 'signInThrottled' | 'secondFactorFailed'>,
  user: { id: number; email: string } | null,
): Promise<void> {
  const { address, requestId } = ctx;
  ctx.log.warn({ event: action, userId: user?.id ?? null, address, requestId }, 'sign-in refused');
  const stranger = { address, requestId, signedIn: async () => null };
  await recordActivity(ctx.db, stranger, { action, ...(user ? aboutUser(user) : { entity: 'user' }) });
}
