import { sha256 } from '@oslojs/crypto/sha2';
import { encodeHexLowerCase } from '@oslojs/encoding';
import type { Database } from '@pano/db';
import { generateIdFromEntropySize } from 'lucia';
import type { UserRecord } from './auth.schema';
import { createLucia } from './lucia';

/** Who a bearer token belongs to. */
export type SignedIn = { user: UserRecord; sessionId: string };

/** Starts a session and returns its token; only the token's hash is stored. */
export async function startSession(db: Database, userId: number, userAgent: string | null): Promise<string> {
  const token = generateIdFromEntropySize(25);
  const lucia = createLucia(db);
  await lucia.deleteExpiredSessions();
  await lucia.createSession(userId, { userAgent: userAgent?.slice(0, 300) ?? null }, { sessionId: hashOf(token) });
  return token;
}

/** Who the token of an `Authorization: Bearer` header belongs to; null where it is missing, unknown or expired. */
export async function findSession(db: Database, authorization: string | null | undefined): Promise<SignedIn | null> {
  const token = /^Bearer ([a-z0-9]{40})$/i.exec(authorization ?? '')?.[1];
  if (!token) return null;
  const { session, user } = await createLucia(db).validateSession(hashOf(token));
  if (!session) return null;
  return { user: { id: user.id, email: user.email, name: user.name }, sessionId: session.id };
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await createLucia(db).invalidateSession(sessionId);
}

const hashOf = (token: string) => encodeHexLowerCase(sha256(new TextEncoder().encode(token)));
