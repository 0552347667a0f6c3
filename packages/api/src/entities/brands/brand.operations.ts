import type { Db, Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { toSortKey } from '@pano/i18n/text/sort-key';
import type { ApiContext } from '#platform/context';
import {
  logBulkUpdated,
  logCreated,
  logDeleted,
  logReordered,
  logUpdated,
  type Subject,
} from '#platform/records/activity/log-changes';
import { type Page, type PageQuery, pageOf, slice } from '#platform/records/list';
import { lastPosition, positionsAfterMove, storePositions } from '#platform/records/positions';
import type { OrderItem } from '#platform/records/reorder';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { matchWords } from '#platform/records/search';
import { expectVersion, withIsoDates } from '#platform/records/stored-record';
import { inOneTransaction, inTransaction } from '#platform/records/transaction';
import { moveToTrash, type TrashSource } from '#platform/records/trash';
import { notFound, orNotFound } from '#platform/transport/errors';
import { type BrandInput, type BrandQuery, type BrandRecord, type BrandUpdate, brandHistory } from './brand.schema';

/** What a visitor may see, whether or not the brand is a partner at present. */
export const isPublic = { visible: true } satisfies Prisma.BrandWhereInput;

export const listVisible = (ctx: ApiContext, page: PageQuery) => find(ctx, isPublic, page);

/** What the home page shows. */
export const listActive = (ctx: ApiContext, page: PageQuery) => find(ctx, { ...isPublic, active: true }, page);

export const list = (ctx: ApiContext, query: BrandQuery) =>
  find(
    ctx,
    { ...matchWords(query.q), active: query.active, visible: query.visible },
    query,
    orders[query.sort ?? 'order'],
  );

export async function get({ db }: { db: Db }, id: number): Promise<BrandRecord> {
  return toRecord(orNotFound(await db.brand.findUnique({ where: { id }, select }), 'brand.notFound'));
}

export const create = (ctx: ApiContext, data: BrandInput): Promise<BrandRecord> =>
  inTransaction(ctx, async (tx) => {
    const order = data.order ?? (await lastPosition(tx.brand.aggregate({ _max: { order: true } })));
    const created = toRecord(
      await tx.brand.create({
        data: { ...data, order, search: fold(data.name), sortKey: toSortKey(data.name) },
        select,
      }),
    );
    await logCreated(tx, ctx, subject, created);
    await writeRevision(tx, ctx, brandHistory, null, created);
    return created;
  });

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export const update = (ctx: ApiContext, id: number, data: BrandUpdate, version?: number): Promise<BrandRecord> =>
  inTransaction(ctx, async (tx) => {
    const before = expectVersion(await get({ db: tx }, id), version);
    const where = { id, version: before.version };
    const columns = {
      ...data,
      search: fold(data.name ?? before.name),
      sortKey: toSortKey(data.name ?? before.name),
      version: { increment: 1 },
    };
    const after = toRecord(await tx.brand.update({ where, data: columns, select }));
    await logUpdated(tx, ctx, subject, before, after);
    await writeRevision(tx, ctx, brandHistory, before, after);
    return after;
  });

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const setActive = (ctx: ApiContext, id: number, active: boolean) => update(ctx, id, { active });

export const toggleVisible = (ctx: ApiContext, id: number): Promise<BrandRecord> =>
  inOneTransaction(ctx, async (ctx) => {
    const { visible } = await get({ db: ctx.tx }, id);
    return update(ctx, id, { visible: !visible });
  });

/** Gives brands their new positions, all or none, and returns every brand in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<BrandRecord[]> {
  await inTransaction(ctx, async (tx) => {
    const before = await findByIds(
      tx,
      items.map(({ id }) => id),
    );
    await storePositions(before, items, (change) => tx.brand.updateMany(change));
    await logReordered(tx, ctx, subject, before, items);
  });
  return (await ctx.db.brand.findMany({ select, orderBy: byOrder })).map(toRecord);
}

/** Moves one to a place of the whole list, counted from 1. */
export const move = (ctx: ApiContext, id: number, position: number): Promise<{ id: number }> =>
  inOneTransaction(ctx, async (ctx) => {
    const rows = await ctx.tx.brand.findMany({ select: { id: true, order: true }, orderBy: byOrder });
    await reorder(ctx, positionsAfterMove(rows, id, position));
    return { id };
  });

export async function remove(ctx: ApiContext, id: number): Promise<{ id: number; batch: string }> {
  const { count, batch } = await bulkRemove(ctx, [id]);
  if (count === 0) throw notFound('brand.notFound');
  return { id, batch };
}

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) => bulkSet(ctx, ids, { visible });

export const bulkSetActive = (ctx: ApiContext, ids: number[], active: boolean) => bulkSet(ctx, ids, { active });

const bulkSet = (
  ctx: ApiContext,
  ids: number[],
  fields: { visible: boolean } | { active: boolean },
): Promise<{ count: number }> =>
  inTransaction(ctx, async (tx) => {
    const before = await findByIds(tx, ids);
    const data = { ...fields, version: { increment: 1 } };
    const updated = await tx.brand.updateMany({ where: { id: { in: ids } }, data });
    await logBulkUpdated(tx, ctx, subject, before, fields);
    return updated;
  });

export const bulkRemove = (ctx: ApiContext, ids: number[]): Promise<{ count: number; batch: string }> =>
  inTransaction(ctx, async (tx) => {
    const records = await findByIds(tx, ids);
    const batch = await moveToTrash(tx, ctx, trash, ids);
    await tx.brand.deleteMany({ where: { id: { in: ids } } });
    await logDeleted(tx, ctx, subject, records);
    return { count: records.length, batch };
  });

const select = {
  id: true,
  name: true,
  logoUrl: true,
  websiteUrl: true,
  order: true,
  active: true,
  visible: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.BrandSelect;

const byOrder: Prisma.BrandOrderByWithRelationInput[] = [{ order: 'asc' }, { id: 'asc' }];
const orders = {
  order: byOrder,
  name: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-name': [{ sortKey: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<BrandQuery['sort']>, Prisma.BrandOrderByWithRelationInput[]>;

export const subject: Subject<BrandRecord> = {
  entity: 'brand',
  label: ({ name }) => name,
};

export const trash: TrashSource<Prisma.BrandUncheckedCreateInput> = {
  entity: 'brand',
  label: ({ name }) => name,
  read: (tx, ids) => tx.brand.findMany({ where: { id: { in: ids } } }),
  insert: (tx, data) => tx.brand.create({ data }),
};

const findByIds = async (tx: Db, ids: number[]) => {
  const rows = await tx.brand.findMany({ where: { id: { in: ids } }, select, orderBy: { id: 'asc' } });
  return rows.map(toRecord);
};

function find(
  { db }: ApiContext,
  where: Prisma.BrandWhereInput,
  page: PageQuery,
  orderBy = byOrder,
): Promise<Page<BrandRecord>> {
  return pageOf(
    page,
    db.brand.findMany({ where, select, orderBy, ...slice(page) }),
    db.brand.count({ where }),
    toRecord,
  );
}

type Row = Prisma.BrandGetPayload<{ select: typeof select }>;
const toRecord = (row: Row): BrandRecord => withIsoDates(row);
