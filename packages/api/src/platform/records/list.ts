import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { booleanField, idField, versionField, wholeNumber } from '../input/fields';

/** The most rows of one page, and how many there are without a limit. */
export const maxLimit = 1000;

const count = (min: number) => wholeNumber(min, 'list.invalid', Number.MAX_SAFE_INTEGER);
/** In a query string an empty value counts as absent. */
export const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** A page of a list. */
export const pageQuery = z.object({
  limit: z.preprocess(blankAsAbsent, count(1).optional()).transform((limit) => Math.min(limit ?? maxLimit, maxLimit)),
  offset: z.preprocess(blankAsAbsent, count(0).optional()).transform((offset) => offset ?? 0),
});
export type PageQuery = z.output<typeof pageQuery>;

/** A page of what the site lists; with `ids` those records alone, in that order. */
export const pickedQuery = pageQuery.extend({ ids: z.array(idField()).max(200).optional() });
export type PickedQuery = PageQuery & { ids?: number[] | undefined };

/** The condition that leaves out the records that are not picked. */
export const onlyPicked = ({ ids }: PickedQuery) => (ids ? { id: { in: ids } } : {});

/** A list of picked records in their order; where none of them is public any more, all of the list. */
export async function listPicked<T extends { id: number }, Query extends PickedQuery>(
  query: Query,
  list: (query: Query) => Promise<Page<T>>,
): Promise<Page<T>> {
  const page = await list(query);
  const { ids } = query;
  if (!ids) return page;
  if (page.items.length === 0) return list({ ...query, ids: undefined });
  return { ...page, items: page.items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) };
}

/** The query of a list in the back office: a page, a search text, and one of its sort orders. */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  pageQuery.extend({
    q: z.string().max(200).optional(),
    sort: z.preprocess(blankAsAbsent, z.enum(sorts, { error: message('list.invalidSort') }).optional()),
  });

export const byId = z.object({ id: idField() });
/** The records that an action of the back office applies to at once; those that no longer exist are skipped. */
export const byIds = z.object({ ids: z.array(idField()).max(200) });
export const visibleById = byId.extend({ visible: booleanField });
export const activeById = byId.extend({ active: booleanField });
export const visibleByIds = byIds.extend({ visible: booleanField });
export const activeByIds = byIds.extend({ active: booleanField });
/** Any text: one that is no valid slug finds nothing, like any unknown slug. */
export const bySlug = z.object({ slug: z.string() });
/** An update of a record; `version` is the one that was read, a `minorEdit` leaves the English texts up to date. */
export const updateInput = <Data extends z.ZodType>(data: Data) =>
  byId.extend({ version: versionField.optional(), minorEdit: booleanField.optional(), data });

export type Page<T> = { items: T[]; total: number; limit: number; offset: number };

/** A page of rows, each turned into a record. */
export async function pageOf<Row, T>(
  page: PageQuery,
  rows: Promise<Row[]>,
  total: Promise<number>,
  toRecord: (row: Row) => T,
): Promise<Page<T>> {
  const [items, count] = await Promise.all([rows, total]);
  return { items: items.map(toRecord), total: count, limit: page.limit, offset: page.offset };
}

/** The records with some ids as arguments of Prisma. */
export const withIds = (ids: number[]) => ({ where: { id: { in: ids } }, orderBy: { id: 'asc' as const } });

/** A page as arguments of Prisma. */
export const slice = (page: PageQuery) => ({ take: page.limit, skip: page.offset });
