import type { Db } from '@pano/db';
import type { MessageKey } from '@pano/i18n/translate';
import type { ApiContext } from '../context';
import { notFound } from '../transport/errors';
import { logBulkUpdated, logDeleted, type Subject } from './activity/log-changes';
import type { OrderItem } from './reorder';
import { readPublicSlugs, retireSlugs, type Slugged } from './slug-redirects';
import { inOneTransaction, inTransaction } from './transaction';
import { moveToTrash, type TrashSource } from './trash';

/** A table of records, as the database client has one for each model. */
type Table = {
  updateMany(query: { where: object; data: object }): Promise<{ count: number }>;
  deleteMany(query: { where: object }): Promise<{ count: number }>;
};

/** A table whose records stand in an order that the back office changes. */
type OrderedTable = Table & {
  findMany(query: { orderBy: object; select?: object }): Promise<OrderItem[]>;
};

/** How the records of one kind are changed where all kinds are changed alike. */
export type RecordSource<Item extends { id: number }, OwnTable extends Table = Table> = {
  table(db: Db): OwnTable;
  /** Finds the records with these ids, as the activity log describes them; those that no longer exist are skipped. */
  find(db: Db, ids: number[]): Promise<Item[]>;
  subject: Subject<Item>;
  trash: TrashSource;
  /** For records with a page of their own: their slugs, and the condition on the pages that visitors see. Null where none has one. */
  pages: { source: Slugged; isPublic(): object } | null;
};

/** The same for records that stand in an order. */
export type OrderedSource<Item extends OrderItem> = RecordSource<Item, OrderedTable>;

/** Toggles whether visitors see a record. */
export const toggle = <Result>(
  ctx: ApiContext,
  id: number,
  get: (ctx: { db: Db }, id: number) => Promise<{ visible: boolean }>,
  update: (ctx: ApiContext, id: number, data: { visible: boolean }) => Promise<Result>,
): Promise<Result> =>
  inOneTransaction(ctx, async (ctx) => {
    const { visible } = await get({ db: ctx.tx }, id);
    return update(ctx, id, { visible: !visible });
  });

/** Sets fields of several records to the same values. */
export const bulkUpdate = <Item extends { id: number }>(
  ctx: ApiContext,
  { table, find, subject }: RecordSource<Item>,
  ids: number[],
  fields: Partial<Item>,
): Promise<{ count: number }> =>
  inTransaction(ctx, async (tx) => {
    const before = await find(tx, ids);
    const data = { ...fields, version: { increment: 1 } };
    const updated = await table(tx).updateMany({ where: { id: { in: ids } }, data });
    await logBulkUpdated(tx, ctx, subject, before, fields);
    return updated;
  });

/** Puts records into the trash; the slugs of those with a public page are gone. */
export const bulkDelete = <Item extends { id: number }>(
  ctx: ApiContext,
  { table, find, subject, trash, pages }: RecordSource<Item>,
  ids: number[],
): Promise<{ count: number; batch: string }> =>
  inTransaction(ctx, async (tx) => {
    const records = await find(tx, ids);
    const publicOnes = pages && (await readPublicSlugs(tx, pages.source, ids, pages.isPublic()));
    const batch = await moveToTrash(tx, ctx, trash, ids);
    await table(tx).deleteMany({ where: { id: { in: ids } } });
    if (publicOnes) await retireSlugs(tx, pages.source.slugs, ids, publicOnes);
    await logDeleted(tx, ctx, subject, records);
    return { count: records.length, batch };
  });

/** The response to the deletion of one record, which has to exist. */
export async function deleteOne(
  id: number,
  deletion: Promise<{ count: number; batch: string }>,
  missing: MessageKey,
): Promise<{ id: number; batch: string }> {
  const { count, batch } = await deletion;
  if (count === 0) throw notFound(missing);
  return { id, batch };
}
