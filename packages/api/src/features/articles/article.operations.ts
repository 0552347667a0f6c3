import { type Database, type Db, isForeignKeyViolation, isUniqueViolation, type Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { htmlToText } from '@pano/i18n/text/html-text';
import { type Records, removeOne, removeTogether, setTogether } from '../../core/bulk';
import type { ApiContext } from '../../core/context';
import { conflict, invalid, orNotFound } from '../../core/errors';
import { claimSlug, forgetRecord, rememberSlug } from '../../core/former-slugs';
import { withInstants } from '../../core/instants';
import { type Page, type PageQuery, pageOf, slice } from '../../core/page';
import { cleanRequiredHtml } from '../../core/rich-text';
import { createRecord, editsOf } from '../../core/save';
import { matchingIn } from '../../core/searching';
import { createTotals } from '../../core/totals';
import type { ArticleCreate, ArticleListItem, ArticleQuery, ArticleRecord, ArticleUpdate } from './article.schema';

/** What a visitor may see: neither hidden articles nor drafts nor those whose time has yet to come. */
const isPublished = () => ({ visible: true, publishedAt: { lte: new Date() } }) satisfies Prisma.ArticleWhereInput;

export const listPublished = ({ db }: ApiContext, page: PageQuery) => {
  const where = isPublished();
  return findRecords(db, where, page, orders['-publishedAt'], db.article.count({ where }));
};

/** As listPublished, without the texts. */
export const listPublishedItems = ({ db }: ApiContext, page: PageQuery) => {
  const where = isPublished();
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
  const where = await asked(db, query);
  return findRecords(db, where, query, orders[query.sort ?? '-id'], totalOf(db, query, where));
};

/** As list, without the texts. */
export const listItems = async ({ db }: ApiContext, query: ArticleQuery) => {
  const where = await asked(db, query);
  return findItems(db, where, query, orders[query.sort ?? '-id'], totalOf(db, query, where));
};

export async function get({ db }: { db: Db }, id: number): Promise<ArticleRecord> {
  return toRecord(orNotFound(await db.article.findUnique({ where: { id }, select }), 'article.notFound'));
}

export async function create(ctx: ApiContext, input: ArticleCreate): Promise<ArticleRecord> {
  const data = cleaned(input);
  return createRecord(ctx, records, async (tx) => {
    await findCategory(tx, data.categoryId);
    await claimSlug(tx, 'articles', data.slug);
    return toRecord(await tx.article.create({ data: { ...data, search: searchText(data) }, select }));
  }).catch(explain);
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export function update(ctx: ApiContext, id: number, input: ArticleUpdate, version?: number): Promise<ArticleRecord> {
  const data = cleaned(input);
  return edit(ctx, id, version, () => data);
}

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) =>
  edit(ctx, id, undefined, ({ visible }) => ({ visible: !visible }));

export const remove = (ctx: ApiContext, id: number) => removeOne((ids) => bulkRemove(ctx, ids), id, 'article.notFound');

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) =>
  setTogether(ctx, records, ids, { visible }, (tx, where) =>
    tx.article.updateMany({ where, data: { visible, version: { increment: 1 } } }),
  );

export const bulkRemove = (ctx: ApiContext, ids: number[]) =>
  removeTogether(ctx, records, ids, async (tx, where, found) => {
    await tx.article.deleteMany({ where });
    for (const { id, slug } of found) await forgetRecord(tx, 'articles', id, slug);
  });

const ownColumns = {
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

const categorySelect = { id: true, name: true, slug: true } satisfies Prisma.CategorySelect;

const itemSelect = { ...ownColumns, category: { select: categorySelect } } satisfies Prisma.ArticleSelect;

const select = { ...itemSelect, content: true } satisfies Prisma.ArticleSelect;

const records: Records<ArticleListItem> = {
  entity: 'article',
  label: ({ title }) => title,
  fields: ({ categoryId: _, category, ...fields }) => ({ ...fields, category: category?.name }),
  find: async (db, ids) => (await db.article.findMany({ where: { id: { in: ids } }, select: itemSelect })).map(toItem),
};

type Order = Prisma.ArticleOrderByWithRelationInput[];
const orders = {
  '-id': [{ id: 'desc' }],
  title: [{ title: 'asc' }, { id: 'asc' }],
  '-title': [{ title: 'desc' }, { id: 'desc' }],
  publishedAt: [{ publishedAt: 'asc' }, { id: 'asc' }],
  '-publishedAt': [{ publishedAt: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<ArticleQuery['sort']>, Order>;

async function asked(db: Db, { q, categoryId, visible, status }: ArticleQuery): Promise<Prisma.ArticleWhereInput> {
  const now = new Date();
  const publishedAt = { draft: null, scheduled: { gt: now }, published: { lte: now } };
  const named = await matchingIn(db, 'Article', q);
  return { ...named, categoryId, visible, ...(status ? { publishedAt: publishedAt[status] } : {}) };
}

/** A category that is deleted lets go of its articles. */
const totals = createTotals('Article', ['Category']);

function totalOf(
  db: Database,
  { q, categoryId, visible, status }: ArticleQuery,
  where: Prisma.ArticleWhereInput,
): Promise<number> {
  const count = () => db.article.count({ where });
  // What is scheduled appears without anybody writing.
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
  const row = await db.article.findFirst({ where: { ...where, ...isPublished() }, select });
  return toRecord(orNotFound(row, 'article.notFound'));
}

const edit = editsOf(
  records,
  (db, id) => get({ db }, id),
  async (tx, before: ArticleRecord, data: ArticleUpdate) => {
    const after = { ...before, ...data };
    const where = { id: before.id, version: before.version };
    const changes = { ...data, search: searchText(after), version: { increment: 1 } };
    const isMoved = after.categoryId !== before.categoryId;
    const category = isMoved ? await findCategory(tx, after.categoryId) : before.category;
    await rememberSlug(tx, 'articles', before.id, before.slug, after.slug);
    // Its own columns come back with the update; with the category asked for, Prisma would read the record again.
    const row = await tx.article.update({ where, data: changes, select: { ...ownColumns, content: true } });
    return toRecord({ ...row, category });
  },
  explain,
);

function cleaned<T extends { content?: string }>(data: T): T {
  if (data.content === undefined) return data;
  return { ...data, content: cleanRequiredHtml(data.content, 'article.content.required') };
}

async function findCategory(db: Db, id: number | null | undefined): Promise<ArticleRecord['category']> {
  if (!id) return null;
  const category = await db.category.findUnique({ where: { id }, select: categorySelect });
  if (!category) throw unknownCategory();
  return category;
}

const unknownCategory = () => invalid('category.invalid', 'categoryId');

const searchText = ({ title, excerpt, content }: Pick<ArticleCreate, 'title' | 'excerpt' | 'content'>) =>
  fold(`${title} ${excerpt ?? ''} ${htmlToText(content)}`);

function explain(error: unknown): never {
  if (isUniqueViolation(error, 'slug')) throw conflict('slug.taken', 'slug');
  if (isForeignKeyViolation(error)) throw unknownCategory();
  throw error;
}

const spelledOut = <Row extends { publishedAt: Date | null; createdAt: Date; updatedAt: Date }>(row: Row) => ({
  ...withInstants(row),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

const toRecord = (row: Prisma.ArticleGetPayload<{ select: typeof select }>): ArticleRecord => spelledOut(row);

const toItem = (row: Prisma.ArticleGetPayload<{ select: typeof itemSelect }>): ArticleListItem => spelledOut(row);
