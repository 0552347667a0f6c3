import type { Database } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { createQueryCache } from '#platform/services/query-cache';
import type { ApiTokenUse } from '#platform/session/api-token.schema';
import { ofOwner } from '#platform/session/sessions';
import { AppError } from '#platform/transport/errors';

const tokens = createQueryCache<{ lastExpiry: Date | null }>(['ApiToken', 'User']);

/** Whether there is a token of an assistant that is neither revoked nor expired; without one, there are no tools. */
export async function hasAssistants(db: Database): Promise<boolean> {
  const { lastExpiry } = await tokens(db, 'assistants', () => findLastExpiry(db));
  return lastExpiry !== null && lastExpiry > new Date();
}

async function findLastExpiry(db: Database) {
  const where = { scopes: 'assistant', user: ofOwner };
  const row = await db.apiToken.findFirst({ where, orderBy: { expiresAt: 'desc' }, select: { expiresAt: true } });
  return { lastExpiry: row?.expiresAt ?? null };
}

/** The context of an assistant: what it writes carries the name of its token. */
export type AssistantContext = ApiContext & { assistant: string; tokenId: number };

/**
 * Lets a request through whose bearer token is that of an assistant, and which does not come too often.
 * @throws AppError without a valid token, and for a token of another kind
 */
export async function authorizeAssistant(ctx: ApiContext): Promise<AssistantContext> {
  const use: ApiTokenUse | null = await ctx.apiToken();
  if (!use) throw new AppError('unauthorized', 'auth.required');
  if (!use.scopes.includes('assistant')) throw new AppError('forbidden', 'assistant.otherToken');
  await ctx.limits.assistant.consume(limitKey(use.id));
  return { ...ctx, actor: use.actor, assistant: use.name, tokenId: use.id, origin: 'rest' };
}

/**
 * Counts a picture that an assistant uploads.
 * @throws AppError where there were too many
 */
export const countPicture = (ctx: AssistantContext): Promise<void> =>
  ctx.limits.assistantPicture.consume(limitKey(ctx.tokenId));

const limitKey = (tokenId: number) => `token ${tokenId}`;
