import { type Database, type Db, isForeignKeyViolation, type Prisma } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import type { ApiContext } from '#platform/context';
import { searchTextOf, selectFields } from '#platform/fields/columns';
import { exampleOf } from '#platform/fields/derive';
import { logCreated, logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { bulkDelete, bulkUpdate, deleteOne, type OrderedSource, toggle } from '#platform/records/bulk';
import { listPicked, onlyPicked, type Page, type PickedQuery, pageOf, slice, withIds } from '#platform/records/list';
import { lastPosition, moveTo, storeOrder } from '#platform/records/positions';
import type { OrderItem } from '#platform/records/reorder';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { matchWords } from '#platform/records/search';
import { changeSlug, claimSlug, explainTakenSlug } from '#platform/records/slug-redirects';
import { expectVersion, withIsoDates } from '#platform/records/stored-record';
import { inTransaction } from '#platform/records/transaction';
import { inEnglishState } from '#platform/records/translations/english-state';
import { localizeBySlug, localizePage, localizePages } from '#platform/records/translations/localize';
import { onlyTranslated, type Reading } from '#platform/records/translations/reading';
import { findTranslation, type TranslationSource } from '#platform/records/translations/translation-source';
import { joinSearch, markStale } from '#platform/records/translations/turkish-edit';
import { editTrashed, type TrashSource } from '#platform/records/trash';
import { createQueryCache } from '#platform/services/query-cache';
import { conflict, orNotFound } from '#platform/transport/errors';
import { categoryCard, categoryFields } from './category.fields';
import {
  type CategoryCreate,
  type CategoryItem,
  type CategoryListItem,
  type CategoryQuery,
  type CategoryRecord,
  type CategoryUpdate,
  categoryHistory,
  categoryTranslation,
} from './category.schema';

/** What a visitor may see. */
export const isPublic = { visible: true } satisfies Prisma.CategoryWhereInput;

export async function listVisible({ db }: ApiContext, query: PickedQuery, reading: Reading = {}) {
  const where = { ...isPublic, ...onlyTranslated(reading) };
  const categories = await listPicked(query, (page) => {
    const picked = { ...where, ...onlyPicked(page) };
    const rows = db.category.findMany({ where: picked, select: itemSelect, orderBy: orders.order, ...slice(page) });
    return pageOf(page, rows, db.category.count({ where }), toItem);
  });
  return { ...categories, items: await localizePages(db, translation, reading, categories.items) };
}

export const getVisible = async (ctx: ApiContext, id: number, reading: Reading = {}) =>
  localizePage(ctx.db, translation, reading, orNotFound(await findVisible(ctx, { id }), 'category.notFound'));

export async function getVisibleBySlug(ctx: ApiContext, slug: string, reading: Reading = {}) {
  const find = (where: { id: number } | { slug: string }) => findVisible(ctx, where);
  return localizeBySlug(ctx.db, translation, reading, slug, find);
}

export async function list({ db }: ApiContext, query: CategoryQuery): Promise<Page<CategoryListItem>> {
  const belonging = await countBelonging(db);
  const english = await inEnglishState(db, translation, query.english);
  const where = { ...matchWords(query.q), ...english, visible: query.visible };
  const orderBy = orders[query.sort ?? 'order'];
  const rows = db.category.findMany({ where, select: itemSelect, orderBy, ...slice(query) });
  return pageOf(query, rows, db.category.count({ where }), (row) => ({ ...toItem(row), ...belonging(row.id) }));
}

export async function get({ db }: { db: Db }, id: number): Promise<CategoryRecord> {
  return toRecord(orNotFound(await db.category.findUnique({ where: { id }, select }), 'category.notFound'));
}

export const create = (ctx: ApiContext, data: CategoryCreate): Promise<CategoryRecord> =>
  inTransaction(ctx, async (tx) => {
    await claimSlug(tx, translation, data.slug);
    const order = data.order ?? (await lastPosition(tx.category.aggregate({ _max: { order: true } })));
    const created = toRecord(
      await tx.category.create({
        data: { ...data, order, search: searchText(data), sortKey: toSortKey(data.name) },
        select,
      }),
    );
    await logCreated(tx, ctx, subject, created);
    await writeRevision(tx, ctx, categoryHistory, null, created);
    return created;
  }).catch(explainTakenSlug('categories'));

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export const update = (ctx: ApiContext, id: number, data: CategoryUpdate, version?: number): Promise<CategoryRecord> =>
  inTransaction(ctx, async (tx) => {
    const before = expectVersion(await get({ db: tx }, id), version);
    const english = await findTranslation(tx, translation, id);
    await changeSlug(tx, translation, before, data.slug ?? before.slug, english);
    const where = { id, version: before.version };
    const columns = {
      ...data,
      search: joinSearch(translation, { ...before, ...data }, english),
      sortKey: toSortKey(data.name ?? before.name),
      version: { increment: 1 },
    };
    const after = toRecord(await tx.category.update({ where, data: columns, select }));
    await logUpdated(tx, ctx, subject, before, after);
    await writeRevision(tx, ctx, categoryHistory, before, after);
    await markStale(tx, ctx, translation, english, before, after);
    return after;
  }).catch(explainTakenSlug('categories'));

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) => toggle(ctx, id, get, update);

