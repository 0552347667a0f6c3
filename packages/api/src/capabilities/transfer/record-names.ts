import type { Db } from '@pano/db';
import * as z from 'zod';
import { type ContentEntity, readLabel } from '#platform/content-entity';
import type { TransactionContext } from '#platform/records/transaction';
import { linkableEntities } from '../linkable-records';

/** What a content file calls the records that something refers to: numbers belong to one installation. */
export type RecordNames = {
  nameOf(of: string, id: number): string | undefined;
  idOf(of: string, name: string): number | undefined;
};

const slugged = z.object({ slug: z.string().nullish() });

/** A record goes by its slug, one without a page by its title. */
const nameRow = (entity: Pick<ContentEntity, 'label'>, row: object): string =>
  slugged.parse(row).slug ?? readLabel(entity, row);

/** The names of all records, by the kind of their entity or by its plural. Of several with one title the oldest is meant. */
export async function readRecordNames(db: Db): Promise<RecordNames> {
  const names = new Map<string, string>();
  const ids = new Map<string, number>();
  await Promise.all(
    linkableEntities.map(async (entity) => {
      const { kind, plural, translation, sortedBy, publicPage } = entity;
      const select = { id: true, [sortedBy]: true, ...(publicPage ? { slug: true } : {}) };
      const rows = await translation.records(db).findMany({ where: {}, orderBy: { id: 'desc' }, select });
      const [paged, others] = [rows.filter(({ slug }) => slug), rows.filter(({ slug }) => !slug)];
      for (const of of [kind, plural]) {
        for (const row of [...others, ...paged]) {
          names.set(`${of} ${row.id}`, nameRow(entity, row));
          ids.set(`${of} ${nameRow(entity, row)}`, row.id);
        }
      }
    }),
  );
  return { nameOf: (of, id) => names.get(`${of} ${id}`), idOf: (of, name) => ids.get(`${of} ${name}`) };
}

const listing = z.looseObject({ kind: z.string(), ids: z.array(z.union([z.string(), z.int()])) });
const blocks = z.array(z.looseObject({}));

const blockFields = ({ history }: ContentEntity): string[] =>
  Object.entries(history?.fields ?? {}).flatMap(([name, kind]) => (kind === 'blocks' ? [name] : []));

/** The records with the picks of their blocks changed; a block that has none left afterwards is left out, as on the site. */
function mapPicks(entity: ContentEntity, records: unknown, change: (of: string, pick: string | number) => unknown) {
  const fields = blockFields(entity);
  if (fields.length === 0) return records;
  const rows = z.array(z.looseObject({})).parse(records);
  return rows.map((row) => {
    const changed = fields.map((field) => [
      field,
      blocks.parse(row[field] ?? []).flatMap((block) => {
        const { data } = listing.safeParse(block);
        if (!data || data.ids.length === 0) return block;
        const ids = data.ids.flatMap((pick) => change(data.kind, pick) ?? []);
        return ids.length > 0 ? { ...block, ids } : [];
      }),
    ]);
    return { ...row, ...Object.fromEntries(changed) };
  });
}

export const exportPicks = (entity: ContentEntity, records: unknown, { nameOf }: RecordNames): unknown =>
  mapPicks(entity, records, (of, pick) => (typeof pick === 'number' ? nameOf(of, pick) : undefined));

/** The records that are picked must have been written before. */
export async function importPicks(ctx: TransactionContext, entity: ContentEntity, records: unknown): Promise<unknown> {
  if (blockFields(entity).length === 0) return records;
  const { idOf } = await readRecordNames(ctx.tx);
  return mapPicks(entity, records, (of, pick) => (typeof pick === 'string' ? idOf(of, pick) : undefined));
}

/** The places of picks that name no record of the file. */
export function findWrongPicks(entity: ContentEntity, parts: Record<string, unknown>): (string | number)[][] {
  const rows = z.array(z.looseObject({}));
  return blockFields(entity).flatMap((field) =>
    (rows.safeParse(parts[entity.plural]).data ?? []).flatMap((row, index) =>
      (blocks.safeParse(row[field]).data ?? []).flatMap((block, place) => {
        const { kind, ids = [] } = listing.safeParse(block).data ?? {};
        const other = linkableEntities.find(({ plural }) => plural === kind);
        const names = new Set(
          other ? (rows.safeParse(parts[other.plural]).data ?? []).map((one) => nameRow(other, one)) : [],
        );
        return ids.every((name) => names.has(`${name}`)) ? [] : [[entity.plural, index, field, place, 'ids']];
      }),
    ),
  );
}
