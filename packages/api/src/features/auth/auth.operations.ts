import type { Database } from '@pano/db';
import { foldKey } from '@pano/i18n/text/fold';
import type { ApiContext } from '../../core/context';
import { AppError } from '../../core/errors';
import type { LoginInput, LoginResult, UserRecord } from './auth.schema';
import { hashPassword, verifyPassword } from './passwords';
import { endSession, type SignedIn, startSession } from './sessions';

/**
 * Signs a person in. Unknown e-mail and wrong password are the same refusal after the same work. Each failure counts
 * against the client's address, before the password is looked at, so that parallel guesses count too.
 */
export async function login(ctx: ApiContext, { email, password }: LoginInput): Promise<LoginResult> {
  await ctx.limits.login.take(ctx.address);
  const user = await ctx.db.user.findUnique({ where: { emailKey: foldKey(email) } });
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  ctx.log.info({ event: 'sign-in', success: matches, address: ctx.address }, 'sign-in');
  if (!user || !matches) throw new AppError('unauthorized', 'auth.invalid');
  await ctx.limits.login.giveBack(ctx.address);
  const token = await startSession(ctx.db, user.id, ctx.userAgent);
  return { token, user: { id: user.id, email: user.email, name: user.name } };
}

/** Who is signed in; refuses where nobody is. */
export async function requireSignedIn(ctx: ApiContext): Promise<SignedIn> {
  const signedIn = await ctx.signedIn();
  if (!signedIn) throw new AppError('unauthorized', 'auth.required');
  return signedIn;
}

export async function logout(ctx: ApiContext): Promise<{ id: number }> {
  const { sessionId, user } = await requireSignedIn(ctx);
  await endSession(ctx.db, sessionId);
  return { id: user.id };
}

/** Creates a person who may sign in. */
export async function createUser(db: Database, email: string, password: string): Promise<UserRecord> {
  return db.user.create({
    data: { email: email.trim(), emailKey: foldKey(email), passwordHash: await hashPassword(password) },
    select: { id: true, email: true, name: true },
  });
}
