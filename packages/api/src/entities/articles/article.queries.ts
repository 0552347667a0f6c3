import type { Database, Db, Prisma } from '@pano/db';
import { isPublic as isPublicCategory } from '#entities/categories/category.operations';
import type { ApiContext } from '#platform/context';
import { withCleanTexts } from '#platform/input/rich-text';
import { type Page, type PageQuery, pageOf, slice } from '#platform/records/list';
import { createTotalCount, matchIndexedWords } from '#platform/records/search';
import { withIsoDates } from '#platform/records/stored-record';
import { createQueryCache } from '#platform/services/query-cache';
import { orNotFound } from '#platform/transport/errors';
import type { ArticleListItem, ArticleQuery, ArticleRecord } from './article.schema';

/** What a visitor may see: neither hidden articles nor drafts nor those whose time has yet to come. */
export const isPublic = () => ({ visible: true, publishedAt: { lte: new Date() } }) satisfies Prisma.ArticleWhereInput;

export const listPublished = ({ db }: ApiContext, page: PageQuery) => {
  const where = isPublic();
  const select = { ...ownColumns, content: true };
  const rows = db.article.findMany({ where, select, orderBy: orders['-publishedAt'], ...slice(page) });
  return pageOf(page, addPublicCategories(db, rows), db.article.count({ where }), toPublicRecord);
};

/** As listPublished, without the texts. */
export const listPublishedItems = ({ db }: ApiContext, page: PageQuery) => {
  const where = isPublic();
  const rows = db.article.findMany({ where, select: ownColumns, orderBy: orders['-publishedAt'], ...slice(page) });
  return pageOf(page, addPublicCategories(db, rows), db.article.count({ where }), toItem);
};

export const getPublished = (ctx: ApiContext, id: number) => findPublished(ctx, { id });

export const getPublishedBySlug = (ctx: ApiContext, slug: string) => findPublished(ctx, { slug });

/** When the next article appears by itself; null where none is scheduled. */
export async function nextPublication(db: Db): Promise<Date | null> {
  const where = { visible: true, publishedAt: { gt: new Date() } };
  const next = await db.article.findFirst({ where, select: { publishedAt: true }, orderBy: { publishedAt: 'asc' } });
  return next?.publishedAt ?? null;
}

/** @public Called by crudEndpoints, which gets the whole module. */
export const list = async ({ db }: ApiContext, query: ArticleQuery) => {
  const where = await buildWhere(db, query);
  return findRecords(db, where, query, orders[query.sort ?? '-id'], countTotal(db, query, where));
};

/** As list, without the texts. */
export const listItems = async ({ db }: ApiContext, query: ArticleQuery) => {
  const where = await buildWhere(db, query);
  return findItems(db, where, query, orders[query.sort ?? '-id'], countTotal(db, query, where));
};

export async function get({ db }: { db: Db }, id: number): Promise<ArticleRecord> {
  return toRecord(orNotFound(await db.article.findUnique({ where: { id }, select }), 'article.notFound'));
}

/** As get, for an update: one query, because the category of an article is cached from save to save. */
export async function getForUpdate({ db, tx: outer }: ApiContext, tx: Db, id: number): Promise<ArticleRecord> {
  const row = orNotFound(
    await tx.article.findUnique({ where: { id }, select: { ...ownColumns, content: true } }),
    'article.notFound',
  );
  const { categoryId } = row;
  if (categoryId === null) return toRecord({ ...row, category: null });
  const load = () => tx.category.findUnique({ where: { id: categoryId }, select: categorySelect });
  // A transaction of several operations may have changed the category without having committed it.
  const category = await (outer ? load() : categories(db, String(categoryId), load));
  return toRecord({ ...row, category });
}

const categories = createQueryCache<ArticleRecord['category']>(['Category']);

export const ownColumns = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  featuredImage: true,
  categoryId: true,
  publishedAt: true,
  visible: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ArticleSelect;

export const categorySelect = { id: true, name: true, slug: true } satisfies Prisma.CategorySelect;

