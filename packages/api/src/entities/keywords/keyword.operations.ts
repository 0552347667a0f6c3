import { type Db, isUniqueViolation, type Prisma } from '@pano/db';
import { fold, foldKey } from '@pano/i18n/text/fold';
import type { ApiContext } from '#platform/context';
import type { Subject } from '#platform/records/activity/log-changes';
import { type Records, removeOne, removeTogether, setTogether } from '#platform/records/bulk';
import { withInstants } from '#platform/records/instants';
import { type Page, pageOf, slice } from '#platform/records/list';
import { type OrderItem, reorderRecords } from '#platform/records/reorder';
import { createRecord, editsOf } from '#platform/records/save';
import { matching } from '#platform/records/search';
import { conflict, orNotFound } from '#platform/transport/errors';
import type { KeywordCreate, KeywordQuery, KeywordRecord, KeywordUpdate } from './keyword.schema';

export function list({ db }: ApiContext, query: KeywordQuery): Promise<Page<KeywordRecord>> {
  const where: Prisma.KeywordWhereInput = { ...matching(query.q), active: query.active };
  const orderBy = orders[query.sort ?? 'order'];
  return pageOf(
    query,
    db.keyword.findMany({ where, select, orderBy, ...slice(query) }),
    db.keyword.count({ where }),
    toRecord,
  );
}

export async function get({ db }: { db: Db }, id: number): Promise<KeywordRecord> {
  return toRecord(orNotFound(await db.keyword.findUnique({ where: { id }, select }), 'keyword.notFound'));
}

export const create = (ctx: ApiContext, data: KeywordCreate): Promise<KeywordRecord> =>
  createRecord(ctx, records, async (tx) =>
    toRecord(await tx.keyword.create({ data: { ...data, ...folded(data.keyword) }, select })),
  ).catch(explain);

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export const update = (ctx: ApiContext, id: number, data: KeywordUpdate, version?: number) =>
  edit(ctx, id, version, () => data);

export const setActive = (ctx: ApiContext, id: number, active: boolean) => update(ctx, id, { active });

export const toggleActive = (ctx: ApiContext, id: number) =>
  edit(ctx, id, undefined, ({ active }) => ({ active: !active }));

/** Gives keywords their new positions, all or none, and answers with every keyword in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<KeywordRecord[]> {
  await reorderRecords(ctx, records, items, (tx, { id, order }) =>
    tx.keyword.updateMany({ where: { id }, data: { order, version: { increment: 1 } } }),
  );
  return (await ctx.db.keyword.findMany({ select, orderBy: orders.order })).map(toRecord);
}

export const remove = (ctx: ApiContext, id: number) => removeOne((ids) => bulkRemove(ctx, ids), id, 'keyword.notFound');

export const bulkSetActive = (ctx: ApiContext, ids: number[], active: boolean) =>
  setTogether(ctx, records, ids, { active }, (tx, where) =>
    tx.keyword.updateMany({ where, data: { active, version: { increment: 1 } } }),
  );

export const bulkRemove = (ctx: ApiContext, ids: number[]) =>
  removeTogether(ctx, records, ids, (tx, where) => tx.keyword.deleteMany({ where }));

const select = {
  id: true,
  keyword: true,
  order: true,
  active: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.KeywordSelect;

const orders = {
  order: [{ order: 'asc' }, { id: 'asc' }],
  keyword: [{ keyword: 'asc' }, { id: 'asc' }],
  '-keyword': [{ keyword: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<KeywordQuery['sort']>, Prisma.KeywordOrderByWithRelationInput[]>;

export const subject: Subject<KeywordRecord> = {
  entity: 'keyword',
  label: ({ keyword }) => keyword,
};

const records: Records<KeywordRecord> = {
  ...subject,
  find: async (db, ids) => (await db.keyword.findMany({ where: { id: { in: ids } }, select })).map(toRecord),
};

const edit = editsOf(
  records,
  (db, id) => get({ db }, id),
  async (tx, before: KeywordRecord, data: KeywordUpdate) => {
    const where = { id: before.id, version: before.version };
    const changes = { ...data, ...folded(data.keyword ?? before.keyword), version: { increment: 1 } };
    return toRecord(await tx.keyword.update({ where, data: changes, select }));
  },
  explain,
);

/** What duplicates are found by, and what the search looks in. */
const folded = (keyword: string) => ({ keywordKey: foldKey(keyword), search: fold(keyword) });

function explain(error: unknown): never {
  if (isUniqueViolation(error, 'keywordKey')) throw conflict('keyword.taken', 'keyword');
  throw error;
}

type Row = Prisma.KeywordGetPayload<{ select: typeof select }>;
const toRecord = (row: Row): KeywordRecord => withInstants(row);
