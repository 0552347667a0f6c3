import type { Db } from '@pano/db';
import type { ApiContext } from '../context';

/**
 * The transaction of a change that leaves an entry in the activity log. Who is signed in is looked up before it opens:
 * inside, that question would wait for the connection that the transaction itself holds.
 */
export async function changing<T>(
  { db, within, signedIn }: Pick<ApiContext, 'db' | 'within' | 'signedIn'>,
  work: (tx: Db) => Promise<T>,
  options?: { timeout: number },
): Promise<T> {
  if (within) return work(within);
  await signedIn();
  return db.$transaction(work, options);
}

/** A context whose changes are made together; what reads must read through `within`, too. */
export type Together = ApiContext & { within: Db };

/** Makes many changes of many operations in one transaction: all of them, or none where one fails or the process dies. */
export const together = <T>(ctx: ApiContext, work: (ctx: Together) => Promise<T>): Promise<T> =>
  changing(ctx, (within) => work({ ...ctx, within }), { timeout: wholeContentMs });

/** For the content of the largest site; writers of other processes have given up long before. */
const wholeContentMs = 3_600_000;
