import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type Db, unavailability } from '@pano/db';
import type { ApiContext, ApiServices } from '../context';
import { AppError } from '../transport/errors';
import { type ApiScope, type ApiTokenUse, apiScopes, apiTokenPrefix, type ProgramScope } from './api-token.schema';
import { hashToken, ofOwner, requireSignedInProgram } from './sessions';
import type { SignedIn } from './user.schema';

/** The precision of `lastUsedAt`; each update is a write. */
const touchEveryMs = 60_000;

const touchWaitMs = 500;

/** A token of 256 random bits behind the prefix, by which people and scanners for leaked secrets recognize it. */
const tokenPattern = new RegExp(`^${apiTokenPrefix}[\\w-]{43}$`);

/**
 * The API token in an `Authorization: Bearer` header; null where the header carries none. An address that sends many
 * wrong ones has to wait; right ones always pass.
 * @throws AppError where the token is unknown, revoked or expired, or its person no owner any more
 */
export async function findApiToken(
  { db, limits }: Pick<ApiServices, 'db' | 'limits'>,
  authorization: string | null | undefined,
  address: string,
): Promise<ApiTokenUse | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token?.startsWith(apiTokenPrefix)) return null;
  const row = tokenPattern.test(token) ? await findRow(db, token) : null;
  const now = new Date();
  if (!row || row.expiresAt <= now) {
    await limits.apiToken.consume(address);
    throw new AppError('unauthorized', 'auth.required');
  }
  // The request does not wait long for this write, and does not fail with it.
  await Promise.race([touch(db, row, now), wait(touchWaitMs, undefined, { ref: false })]);
  const { id, email } = row.user;
  const scopes = parseScopes(row.scopes);
  const name = scopes.includes('assistant') ? `Asistan: ${row.name}` : `${row.name} (API)`;
  return { id: row.id, name: row.name, actor: { id, email, name }, scopes };
}

/**
 * Lets a request through whose bearer token may do what it asks for.
 * @param scope what an API token needs; null where only people who have signed in may do it
 * @param requireSession what is demanded of a session
 * @returns the context, which names the API token as the actor where one was used
 * @throws AppError without a valid token, and for an API token without the scope
 */
export async function authorize(
  ctx: ApiContext,
  scope: ProgramScope | null,
  requireSession: (ctx: ApiContext) => Promise<SignedIn> = requireSignedInProgram,
): Promise<ApiContext> {
  const use = await ctx.apiToken();
  if (!use) {
    await requireSession(ctx);
    return ctx;
  }
  if (!scope) throw new AppError('forbidden', 'apiToken.neverAllowed');
  if (!grants(use.scopes, scope)) throw new AppError('forbidden', `apiToken.needs.${scope}`);
  return { ...ctx, actor: use.actor };
}

/** Whether a request has a valid bearer token, of whichever kind. */
export const hasBearer = async (ctx: ApiContext): Promise<boolean> =>
  ((await ctx.apiToken()) ?? (await ctx.signedIn())) !== null;

/**
 * Lets a request with any valid bearer token through.
 * @throws AppError without one
 */
export async function requireBearer(ctx: ApiContext): Promise<void> {
  if (!(await hasBearer(ctx))) throw new AppError('unauthorized', 'auth.required');
}

/** Whether an API token is neither revoked nor expired, and its person an owner who is not switched off. */
export const isTokenValid = async (db: Db, id: number | null): Promise<boolean> =>
  id !== null && (await db.apiToken.count({ where: { id, expiresAt: { gt: new Date() }, user: ofOwner } })) > 0;

export const parseScopes = (stored: string): ApiScope[] =>
  apiScopes.filter((scope) => stored.split(' ').includes(scope));

/** Who may change content may read it. */
const grants = (scopes: readonly ApiScope[], needed: ProgramScope) =>
  scopes.includes(needed) || (needed === 'read' && scopes.includes('content'));

const findRow = (db: Database, token: string) =>
  db.apiToken.findUnique({
    where: { hash: hashToken(token), user: ofOwner },
    include: { user: { select: { id: true, email: true } } },
  });

async function touch(db: Database, row: { id: number; lastUsedAt: Date | null }, now: Date): Promise<void> {
  // A time ahead of the clock counts as old: the clock was wrong when it was written.
  const age = now.getTime() - (row.lastUsedAt?.getTime() ?? 0);
  if (age >= 0 && age < touchEveryMs) return;
  try {
    await db.apiToken.updateMany({ where: { id: row.id }, data: { lastUsedAt: now } });
  } catch (error) {
    // The next request tries again.
    if (!unavailability(error)) throw error;
  }
}
