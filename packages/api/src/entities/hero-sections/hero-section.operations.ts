import type { Db, Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { htmlToText } from '@pano/i18n/text/html-text';
import type { ApiContext } from '#platform/context';
import { cleanOptionalHtml } from '#platform/input/rich-text';
import type { Subject } from '#platform/records/activity/log-changes';
import { type Records, removeOne, removeTogether, setTogether } from '#platform/records/bulk';
import { withInstants } from '#platform/records/instants';
import { type Page, type PageQuery, pageOf, slice } from '#platform/records/list';
import { type OrderItem, reorderRecords } from '#platform/records/reorder';
import { createRecord, editRecord } from '#platform/records/save';
import { matching } from '#platform/records/search';
import { orNotFound } from '#platform/transport/errors';
import type { HeroSectionCreate, HeroSectionQuery, HeroSectionRecord, HeroSectionUpdate } from './hero-section.schema';

/** The slides that visitors see. */
export const isPublic = { active: true } satisfies Prisma.HeroSectionWhereInput;

export const listActive = (ctx: ApiContext, page: PageQuery) => find(ctx, isPublic, page);

/** The first slide that visitors see; null when there is none. */
export async function firstActive({ db }: ApiContext): Promise<HeroSectionRecord | null> {
  const row = await db.heroSection.findFirst({ where: isPublic, select, orderBy: byOrder });
  return row && toRecord(row);
}

export const list = (ctx: ApiContext, query: HeroSectionQuery) =>
  find(ctx, { ...matching(query.q), active: query.active }, query, orders[query.sort ?? 'order']);

export async function get({ db }: { db: Db }, id: number): Promise<HeroSectionRecord> {
  return toRecord(orNotFound(await db.heroSection.findUnique({ where: { id }, select }), 'heroSection.notFound'));
}

export function create(ctx: ApiContext, data: HeroSectionCreate): Promise<HeroSectionRecord> {
  const cleaned = { ...data, ...cleanTexts(data) };
  return createRecord(ctx, records, async (tx) =>
    toRecord(await tx.heroSection.create({ data: { ...cleaned, search: searchText(cleaned) }, select })),
  );
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export function update(ctx: ApiContext, id: number, data: HeroSectionUpdate, version?: number) {
  const cleaned = { ...data, ...cleanTexts(data) };
  return editRecord(
    ctx,
    records,
    version,
    (tx) => get({ db: tx }, id),
    async (tx, before) => {
      const where = { id, version: before.version };
      const changes = { ...cleaned, search: searchText({ ...before, ...cleaned }), version: { increment: 1 } };
      return toRecord(await tx.heroSection.update({ where, data: changes, select }));
    },
  );
}

/** Several slides may be active: activating one never changes another. */
export const setActive = (ctx: ApiContext, id: number, active: boolean) => update(ctx, id, { active });

/** Gives slides their new positions, all or none, and answers with every slide in the new order. */
export async function reorder(ctx: ApiContext, items: OrderItem[]): Promise<HeroSectionRecord[]> {
  await reorderRecords(ctx, records, items, (tx, { id, order }) =>
    tx.heroSection.updateMany({ where: { id }, data: { order, version: { increment: 1 } } }),
  );
  return (await ctx.db.heroSection.findMany({ select, orderBy: byOrder })).map(toRecord);
}

export const remove = (ctx: ApiContext, id: number) =>
  removeOne((ids) => bulkRemove(ctx, ids), id, 'heroSection.notFound');

export const bulkSetActive = (ctx: ApiContext, ids: number[], active: boolean) =>
  setTogether(ctx, records, ids, { active }, (tx, where) =>
    tx.heroSection.updateMany({ where, data: { active, version: { increment: 1 } } }),
  );

export const bulkRemove = (ctx: ApiContext, ids: number[]) =>
  removeTogether(ctx, records, ids, (tx, where) => tx.heroSection.deleteMany({ where }));

const select = {
  id: true,
  title: true,
  subtitle: true,
  description: true,
  backgroundImage: true,
  ctaText: true,
  ctaLink: true,
  order: true,
  active: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.HeroSectionSelect;

const byOrder: Prisma.HeroSectionOrderByWithRelationInput[] = [{ order: 'asc' }, { id: 'asc' }];
const orders = {
  order: byOrder,
  title: [{ title: 'asc' }, { id: 'asc' }],
  '-title': [{ title: 'desc' }, { id: 'desc' }],
  '-updatedAt': [{ updatedAt: 'desc' }, { id: 'desc' }],
} satisfies Record<NonNullable<HeroSectionQuery['sort']>, Prisma.HeroSectionOrderByWithRelationInput[]>;

export const subject: Subject<HeroSectionRecord> = {
  entity: 'heroSection',
  label: ({ title }) => title,
};

const records: Records<HeroSectionRecord> = {
  ...subject,
  find: async (db, ids) => (await db.heroSection.findMany({ where: { id: { in: ids } }, select })).map(toRecord),
};

function find(
  { db }: ApiContext,
  where: Prisma.HeroSectionWhereInput,
  page: PageQuery,
  orderBy = byOrder,
): Promise<Page<HeroSectionRecord>> {
  return pageOf(
    page,
    db.heroSection.findMany({ where, select, orderBy, ...slice(page) }),
    db.heroSection.count({ where }),
    toRecord,
  );
}

/** The rich texts that are being written, cleaned; those that are absent stay absent. */
const cleanTexts = ({ subtitle, description }: HeroSectionUpdate) => ({
  ...(subtitle === undefined ? {} : { subtitle: cleanOptionalHtml(subtitle) }),
  ...(description === undefined ? {} : { description: cleanOptionalHtml(description) }),
});

const searchText = ({ title, subtitle }: Pick<HeroSectionCreate, 'title' | 'subtitle'>) =>
  fold(`${title} ${htmlToText(subtitle ?? '')}`);

type Row = Prisma.HeroSectionGetPayload<{ select: typeof select }>;
const toRecord = (row: Row): HeroSectionRecord => withInstants(row);