/** Gives categories their new positions, all or none, and returns every category in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<CategoryItem[]> {
  await storeOrder(ctx, source, items);
  return (await ctx.db.category.findMany({ select: itemSelect, orderBy: orders.order })).map(toItem);
}

export const move = (ctx: ApiContext, id: number, position: number) => moveTo(ctx, source, id, position);

/** Deletes a category without projects; its articles go on without one. */
export const remove = (ctx: ApiContext, id: number) => deleteOne(id, bulkRemove(ctx, [id]), 'category.notFound');

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) =>
  bulkUpdate(ctx, source, ids, { visible });

/** Deletes all or, where one of them has projects, none. */
export const bulkRemove = (ctx: ApiContext, ids: number[]) =>
  bulkDelete(ctx, source, ids).catch((error: unknown) => {
    // Of what refers to a category, only projects prevent its deletion.
    throw isForeignKeyViolation(error) ? conflict('category.hasProjects') : error;
  });

/** The numbers of all categories by their slugs; 0, which no record has, for a slug that none has. */
export async function findCategoryIds(db: Db): Promise<(slug: string) => number> {
  const rows = await db.category.findMany({ select: { id: true, slug: true } });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return (slug) => ids.get(slug) ?? 0;
}

const itemSelect = selectFields('Category', categoryCard);

const select = selectFields('Category', categoryFields);

const orders = {
  order: [{ order: 'asc' }, { id: 'asc' }],
  id: [{ id: 'asc' }],
  name: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-name': [{ sortKey: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<CategoryQuery['sort']>, Prisma.CategoryOrderByWithRelationInput[]>;

export const subject = {
  entity: 'category',
  label: ({ name }: { name: string }) => name,
} satisfies Subject<CategoryItem>;

/** The articles of a deleted category go on without one; those that still have none return to it. */
type Trashed = Prisma.CategoryUncheckedCreateInput & { articles: { id: number }[] };

export const trash: TrashSource<Trashed> = {
  ...subject,
  read: (tx, ids) =>
    tx.category.findMany({ where: { id: { in: ids } }, include: { articles: { select: { id: true } } } }),
  insert: async (tx, { articles, ...data }) => {
    const { id } = await tx.category.create({ data, select: { id: true } });
    const ids = articles.map((article) => article.id);
    await editTrashed(tx, 'article', ids, ({ categoryId }) => ({ categoryId: categoryId ?? id }));
    const where = { id: { in: ids }, categoryId: null };
    // One by one, because each keeps the date of its last change.
    for (const article of await tx.article.findMany({ where, select: { id: true, updatedAt: true } })) {
      await tx.article.update({ where: { id: article.id }, data: { categoryId: id, updatedAt: article.updatedAt } });
    }
  },
  translation: () => translation,
};

async function findVisible({ db }: ApiContext, where: { id: number } | { slug: string }) {
  const row = await db.category.findFirst({ where: { ...where, ...isPublic }, select });
  return row && toRecord(row);
}

const searchText = (texts: object) => searchTextOf(categoryFields, texts);

type Row = Prisma.CategoryGetPayload<{ select: typeof select }>;
const toRecord = (row: Row): CategoryRecord => withIsoDates(row);

const toItem = (row: Prisma.CategoryGetPayload<{ select: typeof itemSelect }>): CategoryItem => withIsoDates(row);

type Belonging = Pick<CategoryListItem, 'projectCount' | 'articleCount'>;

/** How many projects and articles each category has: counted for all at once, and not again until one changes. */
async function countBelonging(db: Database): Promise<(id: number) => Belonging> {
  const by = ['categoryId'] as const;
  const [projects, articles] = await Promise.all([
    projectCounts(db, 'all', async () => {
      const groups = await db.project.groupBy({ by: [...by], _count: true });
      return new Map(groups.map(({ categoryId, _count }) => [categoryId, _count]));
    }),
    articleCounts(db, 'all', async () => {
      const groups = await db.article.groupBy({ by: [...by], _count: true });
      return new Map(groups.map(({ categoryId, _count }) => [categoryId, _count]));
    }),
  ]);
  return (id) => ({ projectCount: projects.get(id) ?? 0, articleCount: articles.get(id) ?? 0 });
}

const projectCounts = createQueryCache<Map<number, number>>(['Project']);
const articleCounts = createQueryCache<Map<number | null, number>>(['Article', 'Category']);

export const translation = {
  entity: 'category',
  schema: categoryTranslation,
  kinds: categoryHistory.fields,
  example: exampleOf(categoryFields, 'en'),
  table: (db) => db.categoryTranslation,
  records: (db) => db.category,
  searchText,
  slugs: 'categories',
  missing: 'category.notFound',
} satisfies TranslationSource;

const source: OrderedSource<CategoryItem> = {
  table: (db) => db.category,
  find: async (db, ids) => (await db.category.findMany({ ...withIds(ids), select: itemSelect })).map(toItem),
  subject,
  trash,
  pages: { source: translation, isPublic: () => isPublic },
};
