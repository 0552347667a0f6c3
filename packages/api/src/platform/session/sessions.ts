import { setTimeout as wait } from 'node:timers/promises';
import { sha256 } from '@oslojs/crypto/sha2';
import { encodeHexLowerCase } from '@oslojs/encoding';
import { type Database, type Db, unavailability } from '@pano/db';
import { generateIdFromEntropySize, type Session } from 'lucia';
import { AppError } from '../transport/errors';
import { createLucia, findCachedSession, idleLifetime } from './lucia';
import type { Client, Role, SignedIn } from './user.schema';

/** The precision of `lastSeenAt` and the last address of a session; each update is a write. */
const touchEveryMs = 5 * 60_000;

const touchWaitMs = 500;

/** Starts a session and returns its token; only the token's hash is stored. */
export async function startSession(db: Db, userId: number, client: Client | null = null): Promise<string> {
  const token = generateIdFromEntropySize(25);
  const lucia = createLucia(db);
  const now = new Date();
  await lucia.deleteExpiredSessions();
  const userAgent = client?.userAgent?.slice(0, 300) ?? null;
  const attributes = { userAgent, address: client?.address ?? null, createdAt: now, lastSeenAt: now };
  await lucia.createSession(userId, attributes, { sessionId: hashToken(token) });
  return token;
}

/** The session of the token in an `Authorization: Bearer` header; null where it is missing, unknown or expired. */
export async function findSession(
  db: Database,
  authorization: string | null | undefined,
  address: string | null = null,
  requireSecondFactor = false,
): Promise<SignedIn | null> {
  const token = /^Bearer ([a-z0-9]{40})$/i.exec(authorization ?? '')?.[1];
  if (!token) return null;
  const { session, user } = await createLucia(db, findCachedSession(db)).validateSession(hashToken(token));
  if (!session) return null;
  // The request does not wait long for this write, and does not fail with it.
  await Promise.race([touch(db, session, address), wait(touchWaitMs, undefined, { ref: false })]);
  const needsFactor = requireSecondFactor && !user.hasSecondFactor;
  const missing = user.mustChangePassword ? 'password' : needsFactor ? 'secondFactor' : null;
  const { id, email, name, role } = user;
  return { user: { id, email, name }, role, sessionId: session.id, startedAt: session.createdAt, missing };
}

/** Whether a session is neither ended nor expired. */
export async function isLiveSession(db: Database, sessionId: string): Promise<boolean> {
  return (await createLucia(db, findCachedSession(db)).validateSession(sessionId)).session !== null;
}

/**
 * The signed-in user.
 * @throws AppError without a valid session
 */
export async function requireSignedIn(ctx: { signedIn: () => Promise<SignedIn | null> }): Promise<SignedIn> {
  const signedIn = await ctx.signedIn();
  if (!signedIn) throw new AppError('unauthorized', 'auth.required');
  return signedIn;
}

const missingTexts = { password: 'auth.passwordMissing', secondFactor: 'auth.secondFactorMissing' } as const;

/**
 * The signed-in user, who has done all that is demanded.
 * @throws AppError without a valid session, or while a password or a second factor is still to be set
 */
export async function requireReady(ctx: Parameters<typeof requireSignedIn>[0]): Promise<SignedIn> {
  const signedIn = await requireSignedIn(ctx);
  if (signedIn.missing) throw new AppError('restricted', missingTexts[signedIn.missing]);
  return signedIn;
}

/**
 * The signed-in user of a program. A program cannot change a password, so only a second factor is demanded of it, where
 * it is demanded of everybody.
 * @throws AppError as `requireReady` does
 */
export const requireSignedInProgram = (
  ctx: Parameters<typeof requireSignedIn>[0] & { requireSecondFactor: boolean },
): Promise<SignedIn> => (ctx.requireSecondFactor ? requireReady(ctx) : requireSignedIn(ctx));

/**
 * Lets owners through, and what acts without a session: an API token, which is an owner's, and the program itself.
 * @throws AppError for an editor
 */
export async function requireOwner(ctx: Parameters<typeof requireSignedIn>[0]): Promise<void> {
  const signedIn = await ctx.signedIn();
  if (signedIn && signedIn.role !== 'owner') throw new AppError('forbidden', 'auth.ownerOnly');
}

/** The owners who may sign in, as a condition for Prisma. */
export const ofOwner = { role: 'owner' satisfies Role, disabledAt: null };

/** The e-mails of the owners who may sign in: whom a change is told to that concerns the whole site. */
export const listOwnerEmails = async (db: Db): Promise<string[]> =>
  (await db.user.findMany({ where: ofOwner, select: { email: true } })).map(({ email }) => email);

/** The valid sessions of a user, the most recently used first. */
export async function listSessions(db: Database, userId: number): Promise<Session[]> {
  const sessions = await createLucia(db).getUserSessions(userId);
  return sessions.toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await createLucia(db).invalidateSession(sessionId);
}

async function touch(db: Database, { id, lastSeenAt }: Session, address: string | null): Promise<void> {
  const now = Date.now();
  if (now - lastSeenAt.getTime() < touchEveryMs) return;
  const expiresAt = new Date(now + idleLifetime.milliseconds());
  try {
    await db.session.updateMany({ where: { id }, data: { lastSeenAt: new Date(now), address, expiresAt } });
  } catch (error) {
    // The next request tries again.
    if (!unavailability(error)) throw error;
  }
}

/** Tokens are random, so that a fast hash without a salt is enough. */
export const hashToken = (token: string) => encodeHexLowerCase(sha256(new TextEncoder().encode(token)));
