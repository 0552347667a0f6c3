import { type Db, isForeignKeyViolation } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { htmlToText } from '@pano/i18n/text/html-text';
import type { ApiContext } from '#platform/context';
import { cleanRequiredHtml } from '#platform/input/rich-text';
import type { Subject } from '#platform/records/activity/log-changes';
import { type Records, removeOne, removeTogether, setTogether } from '#platform/records/bulk';
import { createRecord, editsOf } from '#platform/records/save';
import { claimSlug, forgetRecord, rememberSlug } from '#platform/records/slug-redirects';
import { refuseTakenSlug } from '#platform/records/slug-taken';
import { invalid } from '#platform/transport/errors';
import { categorySelect, get, itemSelect, ownColumns, select, toItem, toRecord } from './article.queries';
import type { ArticleCreate, ArticleListItem, ArticleRecord, ArticleUpdate } from './article.schema';

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

export const subject: Subject<ArticleListItem> = {
  entity: 'article',
  label: ({ title }) => title,
  fields: ({ categoryId: _, category, ...fields }) => ({ ...fields, category: category?.name }),
};

const records: Records<ArticleListItem> = {
  ...subject,
  find: async (db, ids) => (await db.article.findMany({ where: { id: { in: ids } }, select: itemSelect })).map(toItem),
};

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
  if (isForeignKeyViolation(error)) throw unknownCategory();
  return refuseTakenSlug(error);
}
