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
import type { ServiceCreate, ServiceQuery, ServiceRecord, ServiceUpdate } from './service.schema';

/** What a visitor may see. */
export const isPublic = { visible: true } satisfies Prisma.ServiceWhereInput;

export const listVisible = (ctx: ApiContext, page: PageQuery) => find(ctx, isPublic, page);

export const list = (ctx: ApiContext, query: ServiceQuery) =>
  find(ctx, { ...matching(query.q), visible: query.visible }, query, orders[query.sort ?? 'order']);

export async function get({ db }: { db: Db }, id: number): Promise<ServiceRecord> {
  return toRecord(orNotFound(await db.service.findUnique({ where: { id }, select }), 'service.notFound'));
}

export const create = (ctx: ApiContext, data: ServiceCreate): Promise<ServiceRecord> =>
  createRecord(ctx, records, async (tx) =>
    toRecord(await tx.service.create({ data: { ...data, search: searchText(data) }, select })),
  );

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export const update = (ctx: ApiContext, id: number, data: ServiceUpdate, version?: number) =>
  edit(ctx, id, version, () => data);

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) =>
  edit(ctx, id, undefined, ({ visible }) => ({ visible: !visible }));

/** Gives services their new positions, all or none, and answers with every service in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<ServiceRecord[]> {
  await reorderRecords(ctx, records, items, (tx, { id, order }) =>
    tx.service.updateMany({ where: { id }, data: { order, version: { increment: 1 } } }),
  );
  return (await ctx.db.service.findMany({ select, orderBy: byOrder })).map(toRecord);
}

export const remove = (ctx: ApiContext, id: number) => removeOne((ids) => bulkRemove(ctx, ids), id, 'service.notFound');

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) =>
  setTogether(ctx, records, ids, { visible }, (tx, where) =>
    tx.service.updateMany({ where, data: { visible, version: { increment: 1 } } }),
  );

export const bulkRemove = (ctx: ApiContext, ids: number[]) =>
  removeTogether(ctx, records, ids, (tx, where) => tx.service.deleteMany({ where }));

const select = {
  id: true,
  title: true,
  description: true,
  icon: true,
  iconText: true,
  order: true,
  visible: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ServiceSelect;

const byOrder: Prisma.ServiceOrderByWithRelationInput[] = [{ order: 'asc' }, { id: 'asc' }];
const orders = {
  order: byOrder,
  title: [{ title: 'asc' }, { id: 'asc' }],
  '-title': [{ title: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<ServiceQuery['sort']>, Prisma.ServiceOrderByWithRelationInput[]>;

export const subject: Subject<ServiceRecord> = {
  entity: 'service',
  label: ({ title }) => title,
};

const records: Records<ServiceRecord> = {
  ...subject,
  find: async (db, ids) => (await db.service.findMany({ where: { id: { in: ids } }, select })).map(toRecord),
};

const edit = editsOf(
  records,
  (db, id) => get({ db }, id),
  async (tx, before: ServiceRecord, data: ServiceUpdate) => {
    const search = searchText({ ...before, ...data });
    const where = { id: before.id, version: before.version };
    return toRecord(await tx.service.update({ where, data: { ...data, search, version: { increment: 1 } }, select }));
  },
);

function find(
  { db }: ApiContext,
  where: Prisma.ServiceWhereInput,
  page: PageQuery,
  orderBy = byOrder,
): Promise<Page<ServiceRecord>> {
  return pageOf(
    page,
    db.service.findMany({ where, select, orderBy, ...slice(page) }),
    db.service.count({ where }),
    toRecord,
  );
}

const searchText = ({ title, description }: Pick<ServiceCreate, 'title' | 'description'>) =>
  fold(`${title} ${description}`);

type Row = Prisma.ServiceGetPayload<{ select: typeof select }>;
const toRecord = (row: Row): ServiceRecord => withInstants(row);
