import type { Db } from '@pano/db';
import type { ApiContext } from './context';

/**
 * The transaction of a change that leaves an entry in the activity log. Who is signed in is looked up before it opens:
 * inside, that question would wait for the connection that the transaction itself holds.
 */
export async function changing<T>(
  { db, signedIn }: Pick<ApiContext, 'db' | 'signedIn'>,
  work: (tx: Db) => Promise<T>,
  options?: { timeout: number },
): Promise<T> {
  await signedIn();
  return db.$transaction(work, options);
}
