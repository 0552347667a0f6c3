import type { Db } from '@pano/db';
import type { ApiContext } from '../context';

/**
 * Runs a write in a transaction: in the one that the context has already, else in one of its own. Who is signed in is
 * looked up before the transaction opens: inside it, that query would wait for the connection that the transaction
 * itself holds.
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
 * Runs several operations in one transaction: all of them take effect, or none where one fails or the process ends.
 * @param work gets the context to call them with. What it reads besides must be read through `ctx.tx`, too: `ctx.db`
 *   would wait for the connection that the transaction holds.
 */
export const inOneTransaction = <T>(
  ctx: ApiContext,
  work: (ctx: TransactionContext) => Promise<T>,
  options?: { timeout: number },
): Promise<T> => inTransaction(ctx, (tx) => work({ ...ctx, tx }), options);

/** For writing all content of the largest site; writes of other processes have long timed out by then. */
export const allContentTimeout = { timeout: 3_600_000 };
