import type { Db, Prisma } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import type { ApiContext } from '#platform/context';
import { searchTextOf, selectFields } from '#platform/fields/columns';
import { reportedOf } from '#platform/fields/derive';
import { logCreated, logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { bulkDelete, bulkUpdate, deleteOne, type OrderedSource, toggle } from '#platform/records/bulk';
import { type PageQuery, pageOf, slice, withIds } from '#platform/records/list';
import { moveTo, storeOrder } from '#platform/records/positions';
import type { OrderItem } from '#platform/records/reorder';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { matchWords } from '#platform/records/search';
import { expectVersion, withIsoDates } from '#platform/records/stored-record';
import { inTransaction } from '#platform/records/transaction';
import { type TrashSource, wholeRows } from '#platform/records/trash';
import { orNotFound } from '#platform/transport/errors';
import { brandFields } from './brand.fields';
import { type BrandCreate, type BrandQuery, type BrandRecord, type BrandUpdate, brandHistory } from './brand.schema';

/** What a visitor may see, whether or not the brand is a partner at present. */
export const isPublic = { visible: true } satisfies Prisma.BrandWhereInput;

export const listVisible = (ctx: ApiContext, page: PageQuery) => find(ctx, isPublic, page);

/** What the home page shows. */
export const listActive = (ctx: ApiContext, page: PageQuery) => find(ctx, { ...isPublic, active: true }, page);

export function list(ctx: ApiContext, query: BrandQuery) {
  const where = { ...matchWords(query.q), active: query.active, visible: query.visible };
  return find(ctx, where, query, orders[query.sort ?? 'order']);
}

export async function get({ db }: { db: Db }, id: number): Promise<BrandRecord> {
  return toRecord(orNotFound(await db.brand.findUnique({ where: { id }, select }), 'brand.notFound'));
}

export const create = (ctx: ApiContext, data: BrandCreate): Promise<BrandRecord> =>
  inTransaction(ctx, async (tx) => {
    const created = toRecord(
      await tx.brand.create({
        data: { ...data, search: searchTextOf(brandFields, data), sortKey: toSortKey(data.name) },
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
      search: searchTextOf(brandFields, { ...before, ...data }),
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

export const toggleVisible = (ctx: ApiContext, id: number) => toggle(ctx, id, get, update);

/** Gives brands their new positions, all or none, and returns every brand in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<BrandRecord[]> {
  await storeOrder(ctx, source, items);
  return (await ctx.db.brand.findMany({ select, orderBy: byOrder })).map(toRecord);
}

export const move = (ctx: ApiContext, id: number, position: number) => moveTo(ctx, source, id, position);

export const remove = (ctx: ApiContext, id: number) => deleteOne(id, bulkRemove(ctx, [id]), 'brand.notFound');

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) =>
  bulkUpdate(ctx, source, ids, { visible });

export const bulkSetActive = (ctx: ApiContext, ids: number[], active: boolean) =>
  bulkUpdate(ctx, source, ids, { active });

export const bulkRemove = (ctx: ApiContext, ids: number[]) => bulkDelete(ctx, source, ids);

const select = selectFields('Brand', brandFields);

const byOrder: Prisma.BrandOrderByWithRelationInput[] = [{ order: 'asc' }, { id: 'asc' }];
const orders = {
  order: byOrder,
  name: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-name': [{ sortKey: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<BrandQuery['sort']>, Prisma.BrandOrderByWithRelationInput[]>;

export const subject = {
  entity: 'brand',
  label: ({ name }: { name: string }) => name,
  reported: reportedOf(brandFields),
} satisfies Subject<BrandRecord>;

export const trash: TrashSource<Prisma.BrandUncheckedCreateInput> = { ...subject, ...wholeRows((db) => db.brand) };

function find({ db }: ApiContext, where: Prisma.BrandWhereInput, page: PageQuery, orderBy = byOrder) {
  const rows = db.brand.findMany({ where, select, orderBy, ...slice(page) });
  return pageOf(page, rows, db.brand.count({ where }), toRecord);
}

type Row = Prisma.BrandGetPayload<{ select: typeof select }>;
const toRecord = (row: Row): BrandRecord => withIsoDates(row);

const source: OrderedSource<BrandRecord> = {
  table: (db) => db.brand,
  find: async (db, ids) => (await db.brand.findMany({ ...withIds(ids), select })).map(toRecord),
  subject,
  trash,
  pages: null,
};
