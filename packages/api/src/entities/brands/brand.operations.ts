import type { Db, Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import type { ApiContext } from '#platform/context';
import type { Subject } from '#platform/records/activity/log-changes';
import { type Records, removeOne, removeTogether, setTogether } from '#platform/records/bulk';
import { withInstants } from '#platform/records/instants';
import { type Page, type PageQuery, pageOf, slice } from '#platform/records/list';
import { type OrderItem, reorderRecords } from '#platform/records/reorder';
import { createRecord, editsOf } from '#platform/records/save';
import { matching } from '#platform/records/search';
import { orNotFound } from '#platform/transport/errors';
import type { BrandCreate, BrandQuery, BrandRecord, BrandUpdate } from './brand.schema';

/** What a visitor may see, whether or not the brand is a partner at present. */
export const isPublic = { visible: true } satisfies Prisma.BrandWhereInput;

export const listVisible = (ctx: ApiContext, page: PageQuery) => find(ctx, isPublic, page);

/** What the home page shows. */
export const listActive = (ctx: ApiContext, page: PageQuery) => find(ctx, { ...isPublic, active: true }, page);

export const list = (ctx: ApiContext, query: BrandQuery) =>
  find(
    ctx,
    { ...matching(query.q), active: query.active, visible: query.visible },
    query,
    orders[query.sort ?? 'order'],
  );

export async function get({ db }: { db: Db }, id: number): Promise<BrandRecord> {
  return toRecord(orNotFound(await db.brand.findUnique({ where: { id }, select }), 'brand.notFound'));
}

export const create = (ctx: ApiContext, data: BrandCreate): Promise<BrandRecord> =>
  createRecord(ctx, records, async (tx) =>
    toRecord(await tx.brand.create({ data: { ...data, search: fold(data.name) }, select })),
  );

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export const update = (ctx: ApiContext, id: number, data: BrandUpdate, version?: number) =>
  edit(ctx, id, version, () => data);

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const setActive = (ctx: ApiContext, id: number, active: boolean) => update(ctx, id, { active });

export const toggleVisible = (ctx: ApiContext, id: number) =>
  edit(ctx, id, undefined, ({ visible }) => ({ visible: !visible }));

/** Gives brands their new positions, all or none, and answers with every brand in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<BrandRecord[]> {
  await reorderRecords(ctx, records, items, (tx, { id, order }) =>
    tx.brand.updateMany({ where: { id }, data: { order, version: { increment: 1 } } }),
  );
  return (await ctx.db.brand.findMany({ select, orderBy: byOrder })).map(toRecord);
}

export const remove = (ctx: ApiContext, id: number) => removeOne((ids) => bulkRemove(ctx, ids), id, 'brand.notFound');

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) => bulkSet(ctx, ids, { visible });

export const bulkSetActive = (ctx: ApiContext, ids: number[], active: boolean) => bulkSet(ctx, ids, { active });

export const bulkRemove = (ctx: ApiContext, ids: number[]) =>
  removeTogether(ctx, records, ids, (tx, where) => tx.brand.deleteMany({ where }));

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
  name: [{ name: 'asc' }, { id: 'asc' }],
  '-name': [{ name: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<BrandQuery['sort']>, Prisma.BrandOrderByWithRelationInput[]>;

export const subject: Subject<BrandRecord> = {
  entity: 'brand',
  label: ({ name }) => name,
};

const records: Records<BrandRecord> = {
  ...subject,
  find: async (db, ids) => (await db.brand.findMany({ where: { id: { in: ids } }, select })).map(toRecord),
};

const bulkSet = (ctx: ApiContext, ids: number[], data: { visible: boolean } | { active: boolean }) =>
  setTogether(ctx, records, ids, data, (tx, where) =>
    tx.brand.updateMany({ where, data: { ...data, version: { increment: 1 } } }),
  );

const edit = editsOf(
  records,
  (db, id) => get({ db }, id),
  async (tx, before: BrandRecord, data: BrandUpdate) => {
    const where = { id: before.id, version: before.version };
    const changes = { ...data, search: fold(data.name ?? before.name), version: { increment: 1 } };
    return toRecord(await tx.brand.update({ where, data: changes, select }));
  },
);

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
const toRecord = (row: Row): BrandRecord => withInstants(row);
