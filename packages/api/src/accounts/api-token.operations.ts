import { randomBytes } from 'node:crypto';
import type { Database, Db, Prisma } from '@pano/db';
import type { ApiContext } from '#platform/context';
import {
  type ActivityOrigin,
  commandLine,
  recordActivities,
  recordActivity,
} from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { apiTokenPrefix } from '#platform/session/api-token.schema';
import { parseScopes } from '#platform/session/api-tokens';
import { hashToken, requireSignedIn } from '#platform/session/sessions';
import type { UserRecord } from '#platform/session/user.schema';
import { parseInput } from '#platform/transport/endpoint';
import { conflict, notFound } from '#platform/transport/errors';
import { prepareNotice } from './account-mail';
import { type ApiTokenRecord, type CreatedApiToken, type NewApiToken, newApiToken } from './api-token.schema';
import { findUser } from './user.operations';

/** So many tokens an account may have. */
const mostTokens = 50;

/** The API tokens of the account, the newest first. */
export async function list(ctx: ApiContext): Promise<ApiTokenRecord[]> {
  const { user } = await requireSignedIn(ctx);
  return listTokensOf(ctx.db, user.id);
}

/** Creates an API token of the account. The token is in the result and nowhere else. */
export async function create(ctx: ApiContext, data: NewApiToken): Promise<CreatedApiToken> {
  const { user } = await requireSignedIn(ctx);
  const notify = await prepareNotice(ctx, 'apiTokenCreated');
  const created = await inTransaction(ctx, (tx) => add(tx, ctx, user.id, data));
  notify();
  return created;
}

export async function revoke(ctx: ApiContext, id: number): Promise<{ id: number }> {
  const { user } = await requireSignedIn(ctx);
  return inTransaction(ctx, (tx) => remove(tx, ctx, { id, userId: user.id }));
}

/** The API tokens of a person, for somebody who has proved to be that person. */
export const listTokensOf = async (db: Database, userId: number): Promise<ApiTokenRecord[]> =>
  (await find(db, { userId })).map(toRecord);

/** Revokes all API tokens of a person. */
export async function revokeAll(tx: Db, origin: ActivityOrigin, by: UserRecord): Promise<void> {
  const rows = await find(tx, { userId: by.id });
  await tx.apiToken.deleteMany({ where: { userId: by.id } });
  await recordActivities(
    tx,
    origin,
    rows.map(({ id, name }) => ({ action: 'delete', entity: 'apiToken', entityId: id, label: name, by })),
  );
}

/** The API tokens of all people; called by the operator. */
export const listApiTokens = async (db: Database): Promise<(ApiTokenRecord & { email: string })[]> =>
  (await find(db, {})).map((row) => ({ ...toRecord(row), email: row.user.email }));

/**
 * Creates an API token of a person; called by the operator.
 * @throws AppError where nobody has the e-mail, or a value breaks a rule
 */
export async function createApiToken(db: Database, email: string, data: unknown): Promise<CreatedApiToken> {
  const given = parseInput(newApiToken, data);
  const user = await findUser(db, email);
  return db.$transaction((tx) => add(tx, commandLine, user.id, given));
}

/**
 * Revokes an API token; called by the operator.
 * @throws AppError where there is none with the number
 */
export const revokeApiToken = (db: Database, id: number): Promise<{ id: number }> =>
  db.$transaction((tx) => remove(tx, commandLine, { id }));

async function add(
  tx: Db,
  origin: ActivityOrigin,
  userId: number,
  { name, scopes, days }: NewApiToken,
): Promise<CreatedApiToken> {
  if ((await tx.apiToken.count({ where: { userId } })) >= mostTokens) throw conflict('apiToken.tooMany');
  const token = apiTokenPrefix + randomBytes(32).toString('base64url');
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + days * dayMs);
  const row = await tx.apiToken.create({
    data: { userId, name, hash: hashToken(token), scopes: [...new Set(scopes)].join(' '), createdAt, expiresAt },
    select,
  });
  await recordActivity(tx, origin, { action: 'create', entity: 'apiToken', entityId: row.id, label: name });
  return { token, record: toRecord(row) };
}

async function remove(tx: Db, origin: ActivityOrigin, where: { id: number; userId?: number }): Promise<{ id: number }> {
  const row = await tx.apiToken.findFirst({ where, select: { name: true } });
  if (!row) throw notFound('apiToken.notFound');
  await tx.apiToken.deleteMany({ where });
  await recordActivity(tx, origin, { action: 'delete', entity: 'apiToken', entityId: where.id, label: row.name });
  return { id: where.id };
}

const dayMs = 86_400_000;

const select = {
  id: true,
  name: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
  user: { select: { email: true } },
} satisfies Prisma.ApiTokenSelect;

const find = (db: Db, where: Prisma.ApiTokenWhereInput) =>
  db.apiToken.findMany({ where, select, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

type Row = Awaited<ReturnType<typeof find>>[number];

const toRecord = ({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: Row): ApiTokenRecord => ({
  id,
  name,
  scopes: parseScopes(scopes),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  expired: expiresAt <= new Date(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
