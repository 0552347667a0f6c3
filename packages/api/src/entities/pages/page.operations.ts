import type { Database, Db, Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { toSortKey } from '@pano/i18n/text/sort-key';
import { privacyNoticeSlug } from '#addresses';
import type { ApiContext } from '#platform/context';
import { searchTextOf, selectFields } from '#platform/fields/columns';
import { exampleOf, reportedOf } from '#platform/fields/derive';
import { cleanOptionalHtml, withCleanTexts } from '#platform/input/rich-text';
import { logCreated, logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { blocksToHtml } from '#platform/records/blocks';
import { bulkDelete, bulkUpdate, deleteOne, type RecordSource } from '#platform/records/bulk';
import { type Page, type PageQuery, pageOf, slice, withIds } from '#platform/records/list';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { foldHtml, matchWords } from '#platform/records/search';
import { changeSlug, claimSlug, explainTakenSlug, findSlugRedirect } from '#platform/records/slug-redirects';
import { expectVersion, withIsoDates } from '#platform/records/stored-record';
import { inTransaction } from '#platform/records/transaction';
import { inEnglishState } from '#platform/records/translations/english-state';
import { localizeBySlug, localizePage, localizePages, type OnPage } from '#platform/records/translations/localize';
import { withPresentLinks } from '#platform/records/translations/present-links';
import { onlyTranslated, type Reading } from '#platform/records/translations/reading';
import { findTranslation, type TranslationSource } from '#platform/records/translations/translation-source';
import { joinSearch, markStale } from '#platform/records/translations/turkish-edit';
import { type TrashSource, wholeRows } from '#platform/records/trash';
import { orNotFound } from '#platform/transport/errors';
import { fillFirmMarks, hasFirmMarks } from './firm-marks';
import { pageCard, pageFields } from './page.fields';
import {
  type FramePages,
  type PageCreate,
  type PageListItem,
  type PageListQuery,
  type PageRecord,
  type PageUpdate,
  type PublicPage,
  pageHistory,
  pageTranslation,
} from './page.schema';
import { cleanBlocks, publicBlocks, readBlocks, writeBlocks } from './page-blocks';
import { checkParent } from './page-parent';

export const isPublic = { visible: true } satisfies Prisma.PageWhereInput;

/** All pages as visitors see them, without their texts, which are read one at a time. */
export async function listPublic(ctx: ApiContext, page: PageQuery, reading: Reading = {}) {
  const pages = await find(ctx, { ...isPublic, ...onlyTranslated(reading) }, page);
  const items = pages.items.map(({ parentId: _, visible: __, ...item }) => item);
  return { ...pages, items: await localizePages(ctx.db, translation, reading, items) };
}

export async function list(ctx: ApiContext, query: PageListQuery): Promise<Page<PageListItem>> {
  const english = await inEnglishState(ctx.db, translation, query.english);
  const where = { ...matchWords(query.q), ...english, visible: query.visible };
  return find(ctx, where, query, orders[query.sort ?? 'id']);
}

function find({ db }: ApiContext, where: Prisma.PageWhereInput, page: PageQuery, orderBy: Order = orders.id) {
  const rows = db.page.findMany({ where, select: itemSelect, orderBy, ...slice(page) });
  return pageOf(page, rows, db.page.count({ where }), toItem);
}

export const get = async ({ db }: { db: Db }, id: number): Promise<PageRecord> => toRecord(db, await findRow(db, id));

/** A page as it is stored: the marks for the name of the firm are still in its text. */
export const readRow = async ({ db }: { db: Db }, id: number) => readColumns(await findRow(db, id));

const findRow = async (db: Db, id: number): Promise<Row> =>
  orNotFound(await db.page.findUnique({ where: { id }, select }), 'page.notFound');

export async function getBySlug(ctx: ApiContext, slug: string, reading: Reading = {}) {
  const find = async (where: { id: number } | { slug: string }) => {
    const row = await ctx.db.page.findFirst({ where: { ...where, ...isPublic }, select });
    return row && withTurkishBlocks(row);
  };
  return toPublicRecord(ctx, await localizeBySlug(ctx.db, translation, reading, slug, find), reading);
}

/** Whether its text still takes what it says about the firm from the company profile. */
export async function followsProfile({ db }: { db: Db }, id: number): Promise<boolean> {
  const page = await db.page.findUnique({ where: { id }, select: { content: true } });
  return page !== null && hasFirmMarks(page.content);
}

/** As visitors see it. */
export async function getPublic(ctx: ApiContext, id: number, reading: Reading = {}) {
  const row = orNotFound(await ctx.db.page.findFirst({ where: { id, ...isPublic }, select }), 'page.notFound');
  return toPublicRecord(ctx, await localizePage(ctx.db, translation, reading, withTurkishBlocks(row)), reading);
}

/** The English texts of blocks are no blocks by themselves. */
const withTurkishBlocks = (row: Row) => ({ ...row, turkishBlocks: row.blocks });

async function toPublicRecord(
  { db }: ApiContext,
  { parentId, visible: _, blocks, turkishBlocks, ...row }: ReturnType<typeof withTurkishBlocks> & OnPage,
  reading: Reading,
): Promise<PublicPage & OnPage> {
  const content = await fillFirmMarks(db, row.content, row.lang);
  const texts = withCleanTexts(withIsoDates({ ...row, content }), 'content');
  // English texts have no targets of buttons: those of the Turkish blocks count, as an English reader needs them.
  const own = { lang: row.lang, turkishBlocks };
  const [shared = own] = row.lang === 'en' ? await withPresentLinks(db, sharedBlocks, reading, [own]) : [own];
  const page = { ...texts, ...publicBlocks({ ...shared, blocks }) };
  const parent = parentId === null ? undefined : await readParent(db, parentId, reading);
  return parent ? { ...page, parent } : page;
}

const sharedBlocks = { kinds: { turkishBlocks: 'blocks' } } as const;

/** The page that another stands under, for the way to it; none while it is deleted, or left out in this language. */
async function readParent(db: Db, id: number, reading: Reading): Promise<PublicPage['parent']> {
  const rows = await db.page.findMany({ where: { ...isPublic, id }, select: linkSelect });
  const [parent] = await localizePages(db, translation, reading, rows);
  if (!parent || (reading.leaveOut && parent.lang !== reading.locale)) return undefined;
  const { title, path, lang } = parent;
  return { title, path, lang };
}

/** The links that the frame of the site has to pages. */
export async function listForFrame({ db }: { db: Database }, reading: Reading = {}): Promise<FramePages> {
  const [rows, notice] = await Promise.all([
    db.page.findMany({ where: { showInFooter: true, ...isPublic }, select: linkSelect, orderBy: { id: 'asc' } }),
    findNotice(db),
  ]);
  const isInFooter = rows.some(({ id }) => id === notice?.id);
  const all = notice && !isInFooter ? [...rows, notice] : rows;
  const links = await localizePages(db, translation, reading, all);
  const shown = links.filter(({ lang }) => !reading.leaveOut || lang === reading.locale);
  const footer = shown.filter(({ id }) => rows.some((row) => row.id === id)).map(({ id: _, ...link }) => link);
  const noticePath = links.find(({ id }) => id === notice?.id)?.path ?? null;
  return { footer, noticeSlug: notice?.slug ?? null, noticePath };
}

const linkSelect = { id: true, slug: true, title: true } satisfies Prisma.PageSelect;

/** The privacy notice keeps its place in the form under another slug, too. */
async function findNotice(db: Db) {
  const page = await db.page.findFirst({ where: { slug: privacyNoticeSlug, ...isPublic }, select: linkSelect });
  if (page) return page;
  const redirect = await findSlugRedirect(db, 'pages', privacyNoticeSlug);
  return redirect?.recordId
    ? db.page.findFirst({ where: { id: redirect.recordId, ...isPublic }, select: linkSelect })
    : null;
}

export async function create(ctx: ApiContext, input: PageCreate): Promise<PageRecord> {
  const data = cleanTexts(input);
  return inTransaction(ctx, async (tx) => {
    await claimSlug(tx, translation, data.slug);
    await checkParent(tx, null, data.parentId);
    const row = await tx.page.create({
      data: { ...toColumns(data), search: searchText(data), sortKey: toSortKey(data.title) },
      select,
    });
    const created = await toRecord(tx, row);
    await logCreated(tx, ctx, subject, created);
    await writeRevision(tx, ctx, pageHistory, null, readColumns(row));
    return created;
  }).catch(explainTakenSlug('pages'));
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export async function update(ctx: ApiContext, id: number, input: PageUpdate, version?: number): Promise<PageRecord> {
  const data = cleanTexts(input);
  return inTransaction(ctx, async (tx) => {
    const oldRow = await findRow(tx, id);
    const before = expectVersion(await toRecord(tx, oldRow), version);
    const english = await findTranslation(tx, translation, id);
    await changeSlug(tx, translation, before, data.slug ?? before.slug, english);
    if (data.parentId !== before.parentId) await checkParent(tx, id, data.parentId);
    const where = { id, version: before.version };
    const columns = {
      ...toColumns(data),
      search: joinSearch(translation, { ...before, ...data }, english),
      sortKey: toSortKey(data.title ?? before.title),
      version: { increment: 1 },
    };
    // A text that comes back as it was read is no edit of it.
    if (data.content === before.content) delete columns.content;
    const row = await tx.page.update({ where, data: columns, select });
    const after = await toRecord(tx, row);
    await logUpdated(tx, ctx, subject, before, after);
    await writeRevision(tx, ctx, pageHistory, readColumns(oldRow), readColumns(row));
    await markStale(tx, ctx, translation, english, oldRow, row);
    return after;
  }).catch(explainTakenSlug('pages'));
}

export const setVisible = (ctx: ApiContext, id: number, visible: boolean) => update(ctx, id, { visible });

export const remove = (ctx: ApiContext, id: number) => deleteOne(id, bulkRemove(ctx, [id]), 'page.notFound');

export const bulkSetVisible = (ctx: ApiContext, ids: number[], visible: boolean) =>
  bulkUpdate(ctx, source, ids, { visible });

export const bulkRemove = (ctx: ApiContext, ids: number[]) => bulkDelete(ctx, source, ids);

const itemSelect = selectFields('Page', pageCard);

const select = { ...itemSelect, ...selectFields('Page', pageFields) } satisfies Prisma.PageSelect;

type Order = Prisma.PageOrderByWithRelationInput[];
const orders = {
  id: [{ id: 'asc' }],
  title: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-title': [{ sortKey: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<PageListQuery['sort']>, Order>;

export const subject = {
  entity: 'page',
  label: ({ title }: { title: string }) => title,
  reported: reportedOf(pageFields),
} satisfies Subject<PageListItem>;

export const trash: TrashSource<Prisma.PageUncheckedCreateInput> = {
  ...subject,
  ...wholeRows((db) => db.page),
  translation: () => translation,
};

const cleanTexts = <T extends Pick<PageUpdate, 'content' | 'blocks'>>(data: T): T => ({
  ...data,
  ...(data.content === undefined ? {} : { content: cleanOptionalHtml(data.content) ?? '' }),
  ...(data.blocks === undefined ? {} : { blocks: cleanBlocks(data.blocks) }),
});

/** The blocks are one column. */
const toColumns = <T extends Pick<PageUpdate, 'blocks'>>({ blocks, ...columns }: T) => ({
  ...columns,
  ...(blocks ? { blocks: writeBlocks(blocks) } : {}),
});

const readColumns = (row: Row) => ({ ...row, blocks: readBlocks(row.blocks) });

/** The blocks of the Turkish texts, or the English texts of these. */
const searchText = (texts: { blocks?: unknown }) =>
  `${searchTextOf(pageFields, texts)} ${foldHtml(blocksToHtml(texts.blocks))}`.trim();

type Row = Prisma.PageGetPayload<{ select: typeof select }>;

const toRecord = async (db: Db, row: Row): Promise<PageRecord> =>
  withIsoDates({ ...readColumns(row), content: await fillFirmMarks(db, row.content, 'tr') });

/** Some fields of a page as its form shows them. */
export const fillFields = async <Fields extends Record<string, unknown>>(
  db: Db,
  fields: Fields,
  lang: Locale,
): Promise<Fields> =>
  typeof fields.content === 'string' ? { ...fields, content: await fillFirmMarks(db, fields.content, lang) } : fields;

const toItem = (row: Prisma.PageGetPayload<{ select: typeof itemSelect }>): PageListItem => withIsoDates(row);

export const translation = {
  entity: 'page',
  schema: pageTranslation,
  kinds: pageHistory.fields,
  example: exampleOf(pageFields, 'en'),
  table: (db) => db.pageTranslation,
  records: (db) => db.page,
  searchText,
  slugs: 'pages',
  fill: (db, texts) => fillFields(db, texts, 'en'),
  missing: 'page.notFound',
} satisfies TranslationSource;

const source: RecordSource<PageListItem> = {
  table: (db) => db.page,
  find: async (db, ids) => (await db.page.findMany({ ...withIds(ids), select: itemSelect })).map(toItem),
  subject,
  trash,
  pages: { source: translation, isPublic: () => isPublic },
};