export const itemSelect = { ...ownColumns, category: { select: categorySelect } } satisfies Prisma.ArticleSelect;

export const select = { ...itemSelect, content: true } satisfies Prisma.ArticleSelect;

type Order = Prisma.ArticleOrderByWithRelationInput[];
const orders = {
  '-id': [{ id: 'desc' }],
  title: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-title': [{ sortKey: 'desc' }, { id: 'desc' }],
  publishedAt: [{ publishedAt: 'asc' }, { id: 'asc' }],
  '-publishedAt': [{ publishedAt: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<ArticleQuery['sort']>, Order>;

async function buildWhere(db: Db, { q, categoryId, visible, status }: ArticleQuery): Promise<Prisma.ArticleWhereInput> {
  const now = new Date();
  const publishedAt = { draft: null, scheduled: { gt: now }, published: { lte: now } };
  const named = await matchIndexedWords(db, 'Article', q);
  return { ...named, categoryId, visible, ...(status ? { publishedAt: publishedAt[status] } : {}) };
}

/** Deleting a category changes its articles without a statement of their own. */
const totals = createTotalCount('Article', ['Category']);

function countTotal(
  db: Database,
  { q, categoryId, visible, status }: ArticleQuery,
  where: Prisma.ArticleWhereInput,
): Promise<number> {
  const count = () => db.article.count({ where });
  // Scheduled articles appear without a write, so these counts cannot be cached.
  return status && status !== 'draft' ? count() : totals(db, { q, categoryId, visible, status }, count);
}

function findRecords(
  db: Db,
  where: Prisma.ArticleWhereInput,
  page: PageQuery,
  orderBy: Order,
  total: Promise<number>,
): Promise<Page<ArticleRecord>> {
  const rows = db.article.findMany({ where, select, orderBy, ...slice(page) });
  return pageOf(page, rows, total, toRecord);
}

function findItems(
  db: Db,
  where: Prisma.ArticleWhereInput,
  page: PageQuery,
  orderBy: Order,
  total: Promise<number>,
): Promise<Page<ArticleListItem>> {
  const rows = db.article.findMany({ where, select: itemSelect, orderBy, ...slice(page) });
  return pageOf(page, rows, total, toItem);
}

async function findPublished({ db }: ApiContext, where: { id: number } | { slug: string }): Promise<ArticleRecord> {
  const select = { ...ownColumns, content: true };
  const rows = db.article.findMany({ where: { ...where, ...isPublic() }, select, take: 1 });
  const [article] = await addPublicCategories(db, rows);
  return toPublicRecord(orNotFound(article ?? null, 'article.notFound'));
}

/** Adds the category of each article. To visitors, an article of a hidden category is one without a category. */
async function addPublicCategories<Row extends { categoryId: number | null }>(db: Db, articles: PromiseLike<Row[]>) {
  const rows = await articles;
  const ids = new Set(rows.flatMap(({ categoryId }) => categoryId ?? []));
  const where = { ...isPublicCategory, id: { in: [...ids] } };
  const visible = ids.size > 0 ? await db.category.findMany({ where, select: categorySelect }) : [];
  const categories = new Map(visible.map((category) => [category.id, category]));
  return rows.map((row) => {
    const category = (row.categoryId && categories.get(row.categoryId)) || null;
    return { ...row, categoryId: category?.id ?? null, category };
  });
}

const toIsoDates = <Row extends { publishedAt: Date | null; createdAt: Date; updatedAt: Date }>(row: Row) => ({
  ...withIsoDates(row),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

export const toRecord = (row: Prisma.ArticleGetPayload<{ select: typeof select }>): ArticleRecord => toIsoDates(row);

const toPublicRecord = (row: Parameters<typeof toRecord>[0]) => withCleanTexts(toRecord(row), 'content');

export const toItem = (row: Prisma.ArticleGetPayload<{ select: typeof itemSelect }>): ArticleListItem =>
  toIsoDates(row);
