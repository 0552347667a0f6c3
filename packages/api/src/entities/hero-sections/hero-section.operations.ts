import type { Db, Prisma } from '@pano/db';
import { toSortKey } from '@pano/i18n/text/sort-key';
import type { ApiContext } from '#platform/context';
import { searchTextOf, selectFields } from '#platform/fields/columns';
import { exampleOf, reportedOf } from '#platform/fields/derive';
import { cleanOptionalHtml, withCleanTexts } from '#platform/input/rich-text';
import { logCreated, logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { bulkDelete, bulkUpdate, deleteOne, type OrderedSource } from '#platform/records/bulk';
import { type PageQuery, pageOf, slice, withIds } from '#platform/records/list';
import { moveTo, storeOrder } from '#platform/records/positions';
import type { OrderItem } from '#platform/records/reorder';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { matchWords } from '#platform/records/search';
import { expectVersion, withIsoDates } from '#platform/records/stored-record';
import { inTransaction } from '#platform/records/transaction';
import { inEnglishState } from '#platform/records/translations/english-state';
import { localize, localizeOne } from '#platform/records/translations/localize';
import { onlyTranslated, type Reading } from '#platform/records/translations/reading';
import { findTranslation, type TranslationSource } from '#platform/records/translations/translation-source';
import { joinSearch, markStale } from '#platform/records/translations/turkish-edit';
import { type TrashSource, wholeRows } from '#platform/records/trash';
import { orNotFound } from '#platform/transport/errors';
import { heroSectionFields } from './hero-section.fields';
import {
  type HeroSectionCreate,
  type HeroSectionQuery,
  type HeroSectionRecord,
  type HeroSectionUpdate,
  heroSectionHistory,
  heroSectionTranslation,
} from './hero-section.schema';

/** The slides that visitors see. */
export const isPublic = { active: true } satisfies Prisma.HeroSectionWhereInput;

export async function listActive(ctx: ApiContext, page: PageQuery, reading: Reading = {}) {
  const { items, ...rest } = await find(ctx, { ...isPublic, ...onlyTranslated(reading) }, page);
  const slides = await localize(ctx.db, translation, reading, items);
  return { ...rest, items: slides.map(withCleanHtml) };
}

/** The first slide that visitors see; null when there is none. */
export async function firstActive({ db }: ApiContext, reading: Reading = {}) {
  const where = { ...isPublic, ...onlyTranslated(reading) };
  const row = await db.heroSection.findFirst({ where, select, orderBy: byOrder });
  return row && withCleanHtml(await localizeOne(db, translation, reading, toRecord(row)));
}

const withCleanHtml = <Slide extends HeroSectionRecord>(slide: Slide) =>
  withCleanTexts<'subtitle' | 'description', Slide>(slide, 'subtitle', 'description');

export async function list(ctx: ApiContext, query: HeroSectionQuery) {
  const english = await inEnglishState(ctx.db, translation, query.english);
  const where = { ...matchWords(query.q), ...english, active: query.active };
  return find(ctx, where, query, orders[query.sort ?? 'order']);
}

export async function get({ db }: { db: Db }, id: number): Promise<HeroSectionRecord> {
  return toRecord(orNotFound(await db.heroSection.findUnique({ where: { id }, select }), 'heroSection.notFound'));
}

export async function create(ctx: ApiContext, input: HeroSectionCreate): Promise<HeroSectionRecord> {
  const data = { ...input, ...cleanTexts(input) };
  return inTransaction(ctx, async (tx) => {
    const created = toRecord(
      await tx.heroSection.create({
        data: { ...data, search: searchText(data), sortKey: toSortKey(data.title) },
        select,
      }),
    );
    await logCreated(tx, ctx, subject, created);
    await writeRevision(tx, ctx, heroSectionHistory, null, created);
    return created;
  });
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export async function update(
  ctx: ApiContext,
  id: number,
  input: HeroSectionUpdate,
  version?: number,
): Promise<HeroSectionRecord> {
  const data = { ...input, ...cleanTexts(input) };
  return inTransaction(ctx, async (tx) => {
    const before = expectVersion(await get({ db: tx }, id), version);
    const english = await findTranslation(tx, translation, id);
    const where = { id, version: before.version };
    const columns = {
      ...data,
      search: joinSearch(translation, { ...before, ...data }, english),
      sortKey: toSortKey(data.title ?? before.title),
      version: { increment: 1 },
    };
    const after = toRecord(await tx.heroSection.update({ where, data: columns, select }));
    await logUpdated(tx, ctx, subject, before, after);
    await writeRevision(tx, ctx, heroSectionHistory, before, after);
    await markStale(tx, ctx, translation, english, before, after);
    return after;
  });
}

/** Several slides may be active: activating one never changes another. */
export const setActive = (ctx: ApiContext, id: number, active: boolean) => update(ctx, id, { active });

/** Gives slides their new positions, all or none, and returns every slide in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<HeroSectionRecord[]> {
  await storeOrder(ctx, source, items);
  return (await ctx.db.heroSection.findMany({ select, orderBy: byOrder })).map(toRecord);
}

export const move = (ctx: ApiContext, id: number, position: number) => moveTo(ctx, source, id, position);

export const remove = (ctx: ApiContext, id: number) => deleteOne(id, bulkRemove(ctx, [id]), 'heroSection.notFound');

export const bulkSetActive = (ctx: ApiContext, ids: number[], active: boolean) =>
  bulkUpdate(ctx, source, ids, { active });

export const bulkRemove = (ctx: ApiContext, ids: number[]) => bulkDelete(ctx, source, ids);

const select = selectFields('HeroSection', heroSectionFields);

const byOrder: Prisma.HeroSectionOrderByWithRelationInput[] = [{ order: 'asc' }, { id: 'asc' }];
const orders = {
  order: byOrder,
  title: [{ sortKey: 'asc' }, { id: 'asc' }],
  '-title': [{ sortKey: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<HeroSectionQuery['sort']>, Prisma.HeroSectionOrderByWithRelationInput[]>;

export const subject = {
  entity: 'heroSection',
  label: ({ title }: { title: string }) => title,
  reported: reportedOf(heroSectionFields),
} satisfies Subject<HeroSectionRecord>;

export const trash: TrashSource<Prisma.HeroSectionUncheckedCreateInput> = {
  ...subject,
  ...wholeRows((db) => db.heroSection),
  translation: () => translation,
};

function find({ db }: ApiContext, where: Prisma.HeroSectionWhereInput, page: PageQuery, orderBy = byOrder) {
  const rows = db.heroSection.findMany({ where, select, orderBy, ...slice(page) });
  return pageOf(page, rows, db.heroSection.count({ where }), toRecord);
}

/** The rich texts that are being written, cleaned; those that are absent stay absent. */
const cleanTexts = ({ subtitle, description }: HeroSectionUpdate) => ({
  ...(subtitle === undefined ? {} : { subtitle: cleanOptionalHtml(subtitle) }),
  ...(description === undefined ? {} : { description: cleanOptionalHtml(description) }),
});

const searchText = (texts: object) => searchTextOf(heroSectionFields, texts);

type Row = Prisma.HeroSectionGetPayload<{ select: typeof select }>;
const toRecord = (row: Row): HeroSectionRecord => withIsoDates(row);

export const translation = {
  entity: 'heroSection',
  schema: heroSectionTranslation,
  kinds: heroSectionHistory.fields,
  links: ['ctaLink'],
  example: exampleOf(heroSectionFields, 'en'),
  table: (db) => db.heroSectionTranslation,
  records: (db) => db.heroSection,
  searchText,
  slugs: null,
  missing: 'heroSection.notFound',
} satisfies TranslationSource;

const source: OrderedSource<HeroSectionRecord> = {
  table: (db) => db.heroSection,
  find: async (db, ids) => (await db.heroSection.findMany({ ...withIds(ids), select })).map(toRecord),
  subject,
  trash,
  pages: null,
};
