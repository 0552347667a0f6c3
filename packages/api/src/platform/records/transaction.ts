import type { Db } from '@pano/db';
import type { ApiContext } from '../context';

/**
 * Runs a write in a transaction: in that of the context, else in a new one. The session is looked up before the
 * transaction opens, because inside it that query would wait for the connection that the transaction holds.
 */
export async function inTransaction<T>(
  { db, tx, signedIn }: Pick<ApiContext, 'db' | 'tx' | 'signedIn'>,
  work: (tx: Db) => Promise<T>,
  options?: { timeout: number },
): Promise<T> {
  if (tx) return work(tx);
  await signedIn();
  return db.$transaction(work, options);
}

/** A context whose operations all write in one transaction. */
export type TransactionContext = ApiContext & { tx: Db };

/**
 * Runs several operations in one transaction: all of them are committed, or none where one fails.
 * @param work gets the context for them. Its own queries must use `ctx.tx`, too: `ctx.db`
 *   would wait for the connection that the transaction holds.
 */
export const inOneTransaction = <T>(
  ctx: ApiContext,
  work: (ctx: TransactionContext) => Promise<T>,
  options?: { timeout: number },
): Promise<T> => inTransaction(ctx, (tx) => work({ ...ctx, tx }), options);

/** Long enough to write all content of the largest site; other writes time out meanwhile. */
export const allContentTimeout = { timeout: 3_600_000 };
