import { type Db, isForeignKeyViolation, type Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import type { ApiContext } from '#platform/context';
import type { Subject } from '#platform/records/activity/log-changes';
import { type Records, removeOne, removeTogether, setTogether } from '#platform/records/bulk';
import { withInstants } from '#platform/records/instants';
import { type Page, type PageQuery, pageOf, slice } from '#platform/records/list';
import { createRecord, editsOf } from '#platform/records/save';
import { matching } from '#platform/records/search';
import { claimSlug, forgetRecord, rememberSlug } from '#platform/records/slug-redirects';
import { refuseTakenSlug } from '#platform/records/slug-taken';
import { conflict, orNotFound } from '#platform/transport/errors';
import type {
  CategoryCreate,
  CategoryListItem,
  CategoryQuery,
  CategoryRecord,
  CategoryUpdate,
} from './category.schema';
import { countBelonging } from './category-counts';

/** What a visitor may see. */
export const isPublic = { visible: true } satisfies Prisma.CategoryWhereInput;

export function listVisible({ db }: ApiContext, page: PageQuery): Promise<Page<CategoryRecord>> {
  return pageOf(
    page,
    db.category.findMany({ where: isPublic, select, orderBy: orders.id, ...slice(page) }),
    db.category.count({ where: isPublic }),
    toRecord,
  );
}

export const getVisible = (ctx: ApiContext, id: number) => findVisible(ctx, { id });

export const getVisibleBySlug = (ctx: ApiContext, slug: string) => findVisible(ctx, { slug });

export async function list({ db }: ApiContext, query: CategoryQuery): Promise<Page<CategoryListItem>> {
  const belonging = await countBelonging(db);
  const where: Prisma.CategoryWhereInput = { ...matching(query.q), visible: query.visible };
  const orderBy = orders[query.sort ?? 'id'];
  return pageOf(
    query,
    db.category.findMany({ where, select, orderBy, ...slice(query) }),
    db.category.count({ where }),
    (row) => ({ ...toRecord(row), ...belonging(row.id) }),
  );
}

export async function get({ db }: { db: Db }, id: number): Promise<CategoryRecord> {
  return toRecord(orNotFound(await db.category.findUnique({ where: { id }, select }), 'category.notFound'));
}

export const create = (ctx: ApiContext, data: CategoryCreate): Promise<CategoryRecord> =>
  createRecord(ctx, records, async (tx) => {
    await claimSlug(tx, 'categories', data.slug);
    return toRecord(await tx.category.create({ data: { ...data, search: searchText(data) }, select }));
  }).catch(refuseTakenSlug);

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export const update = (ctx: ApiContext, id: number, data: CategoryUpdate, version?: number) =>
  edit(ctx, id, version, () => data);

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) =>
  edit(ctx, id, undefined, ({ visible }) => ({ visible: !visible }));

/** Deletes a category without projects; its articles go on without one. */
export const remove = (ctx: ApiContext, id: number) =>
  removeOne((ids) => bulkRemove(ctx, ids), id, 'category.notFound');

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) =>
  setTogether(ctx, records, ids, { visible }, (tx, where) =>
    tx.category.updateMany({ where, data: { visible, version: { increment: 1 } } }),
  );

/** Deletes all or, where one of them has projects, none. */
export const bulkRemove = (ctx: ApiContext, ids: number[]): Promise<{ count: number }> =>
  removeTogether(ctx, records, ids, async (tx, where, found) => {
    await tx.category.deleteMany({ where });
    for (const { id, slug } of found) await forgetRecord(tx, 'categories', id, slug);
  }).catch((error: unknown) => {
    // Only projects hold on to their category.
    if (isForeignKeyViolation(error)) throw conflict('category.hasProjects');
    throw error;
  });

const select = {
  id: true,
  name: true,
  slug: true,
  description: true,
  visible: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.CategorySelect;

const orders = {
  id: [{ id: 'asc' }],
  name: [{ name: 'asc' }, { id: 'asc' }],
  '-name': [{ name: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<CategoryQuery['sort']>, Prisma.CategoryOrderByWithRelationInput[]>;

export const subject: Subject<CategoryRecord> = {
  entity: 'category',
  label: ({ name }) => name,
};

const records: Records<CategoryRecord> = {
  ...subject,
  find: async (db, ids) => (await db.category.findMany({ where: { id: { in: ids } }, select })).map(toRecord),
};

async function findVisible({ db }: ApiContext, where: { id: number } | { slug: string }): Promise<CategoryRecord> {
  const row = await db.category.findFirst({ where: { ...where, ...isPublic }, select });
  return toRecord(orNotFound(row, 'category.notFound'));
}

const edit = editsOf(
  records,
  (db, id) => get({ db }, id),
  async (tx, before: CategoryRecord, data: CategoryUpdate) => {
    const after = { ...before, ...data };
    const where = { id: before.id, version: before.version };
    const changes = { ...data, search: searchText(after), version: { increment: 1 } };
    await rememberSlug(tx, 'categories', before.id, before.slug, after.slug);
    return toRecord(await tx.category.update({ where, data: changes, select }));
  },
  refuseTakenSlug,
);

const searchText = ({ name, description }: Pick<CategoryCreate, 'name' | 'description'>) =>
  fold(`${name} ${description ?? ''}`);

type Row = Prisma.CategoryGetPayload<{ select: typeof select }>;
const toRecord = (row: Row): CategoryRecord => withInstants(row);
