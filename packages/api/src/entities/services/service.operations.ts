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
import { localize } from '#platform/records/translations/localize';
import { onlyTranslated, type Reading } from '#platform/records/translations/reading';
import { findTranslation, type TranslationSource } from '#platform/records/translations/translation-source';
import { joinSearch, markStale } from '#platform/records/translations/turkish-edit';
import { moveToTrash, type TrashSource } from '#platform/records/trash';
import { notFound, orNotFound } from '#platform/transport/errors';
import {
  type ServiceCreate,
  type ServiceInput,
  type ServiceQuery,
  type ServiceRecord,
  type ServiceUpdate,
  serviceHistory,
  serviceTranslation,
} from './service.schema';

/** What a visitor may see. */
export const isPublic = { visible: true } satisfies Prisma.ServiceWhereInput;

export const listVisible = async (ctx: ApiContext, page: PageQuery, reading: Reading = {}) =>
  localize(ctx.db, translation, reading, await find(ctx, { ...isPublic, ...onlyTranslated(reading) }, page));

export const list = (ctx: ApiContext, query: ServiceQuery) =>
  find(ctx, { ...matchWords(query.q), visible: query.visible }, query, orders[query.sort ?? 'order']);

export async function get({ db }: { db: Db }, id: number): Promise<ServiceRecord> {
  return toRecord(orNotFound(await db.service.findUnique({ where: { id }, select }), 'service.notFound'));
}

export const create = (ctx: ApiContext, data: ServiceInput): Promise<ServiceRecord> =>
  inTransaction(ctx, async (tx) => {
    const order = data.order ?? (await lastPosition(tx.service.aggregate({ _max: { order: true } })));
    const created = toRecord(
      await tx.service.create({
        data: { ...data, order, search: searchText(data), sortKey: toSortKey(data.title) },
        select,
      }),
    );
    await logCreated(tx, ctx, subject, created);
    await writeRevision(tx, ctx, serviceHistory, null, created);
    return created;
  });

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export const update = (ctx: ApiContext, id: number, data: ServiceUpdate, version?: number): Promise<ServiceRecord> =>
  inTransaction(ctx, async (tx) => {
    const before = expectVersion(await get({ db: tx }, id), version);
    const english = await findTranslation(tx, translation, id);
    const where = { id, version: before.version };
    const columns = {
      ...data,
      search: joinSearch(translation, { ...before, ...data }, english),
      sortKey: toSortKey(data.title ?? before.title),
      version: { increment: 1 },
    };
    const after = toRecord(await tx.service.update({ where, data: columns, select }));
    await logUpdated(tx, ctx, subject, before, after);
    await writeRevision(tx, ctx, serviceHistory, before, after);
    await markStale(tx, ctx, translation, english, before, after);
    return after;
  });

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number): Promise<ServiceRecord> =>
  inOneTransaction(ctx, async (ctx) => {
    const { visible } = await get({ db: ctx.tx }, id);
    return update(ctx, id, { visible: !visible });
  });

/** Gives services their new positions, all or none, and returns every service in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<ServiceRecord[]> {
  await inTransaction(ctx, async (tx) => {
    const before = await findByIds(
      tx,
      items.map(({ id }) => id),
    );
    await storePositions(before, items, (change) => tx.service.updateMany(change));
    await logReordered(tx, ctx, subject, before, items);
  });
  return (await ctx.db.service.findMany({ select, orderBy: byOrder })).map(toRecord);
}

/** Moves one to a place of the whole list, counted from 1. */
export const move = (ctx: ApiContext, id: number, position: number): Promise<{ id: number }> =>
  inOneTransaction(ctx, async (ctx) => {
    const rows = await ctx.tx.service.findMany({ select: { id: true, order: true }, orderBy: byOrder });
    await reorder(ctx, positionsAfterMove(rows, id, position));
    return { id };
  });

export async function remove(ctx: ApiContext, id: number): Promise<{ id: number; batch: string }> {
  const { count, batch } = await bulkRemove(ctx, [id]);
  if (count === 0) throw notFound('service.notFound');
  return { id, batch };
}

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean): Promise<{ count: number }> =>
  inTransaction(ctx, async (tx) => {
    const before = await findByIds(tx, ids);
    const data = { visible, version: { increment: 1 } };
    const updated = await tx.service.updateMany({ where: { id: { in: ids } }, data });
    await logBulkUpdated(tx, ctx, subject, before, { visible });
    return updated;
  });

export const bulkRemove = (ctx: ApiContext, ids: number[]): Promise<{ count: number; batch: string }> =>
  inTransaction(ctx, async (tx) => {
    const records = await findByIds(tx, ids);
    const batch = await moveToTrash(tx, ctx, trash, ids);
    await tx.service.deleteMany({ where: { id: { in: ids } } });
    await logDeleted(tx, ctx, subject, records);
    return { count: records.length, batch };
  });

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
  title: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-title': [{ sortKey: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<ServiceQuery['sort']>, Prisma.ServiceOrderByWithRelationInput[]>;

export const subject: Subject<ServiceRecord> = {
  entity: 'service',
  label: ({ title }) => title,
};

export const trash: TrashSource<Prisma.ServiceUncheckedCreateInput> = {
  entity: 'service',
  label: ({ title }) => title,
  read: (tx, ids) => tx.service.findMany({ where: { id: { in: ids } } }),
  insert: (tx, data) => tx.service.create({ data }),
  translation: () => translation,
};

const findByIds = async (tx: Db, ids: number[]) => {
  const rows = await tx.service.findMany({ where: { id: { in: ids } }, select, orderBy: { id: 'asc' } });
  return rows.map(toRecord);
};

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
const toRecord = (row: Row): ServiceRecord => withIsoDates(row);

export const translation = {
  entity: 'service',
  schema: serviceTranslation,
  kinds: serviceHistory.fields,
  example: {
    title: 'Panel design and manufacturing',
    description: 'Main and distribution boards built to your drawings.',
  },
  table: (db) => db.serviceTranslation,
  records: (db) => db.service,
  searchText,
  slugs: null,
  missing: 'service.notFound',
} satisfies TranslationSource;
