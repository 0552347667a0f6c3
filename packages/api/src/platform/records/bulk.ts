import type { Db } from '@pano/db';
import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import type { ApiContext } from '../context';
import { idField } from '../input/fields';
import { notFound } from '../transport/errors';
import { logBulkUpdated, logDeleted, type Subject } from './activity/log-changes';
import { inTransaction } from './transaction';

/** The records that an action of the back office is applied to at once; those that are gone are passed over. */
export const byIds = z.object({ ids: z.array(idField()).max(200) });

/** The records of an entity as actions on several of them need them; long texts are best left out. */
export type Records<Item extends { id: number }> = Subject<Item> & {
  find: (db: Db, ids: number[]) => Promise<Item[]>;
};

/** What a write to several records works on. */
export type These = { id: { in: number[] } };

/**
 * Sets the same fields of several records.
 * @param write the update, the version included; it tells how many rows there were
 */
export const setTogether = <Item extends { id: number }>(
  ctx: ApiContext,
  records: Records<Item>,
  ids: number[],
  fields: Partial<Item>,
  write: (tx: Db, where: These) => Promise<{ count: number }>,
): Promise<{ count: number }> =>
  inTransaction(ctx, async (tx) => {
    const found = await findInOrder(tx, records, ids);
    const written = await write(tx, { id: { in: ids } });
    await logBulkUpdated(tx, ctx, records, found, fields);
    return written;
  });

/** Deletes several records, all or, where one of them is refused, none. */
export const removeTogether = <Item extends { id: number }>(
  ctx: ApiContext,
  records: Records<Item>,
  ids: number[],
  remove: (tx: Db, where: These, found: Item[]) => Promise<unknown>,
): Promise<{ count: number }> =>
  inTransaction(ctx, async (tx) => {
    const found = await findInOrder(tx, records, ids);
    await remove(tx, { id: { in: ids } }, found);
    await logDeleted(tx, ctx, records, found);
    return { count: found.length };
  });

/** By number, whatever order the database gives them in. */
async function findInOrder<Item extends { id: number }>(
  tx: Db,
  records: Records<Item>,
  ids: number[],
): Promise<Item[]> {
  return (await records.find(tx, ids)).toSorted((a, b) => a.id - b.id);
}

/** Deleting one record as the smallest case of deleting several. */
export async function removeOne(
  removeMany: (ids: number[]) => Promise<{ count: number }>,
  id: number,
  missing: MessageKey,
): Promise<{ id: number }> {
  const { count } = await removeMany([id]);
  if (count === 0) throw notFound(missing);
  return { id };
}
