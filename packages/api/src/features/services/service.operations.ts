import type { Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import type { ApiContext } from '../../core/context';
import { orNotFound } from '../../core/errors';
import { matching, type Page, type PageQuery, pageOf, slice } from '../../core/page';
import { applyOrder, type OrderItem } from '../../core/reorder';
import { editRecord } from '../../core/save';
import type { ServiceCreate, ServiceQuery, ServiceRecord, ServiceUpdate } from './service.schema';

/** What a visitor may see. */
export const listVisible = (ctx: ApiContext, page: PageQuery) => find(ctx, { visible: true }, page);

export const list = (ctx: ApiContext, query: ServiceQuery) =>
  find(ctx, { ...matching(query.q), visible: query.visible }, query, orders[query.sort ?? 'order']);

export async function get(ctx: ApiContext, id: number): Promise<ServiceRecord> {
  return toRecord(orNotFound(await ctx.db.service.findUnique({ where: { id }, select }), 'service.notFound'));
}

export async function create(ctx: ApiContext, data: ServiceCreate): Promise<ServiceRecord> {
  return toRecord(await ctx.db.service.create({ data: { ...data, search: searchText(data) }, select }));
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export const update = (ctx: ApiContext, id: number, data: ServiceUpdate, version?: number) =>
  edit(ctx, id, version, () => data);

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) =>
  edit(ctx, id, undefined, ({ visible }) => ({ visible: !visible }));

/** Gives services their new positions, all or none, and answers with every service in the new order. */
export async function reorder({ db }: ApiContext, items: OrderItem[]): Promise<ServiceRecord[]> {
  await db.$transaction((tx) =>
    applyOrder(items, (id, order) =>
      tx.service.updateMany({ where: { id }, data: { order, version: { increment: 1 } } }),
    ),
  );
  return (await db.service.findMany({ select, orderBy: byOrder })).map(toRecord);
}

export async function remove(ctx: ApiContext, id: number): Promise<{ id: number }> {
  await get(ctx, id);
  await ctx.db.service.deleteMany({ where: { id } });
  return { id };
}

export const bulkSetVisible = ({ db }: ApiContext, ids: number[], visible: boolean): Promise<{ count: number }> =>
  db.service.updateMany({ where: { id: { in: ids } }, data: { visible, version: { increment: 1 } } });

export const bulkRemove = ({ db }: ApiContext, ids: number[]): Promise<{ count: number }> =>
  db.service.deleteMany({ where: { id: { in: ids } } });

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

function edit(
  ctx: ApiContext,
  id: number,
  version: number | undefined,
  change: (before: ServiceRecord) => ServiceUpdate,
): Promise<ServiceRecord> {
  return editRecord(
    version,
    () => get(ctx, id),
    async (before) => {
      const data = change(before);
      const search = searchText({ ...before, ...data });
      const where = { id, version: before.version };
      return toRecord(
        await ctx.db.service.update({ where, data: { ...data, search, version: { increment: 1 } }, select }),
      );
    },
  );
}

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
const toRecord = (row: Row): ServiceRecord => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
