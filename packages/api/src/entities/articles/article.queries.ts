import type { Database, Db, Prisma } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { type Page, type PageQuery, pageOf, slice } from '#platform/records/list';
import { createTotalCount, matchIndexedWords } from '#platform/records/search';
import { withIsoDates } from '#platform/records/stored-record';
import { orNotFound } from '#platform/transport/errors';
import type { ArticleListItem, ArticleQuery, ArticleRecord } from './article.schema';

/** What a visitor may see: neither hidden articles nor drafts nor those whose time has yet to come. */
export const isPublic = () => ({ visible: true, publishedAt: { lte: new Date() } }) satisfies Prisma.ArticleWhereInput;

export const listPublished = ({ db }: ApiContext, page: PageQuery) => {
  const where = isPublic();
  return findRecords(db, where, page, orders['-publishedAt'], db.article.count({ where }));
};

/** As listPublished, without the texts. */
export const listPublishedItems = ({ db }: ApiContext, page: PageQuery) => {
  const where = isPublic();
  return findItems(db, where, page, orders['-publishedAt'], db.article.count({ where }));
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
  title: [{ title: 'asc' }, { id: 'asc' }],
  '-title': [{ title: 'desc' }, { id: 'desc' }],
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
  const row = await db.article.findFirst({ where: { ...where, ...isPublic() }, select });
  return toRecord(orNotFound(row, 'article.notFound'));
}

const toIsoDates = <Row extends { publishedAt: Date | null; createdAt: Date; updatedAt: Date }>(row: Row) => ({
  ...withIsoDates(row),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

export const toRecord = (row: Prisma.ArticleGetPayload<{ select: typeof select }>): ArticleRecord => toIsoDates(row);

export const toItem = (row: Prisma.ArticleGetPayload<{ select: typeof itemSelect }>): ArticleListItem =>
  toIsoDates(row);
