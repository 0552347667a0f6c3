import { foldKey } from '@pano/i18n/text/fold';
import type { ApiContext } from '#platform/context';
import { type ActivityEntry, recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { endSession, requireSignedIn, startSession } from '#platform/session/sessions';
import { parseRole, type UserRecord } from '#platform/session/user.schema';
import { AppError } from '#platform/transport/errors';
import { notifyOfAccount } from './account-mail';
import type { LoginInput, LoginResult } from './auth.schema';
import { isTrustedAddress, rememberClient } from './known-clients';
import { bypassCookie } from './maintenance-bypass';
import { hashPassword, isOutdated, verifyPassword } from './passwords';
import { checkCode, findSecondFactor, takeAppCode } from './second-factor';

/**
 * Signs a person in. An unknown e-mail, a person who is switched off and a wrong password give the same error after the same work. A right password
 * of an account with a second factor is rejected without a right code, and that error says so.
 */
export async function login(ctx: ApiContext, { email, password, code }: LoginInput): Promise<LoginResult> {
  const emailKey = foldKey(email);
  const { undoCount, throttled } = await countFailure(ctx, emailKey, code);
  const account = await ctx.db.user.findUnique({ where: { emailKey } });
  const row = account?.disabledAt ? null : account;
  const matches = await verifyPassword(row?.passwordHash ?? null, password);
  if (throttled && !(row && matches && (await isAppCode(ctx, row, code)))) throw throttled;
  if (!row || !matches) {
    await logFailure(ctx, 'signInFailed', account);
    throw new AppError('unauthorized', 'auth.invalid');
  }
  if (!throttled) await requireCode(ctx, row, code, undoCount);
  await undoCount();
  const user = { id: row.id, email: row.email, name: row.name };
  const session = await openSession(ctx, user, row.passwordHash, password);
  if (!session) {
    await logFailure(ctx, 'signInFailed', user);
    throw new AppError('unauthorized', 'auth.invalid');
  }
  ctx.log.info({ event: 'sign-in', userId: user.id, address: ctx.address, requestId: ctx.requestId }, 'signed in');
  if (session.isNewClient) notifyOfAccount(ctx, user.email, 'signIn');
  return { token: session.token, user, role: parseRole(row.role) };
}

/** Like `login`, for a client with one session at a time: ends its previous session. */
export async function loginAgain(ctx: ApiContext, input: LoginInput): Promise<LoginResult> {
  const before = await ctx.signedIn();
  const result = await login(ctx, input);
  if (before) await endSession(ctx.db, before.sessionId);
  return result;
}

export async function logout(ctx: ApiContext): Promise<{ id: number }> {
  const { sessionId, user } = await requireSignedIn(ctx);
  await endSession(ctx.db, sessionId);
  ctx.setCookie?.(bypassCookie, null);
  await recordActivity(ctx.db, ctx, { action: 'signOut', ...aboutUser(user) });
  return { id: user.id };
}

/** The fields of an activity entry about a user. */
export const aboutUser = ({ id, email }: { id: number; email: string }) =>
  ({ entity: 'user', entityId: id, label: email }) as const;

/**
 * Starts a session after a right password, and replaces an outdated hash. A change of the password ends all sessions,
 * and so does switching the person off: none may start after either.
 * @returns null where one of these happened meanwhile
 */
async function openSession(
  ctx: ApiContext,
  user: UserRecord,
  verifiedHash: string,
  password: string,
): Promise<{ token: string; isNewClient: boolean } | null> {
  const { id } = user;
  const newHash = isOutdated(verifiedHash) ? await hashPassword(password) : null;
  const session = await inTransaction(ctx, async (tx) => {
    if ((await tx.user.count({ where: { id, passwordHash: verifiedHash, disabledAt: null } })) === 0) return null;
    if (newHash) await tx.user.update({ where: { id }, data: { passwordHash: newHash } });
    const isNewClient = await rememberClient(tx, id, ctx);
    await recordActivity(tx, ctx, { action: 'signIn', ...aboutUser(user), by: user });
    return { token: await startSession(tx, id, ctx), isNewClient };
  });
  if (session) return session;
  // Another sign-in may have replaced the outdated hash meanwhile; then the password is still right.
  const now = await ctx.db.user.findUnique({ where: { id, disabledAt: null } });
  return now && (await verifyPassword(now.passwordHash, password))
    ? openSession(ctx, user, now.passwordHash, password)
    : null;
}

type Count = {
  undoCount: () => Promise<void>;
  /** The error unless password and code are right; null where the password is checked as usual. */
  throttled: AppError | null;
};

async function countFailure(ctx: ApiContext, emailKey: string, code: LoginInput['code']): Promise<Count> {
  const { address } = ctx;
  const isTrusted = await isTrustedAddress(ctx.db, emailKey, address);
  try {
    return {
      undoCount: await ctx.limits.login.countFailure({ address, account: emailKey, isTrusted }),
      throttled: null,
    };
  } catch (error) {
    // A flood of rejected attempts must not fill the database, so each address is logged once in a minute.
    if (await ctx.limits.login.isWorthLogging(address)) await logFailure(ctx, 'signInThrottled', null);
    if (!code || !(error instanceof AppError) || !error.details.codeRequired) throw error;
    return { undoCount: await ctx.limits.login.countCodeFailure(address), throttled: error };
  }
}

/**
 * Whether a code of the app is right. Recovery codes do not count here: checking one takes so long that it would tell
 * a guesser that the password is right.
 */
async function isAppCode(ctx: ApiContext, user: { id: number }, code: LoginInput['code']): Promise<boolean> {
  const factor = await findSecondFactor(ctx.db, user.id);
  return factor !== null && takeAppCode(ctx, factor, code ?? '');
}

async function requireCode(
  ctx: ApiContext,
  user: UserRecord,
  code: string | null | undefined,
  undoCount: () => Promise<void>,
): Promise<void> {
  const factor = await findSecondFactor(ctx.db, user.id);
  if (!factor) return;
  if (!code) {
    await undoCount();
    throw new AppError('unauthorized', 'auth.codeRequired', { field: 'code', codeRequired: true });
  }
  const proof = await checkCode(ctx, factor, code);
  if (!proof) {
    await logFailure(ctx, 'secondFactorFailed', user);
    throw new AppError('unauthorized', 'auth.codeInvalid', { field: 'code', codeRequired: true });
  }
  if (proof === 'recovery') {
    await recordActivity(ctx.db, ctx, { action: 'recoveryCodeUsed', ...aboutUser(user), by: user });
  }
}

/** Logs nothing that was typed, because people type passwords into the wrong field. */
async function logFailure(
  ctx: ApiContext,
  action: Extract<ActivityEntry['action'], 'signInFailed' | 'signInThrottled' | 'secondFactorFailed'>,
  user: { id: number; email: string } | null,
): Promise<void> {
  const { address, requestId } = ctx;
  ctx.log.warn({ event: action, userId: user?.id ?? null, address, requestId }, 'sign-in rejected');
  const stranger = { address, requestId, signedIn: async () => null };
  await recordActivity(ctx.db, stranger, { action, ...(user ? aboutUser(user) : { entity: 'user' }) });
}
