import type { Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { htmlToText } from '@pano/i18n/text/html-text';
import type { ApiContext } from '../../core/context';
import { orNotFound } from '../../core/errors';
import { matching, type Page, type PageQuery, pageOf, slice } from '../../core/page';
import { applyOrder, type OrderItem } from '../../core/reorder';
import { cleanOptionalHtml } from '../../core/rich-text';
import { editRecord } from '../../core/save';
import type { HeroSectionCreate, HeroSectionQuery, HeroSectionRecord, HeroSectionUpdate } from './hero-section.schema';

/** The slides that visitors see. */
export const listActive = (ctx: ApiContext, page: PageQuery) => find(ctx, { active: true }, page);

/** The first slide that visitors see; null when there is none. */
export async function firstActive({ db }: ApiContext): Promise<HeroSectionRecord | null> {
  const row = await db.heroSection.findFirst({ where: { active: true }, select, orderBy: byOrder });
  return row && toRecord(row);
}

export const list = (ctx: ApiContext, query: HeroSectionQuery) =>
  find(ctx, { ...matching(query.q), active: query.active }, query, orders[query.sort ?? 'order']);

export async function get({ db }: ApiContext, id: number): Promise<HeroSectionRecord> {
  return toRecord(orNotFound(await db.heroSection.findUnique({ where: { id }, select }), 'heroSection.notFound'));
}

export async function create({ db }: ApiContext, data: HeroSectionCreate): Promise<HeroSectionRecord> {
  const cleaned = { ...data, ...cleanTexts(data) };
  return toRecord(await db.heroSection.create({ data: { ...cleaned, search: searchText(cleaned) }, select }));
}

/** Changes the fields that are named. With a version, only if nobody has changed the record since it was read. */
export function update(ctx: ApiContext, id: number, data: HeroSectionUpdate, version?: number) {
  const cleaned = { ...data, ...cleanTexts(data) };
  return editRecord(
    version,
    () => get(ctx, id),
    async (before) => {
      const where = { id, version: before.version };
      const changes = { ...cleaned, search: searchText({ ...before, ...cleaned }), version: { increment: 1 } };
      return toRecord(await ctx.db.heroSection.update({ where, data: changes, select }));
    },
  );
}

/** Several slides may be active: activating one never changes another. */
export const setActive = (ctx: ApiContext, id: number, active: boolean) => update(ctx, id, { active });

/** Gives slides their new positions, all or none, and answers with every slide in the new order. */
export async function reorder({ db }: ApiContext, items: OrderItem[]): Promise<HeroSectionRecord[]> {
  await db.$transaction((tx) =>
    applyOrder(items, (id, order) =>
      tx.heroSection.updateMany({ where: { id }, data: { order, version: { increment: 1 } } }),
    ),
  );
  return (await db.heroSection.findMany({ select, orderBy: byOrder })).map(toRecord);
}

export async function remove(ctx: ApiContext, id: number): Promise<{ id: number }> {
  await get(ctx, id);
  await ctx.db.heroSection.deleteMany({ where: { id } });
  return { id };
}

export const bulkSetActive = ({ db }: ApiContext, ids: number[], active: boolean): Promise<{ count: number }> =>
  db.heroSection.updateMany({ where: { id: { in: ids } }, data: { active, version: { increment: 1 } } });

export const bulkRemove = ({ db }: ApiContext, ids: number[]): Promise<{ count: number }> =>
  db.heroSection.deleteMany({ where: { id: { in: ids } } });

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
const toRecord = (row: Row): HeroSectionRecord => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
