import { type Db, isUniqueViolation, type Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { foldKey } from '@pano/i18n/text/fold';
import { toSortKey } from '@pano/i18n/text/sort-key';
import type { ApiContext } from '#platform/context';
import { searchTextOf, selectFields } from '#platform/fields/columns';
import { exampleOf } from '#platform/fields/derive';
import { logCreated, logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { bulkDelete, bulkUpdate, deleteOne, type OrderedSource } from '#platform/records/bulk';
import { pageOf, slice, withIds } from '#platform/records/list';
import { storeOrder } from '#platform/records/positions';
import type { OrderItem } from '#platform/records/reorder';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { matchWords } from '#platform/records/search';
import { expectVersion, withIsoDates } from '#platform/records/stored-record';
import { inOneTransaction, inTransaction } from '#platform/records/transaction';
import { inEnglishState } from '#platform/records/translations/english-state';
import { findTranslation, type TranslationSource } from '#platform/records/translations/translation-source';
import { joinSearch, markStale } from '#platform/records/translations/turkish-edit';
import { type TrashSource, wholeRows } from '#platform/records/trash';
import { conflict, orNotFound } from '#platform/transport/errors';
import { keywordFields } from './keyword.fields';
import {
  type KeywordCreate,
  type KeywordQuery,
  type KeywordRecord,
  type KeywordUpdate,
  keywordHistory,
  keywordTranslation,
} from './keyword.schema';

export async function list({ db }: ApiContext, query: KeywordQuery) {
  const english = await inEnglishState(db, translation, query.english);
  const where = { ...matchWords(query.q), ...english, active: query.active };
  const orderBy = orders[query.sort ?? 'order'];
  const rows = db.keyword.findMany({ where, select, orderBy, ...slice(query) });
  return pageOf(query, rows, db.keyword.count({ where }), toRecord);
}

export async function get({ db }: { db: Db }, id: number): Promise<KeywordRecord> {
  return toRecord(orNotFound(await db.keyword.findUnique({ where: { id }, select }), 'keyword.notFound'));
}

/** What the tag fields of a language suggest: the wordings of the active keywords, in the order of the list. */
export async function suggest({ db }: ApiContext, locale: Locale): Promise<string[]> {
  const active = { active: true };
  if (locale === 'tr') {
    const rows = await db.keyword.findMany({ where: active, select, orderBy: orders.order });
    return rows.map(({ keyword }) => keyword);
  }
  const rows = await db.keywordTranslation.findMany({
    where: { locale, record: active },
    select: { keyword: true },
    orderBy: orders.order.map((record) => ({ record })),
  });
  return rows.map(({ keyword }) => keyword);
}

export const create = (ctx: ApiContext, data: KeywordCreate): Promise<KeywordRecord> =>
  inTransaction(ctx, async (tx) => {
    const created = toRecord(
      await tx.keyword.create({
        data: { ...data, ...keyColumns(data.keyword), search: searchText(data) },
        select,
      }),
    );
    await logCreated(tx, ctx, subject, created);
    await writeRevision(tx, ctx, keywordHistory, null, created);
    return created;
  }).catch(explainWriteError);

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export const update = (ctx: ApiContext, id: number, data: KeywordUpdate, version?: number): Promise<KeywordRecord> =>
  inTransaction(ctx, async (tx) => {
    const before = expectVersion(await get({ db: tx }, id), version);
    const english = await findTranslation(tx, translation, id);
    const where = { id, version: before.version };
    const texts = { keyword: data.keyword ?? before.keyword };
    const search = joinSearch(translation, texts, english);
    const columns = { ...data, ...keyColumns(texts.keyword), search, version: { increment: 1 } };
    const after = toRecord(await tx.keyword.update({ where, data: columns, select }));
    await logUpdated(tx, ctx, subject, before, after);
    await writeRevision(tx, ctx, keywordHistory, before, after);
    await markStale(tx, ctx, translation, english, before, after);
    return after;
  }).catch(explainWriteError);

export const setActive = (ctx: ApiContext, id: number, active: boolean) => update(ctx, id, { active });

export const toggleActive = (ctx: ApiContext, id: number): Promise<KeywordRecord> =>
  inOneTransaction(ctx, async (ctx) => {
    const { active } = await get({ db: ctx.tx }, id);
    return update(ctx, id, { active: !active });
  });

/** Gives keywords their new positions, all or none, and returns every keyword in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<KeywordRecord[]> {
  await storeOrder(ctx, source, items);
  return (await ctx.db.keyword.findMany({ select, orderBy: orders.order })).map(toRecord);
}

export const remove = (ctx: ApiContext, id: number) => deleteOne(id, bulkRemove(ctx, [id]), 'keyword.notFound');

export const bulkSetActive = (ctx: ApiContext, ids: number[], active: boolean) =>
  bulkUpdate(ctx, source, ids, { active });

export const bulkRemove = (ctx: ApiContext, ids: number[]) => bulkDelete(ctx, source, ids);

const select = selectFields('Keyword', keywordFields);

const orders = {
  order: [{ order: 'asc' }, { id: 'asc' }],
  keyword: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-keyword': [{ sortKey: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<KeywordQuery['sort']>, Prisma.KeywordOrderByWithRelationInput[]>;

export const subject = {
  entity: 'keyword',
  label: ({ keyword }: { keyword: string }) => keyword,
} satisfies Subject<KeywordRecord>;

export const trash: TrashSource<Prisma.KeywordUncheckedCreateInput> = {
  ...subject,
  ...wholeRows((db) => db.keyword),
  findTwin: async (tx, { keywordKey }) => {
    const twin = await tx.keyword.findUnique({ where: { keywordKey }, select: { id: true, keyword: true } });
    return twin && { id: twin.id, label: twin.keyword };
  },
  translation: () => translation,
};

const searchText = (texts: object) => searchTextOf(keywordFields, texts);

/** What duplicates are found by, and what lists sort by. */
const keyColumns = (keyword: string) => ({ keywordKey: foldKey(keyword), sortKey: toSortKey(keyword) });

function explainWriteError(error: unknown): never {
  if (isUniqueViolation(error, 'keywordKey')) throw conflict('keyword.taken', 'keyword');
  throw error;
}

type Row = Prisma.KeywordGetPayload<{ select: typeof select }>;
const toRecord = (row: Row): KeywordRecord => withIsoDates(row);

export const translation = {
  entity: 'keyword',
  schema: keywordTranslation,
  kinds: keywordHistory.fields,
  example: exampleOf(keywordFields, 'en'),
  table: (db) => db.keywordTranslation,
  records: (db) => db.keyword,
  searchText,
  slugs: null,
  // What duplicates are found by.
  derive: ({ keyword }: { keyword: string }) => ({ keywordKey: foldKey(keyword) }),
  explain: explainWriteError,
  missing: 'keyword.notFound',
} satisfies TranslationSource;

const source: OrderedSource<KeywordRecord> = {
  table: (db) => db.keyword,
  find: async (db, ids) => (await db.keyword.findMany({ ...withIds(ids), select })).map(toRecord),
  subject,
  trash,
  pages: null,
};
