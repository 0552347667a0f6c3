import { type Database, type Db, findWithTranslation, type Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { isPublic as isPublicCategory } from '#entities/categories/category.operations';
import { readCategoryNames } from '#entities/categories/category-names';
import type { ApiContext } from '#platform/context';
import { selectFields } from '#platform/fields/columns';
import { withCleanTexts } from '#platform/input/rich-text';
import { listPicked, onlyPicked, type PageQuery, type PickedQuery, pageOf, slice } from '#platform/records/list';
import { createTotalCount, matchIndexedWords } from '#platform/records/search';
import { withIsoDates } from '#platform/records/stored-record';
import { inEnglishState } from '#platform/records/translations/english-state';
import { localizeBySlug, localizePage, localizePages } from '#platform/records/translations/localize';
import { onlyTranslated, type Reading } from '#platform/records/translations/reading';
import { type TranslationRow, translationLocale } from '#platform/records/translations/translation-source';
import { createMomentCache, createQueryCache } from '#platform/services/query-cache';
import { orNotFound } from '#platform/transport/errors';
import { articleCard, articleFields } from './article.fields';
import {
  type ArticleListItem,
  type ArticleQuery,
  type ArticleRecord,
  articleHistory,
  articleTranslation,
} from './article.schema';

/** Where the English texts are. */
export const englishTexts = {
  entity: 'article',
  schema: articleTranslation,
  kinds: articleHistory.fields,
  table: (db: Db) => db.articleTranslation,
  missing: 'article.notFound',
} as const;

/** What a visitor may see: neither hidden articles nor drafts nor those whose time has yet to come. */
export const isPublic = () => ({ visible: true, publishedAt: { lte: new Date() } }) satisfies Prisma.ArticleWhereInput;

export const listPublished = async ({ db }: ApiContext, page: PageQuery, reading: Reading = {}) => {
  const where = { ...isPublic(), ...onlyTranslated(reading) };
  const rows = db.article.findMany({ where, select: allColumns, orderBy: orders['-publishedAt'], ...slice(page) });
  const { items, ...rest } = await pageOf(page, addPublicCategories(db, rows), db.article.count({ where }), toRecord);
  const articles = await localizePages(db, englishTexts, reading, items);
  const clean = articles.map((article) => withCleanTexts(article, 'content'));
  return { ...rest, items: await nameCategories(db, reading, clean) };
};

/** As listPublished, without the texts. */
export const listPublishedItems = async ({ db }: ApiContext, query: PickedQuery, reading: Reading = {}) => {
  const where = { ...isPublic(), ...onlyTranslated(reading) };
  const orderBy = orders['-publishedAt'];
  const { items, ...rest } = await listPicked(query, (page) => {
    const picked = { ...where, ...onlyPicked(page) };
    const rows = db.article.findMany({ where: picked, select: ownColumns, orderBy, ...slice(page) });
    return pageOf(page, addPublicCategories(db, rows), db.article.count({ where }), toItem);
  });
  const articles = await localizePages(db, englishTexts, reading, items);
  return { ...rest, items: await nameCategories(db, reading, articles) };
};

export const getPublished = async (ctx: ApiContext, id: number, reading: Reading = {}) => {
  const article = orNotFound(await findPublished(ctx, { id }), 'article.notFound');
  return toPublicRecord(ctx.db, reading, await localizePage(ctx.db, englishTexts, reading, article));
};

export const getPublishedBySlug = async (ctx: ApiContext, slug: string, reading: Reading = {}) => {
  const find = (where: { id: number } | { slug: string }) => findPublished(ctx, where);
  const article = await localizeBySlug(ctx.db, englishTexts, reading, slug, find);
  return toPublicRecord(ctx.db, reading, article);
};

export const newestFirst = [{ publishedAt: 'desc' as const }, { id: 'desc' as const }];

/** The newest articles that have texts in a language, for feed readers. */
export async function listNewest(db: Db, take: number, lang: Locale) {
  const select = { id: true, slug: true, title: true, excerpt: true, publishedAt: true };
  const where = { ...isPublic(), ...onlyTranslated({ locale: lang, leaveOut: true }) };
  const articles = await db.article.findMany({ where, select, orderBy: newestFirst, take });
  return localizePages(db, englishTexts, { locale: lang }, articles);
}

const publications = createMomentCache(['Article']);

/** When the next article appears by itself; null where none is scheduled. */
export const nextPublication = (db: Database): Promise<Date | null> =>
  publications(db, async () => {
    const where = { visible: true, publishedAt: { gt: new Date() } };
    const next = await db.article.findFirst({ where, select: { publishedAt: true }, orderBy: { publishedAt: 'asc' } });
    return next?.publishedAt ?? null;
  });

/** @public Called by crudEndpoints, which gets the whole module. */
export async function list({ db }: ApiContext, query: ArticleQuery) {
  const where = await buildWhere(db, query);
  const rows = db.article.findMany({ where, select, orderBy: orders[query.sort ?? '-id'], ...slice(query) });
  return pageOf(query, rows, countTotal(db, query, where), toRecord);
}

/** As list, without the texts. */
export async function listItems({ db }: ApiContext, query: ArticleQuery) {
  const where = await buildWhere(db, query);
  const orderBy = orders[query.sort ?? '-id'];
  const rows = db.article.findMany({ where, select: itemSelect, orderBy, ...slice(query) });
  return pageOf(query, rows, countTotal(db, query, where), toItem);
}

export async function get({ db }: { db: Db }, id: number): Promise<ArticleRecord> {
  return toRecord(orNotFound(await db.article.findUnique({ where: { id }, select }), 'article.notFound'));
}

/**
 * An article and its English texts, for an update: one query, because the category of an article is cached from save to
 * save.
 */
export async function getForUpdate(
  { db, tx: outer }: ApiContext,
  tx: Db,
  id: number,
): Promise<{ before: ArticleRecord; english: TranslationRow | null }> {
  const tables = { table: 'Article', select: allColumns, locale: translationLocale } as const;
  const { row, translation: english } = orNotFound(
    await findWithTranslation<UpdateRow, TranslationRow>(tx, tables, id),
    'article.notFound',
  );
  const { categoryId } = row;
  if (categoryId === null) return { before: toRecord({ ...row, category: null }), english };
  const load = () => tx.category.findUnique({ where: { id: categoryId }, select: categorySelect });
  // A transaction of several operations may have changed the category without having committed it.
  const category = await (outer ? load() : categories(db, String(categoryId), load));
  return { before: toRecord({ ...row, category }), english };
}

const categories = createQueryCache<ArticleRecord['category']>(['Category']);

const ownColumns = selectFields('Article', articleCard);

export const allColumns = { ...ownColumns, ...selectFields('Article', articleFields) } as const;
type UpdateRow = Prisma.ArticleGetPayload<{ select: typeof allColumns }>;

export const categorySelect = { id: true, name: true, slug: true } satisfies Prisma.CategorySelect;

export const itemSelect = { ...ownColumns, category: { select: categorySelect } } satisfies Prisma.ArticleSelect;

export const select = { ...itemSelect, ...allColumns } satisfies Prisma.ArticleSelect;

const orders = {
  '-id': [{ id: 'desc' }],
  title: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-title': [{ sortKey: 'desc' }, { id: 'desc' }],
  publishedAt: [{ publishedAt: 'asc' }, { id: 'asc' }],
  '-publishedAt': [{ publishedAt: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<ArticleQuery['sort']>, Prisma.ArticleOrderByWithRelationInput[]>;

async function buildWhere(
  db: Db,
  { q, categoryId, visible, status, english }: ArticleQuery,
): Promise<Prisma.ArticleWhereInput> {
  const now = new Date();
  const publishedAt = { draft: null, scheduled: { gt: now }, published: { lte: now } };
  const named = await matchIndexedWords(db, 'Article', q);
  return {
    ...named,
    ...(await inEnglishState(db, englishTexts, english)),
    categoryId,
    visible,
    ...(status ? { publishedAt: publishedAt[status] } : {}),
  };
}

/** Deleting a category changes its articles without a statement of their own. */
const totals = createTotalCount('Article', ['Category', 'ArticleTranslation', 'Draft']);

function countTotal(
  db: Database,
  { q, categoryId, visible, status, english }: ArticleQuery,
  where: Prisma.ArticleWhereInput,
): Promise<number> {
  const count = () => db.article.count({ where });
  // Scheduled articles appear without a write, so these counts cannot be cached.
  return status && status !== 'draft' ? count() : totals(db, { q, categoryId, visible, status, english }, count);
}

async function findPublished({ db }: ApiContext, where: { id: number } | { slug: string }) {
  const rows = db.article.findMany({ where: { ...where, ...isPublic() }, select: allColumns, take: 1 });
  const [article] = await addPublicCategories(db, rows);
  return article ? toRecord(article) : null;
}

async function toPublicRecord<Article extends ArticleRecord>(db: Database, reading: Reading, article: Article) {
  const [named] = await nameCategories(db, reading, [withCleanTexts<'content', Article>(article, 'content')]);
  return orNotFound(named ?? null, 'article.notFound');
}

/** The articles with their categories in the language of the reader. */
async function nameCategories<Article extends { category: ArticleRecord['category'] }>(
  db: Database,
  reading: Reading,
  articles: Article[],
) {
  const toNamed = await readCategoryNames(db, reading);
  return articles.map((article) => ({ ...article, category: article.category && toNamed(article.category) }));
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

export const toItem = (row: Prisma.ArticleGetPayload<{ select: typeof itemSelect }>): ArticleListItem =>
  toIsoDates(row);
