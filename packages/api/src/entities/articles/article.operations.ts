import { type Db, isForeignKeyViolation, type Prisma } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import type { ApiContext } from '#platform/context';
import { searchTextOf } from '#platform/fields/columns';
import { exampleOf } from '#platform/fields/derive';
import { cleanRequiredHtml } from '#platform/input/rich-text';
import { logCreated, logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { bulkDelete, bulkUpdate, deleteOne, type RecordSource, toggle } from '#platform/records/bulk';
import { withIds } from '#platform/records/list';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { changeSlug, claimSlug, explainTakenSlug } from '#platform/records/slug-redirects';
import { expectVersion } from '#platform/records/stored-record';
import { inTransaction } from '#platform/records/transaction';
import type { TranslationSource } from '#platform/records/translations/translation-source';
import { joinSearch, markStale } from '#platform/records/translations/turkish-edit';
import { editTrashed, type TrashSource, withItem } from '#platform/records/trash';
import { invalid } from '#platform/transport/errors';
import { articleFields } from './article.fields';
import {
  allColumns,
  categorySelect,
  englishTexts,
  get,
  getForUpdate,
  isPublic,
  itemSelect,
  select,
  toItem,
  toRecord,
} from './article.queries';
import {
  type ArticleCreate,
  type ArticleListItem,
  type ArticleRecord,
  type ArticleUpdate,
  articleHistory,
} from './article.schema';

export async function create(ctx: ApiContext, input: ArticleCreate): Promise<ArticleRecord> {
  const data = cleanTexts(input);
  return inTransaction(ctx, async (tx) => {
    await findCategory(tx, data.categoryId);
    await claimSlug(tx, translation, data.slug);
    const created = toRecord(
      await tx.article.create({ data: { ...data, search: searchText(data), sortKey: toSortKey(data.title) }, select }),
    );
    await logCreated(tx, ctx, subject, created);
    await writeRevision(tx, ctx, articleHistory, null, created);
    return created;
  }).catch(explainWriteError);
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export async function update(
  ctx: ApiContext,
  id: number,
  input: ArticleUpdate,
  version?: number,
): Promise<ArticleRecord> {
  const data = cleanTexts(input);
  return inTransaction(ctx, async (tx) => {
    const { before, english } = await getForUpdate(ctx, tx, id);
    expectVersion(before, version);
    const { categoryId, slug, ...texts } = { ...before, ...data };
    const category = categoryId === before.categoryId ? before.category : await findCategory(tx, categoryId);
    await changeSlug(tx, translation, before, slug, english);
    const where = { id, version: before.version };
    const search = joinSearch(translation, texts, english);
    const columns = { ...data, search, sortKey: toSortKey(texts.title), version: { increment: 1 } };
    // With the category in the select, Prisma would read the record again.
    const row = await tx.article.update({ where, data: columns, select: allColumns });
    const after = toRecord({ ...row, category });
    await logUpdated(tx, ctx, subject, before, after);
    await writeRevision(tx, ctx, articleHistory, before, after);
    await markStale(tx, ctx, translation, english, before, after);
    return after;
  }).catch(explainWriteError);
}

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const toggleVisible = (ctx: ApiContext, id: number) => toggle(ctx, id, get, update);

export const remove = (ctx: ApiContext, id: number) => deleteOne(id, bulkRemove(ctx, [id]), 'article.notFound');

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) =>
  bulkUpdate(ctx, source, ids, { visible });

export const bulkRemove = (ctx: ApiContext, ids: number[]) => bulkDelete(ctx, source, ids);

export const subject: Subject<ArticleListItem> = {
  entity: 'article',
  label: ({ title }) => title,
  fields: ({ categoryId: _, category, ...fields }) => ({ ...fields, category: category?.name }),
};

export const trash: TrashSource<Prisma.ArticleUncheckedCreateInput> = {
  entity: 'article',
  label: ({ title }) => title,
  read: (tx, ids) => tx.article.findMany({ where: { id: { in: ids } } }),
  // Articles go on without a category that is gone; one in the trash gets them back.
  insert: async (tx, { categoryId, ...data }) => {
    const category = categoryId
      ? await tx.category.findUnique({ where: { id: categoryId }, select: { id: true } })
      : null;
    const { id } = await tx.article.create({ data: { ...data, categoryId: category?.id ?? null } });
    if (category || !categoryId) return;
    await editTrashed(tx, 'category', [categoryId], ({ articles }) => ({ articles: withItem(articles, { id }) }));
  },
  translation: () => translation,
};

function cleanTexts<T extends { content?: string }>(data: T): T {
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

const searchText = (texts: object) => searchTextOf(articleFields, texts);

export const translation = {
  ...englishTexts,
  example: exampleOf(articleFields, 'en'),
  records: (db) => db.article,
  searchText,
  slugs: 'articles',
} satisfies TranslationSource;

function explainWriteError(error: unknown): never {
  if (isForeignKeyViolation(error)) throw unknownCategory();
  return explainTakenSlug('articles')(error);
}

const source: RecordSource<ArticleListItem> = {
  table: (db) => db.article,
  find: async (db, ids) => (await db.article.findMany({ ...withIds(ids), select: itemSelect })).map(toItem),
  subject,
  trash,
  pages: { source: translation, isPublic },
};
