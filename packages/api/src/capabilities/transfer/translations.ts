import type { Db } from '@pano/db';
import * as z from 'zod';
import type { TransferredEntity } from '#platform/content-entity';
import { rowDates } from '#platform/records/content-rows';
import type { TransactionContext } from '#platform/records/transaction';
import {
  optionalNames,
  pickTexts,
  readStale,
  type TranslationSource,
  translatedNames,
  translationLocale,
} from '#platform/records/translations/translation-source';
import { save } from '../translations/translation.operations';

/**
 * The English texts of a row of the content file. Which Turkish text a stale one still says does not travel. A file may be
 * older than a field that may be empty.
 */
function englishTexts(source: TranslationSource) {
  const optional = optionalNames(source);
  const fields = Object.entries(source.schema.shape).map(([name, field]) => [
    name,
    optional.includes(name) ? z.optional(field) : field,
  ]);
  const texts: z.ZodRawShape = Object.fromEntries(fields);
  return z.object({ ...texts, stale: z.array(z.enum(translatedNames(source))), ...rowDates.shape });
}

type English = { en?: { stale: string[]; createdAt: string; updatedAt: string } & Record<string, unknown> };
const carried = z.object({ translations: z.custom<English>().optional() });

/** The records of an entity on import, with their English texts, which files of the first format lack. */
export function withTranslations({ translation, transfer }: TransferredEntity): z.ZodType {
  if (!translation) return transfer.schema;
  const texts = z.object({ en: englishTexts(translation).optional() }).optional();
  const extend = (schema: unknown): z.ZodType => {
    if (schema instanceof z.ZodArray) return z.array(extend(schema.element));
    if (schema instanceof z.ZodNullable) return extend(schema.unwrap()).nullable();
    if (schema instanceof z.ZodObject) return schema.extend({ translations: texts });
    throw new Error('the content file holds records only');
  };
  return extend(transfer.schema);
}

/** An entity has a list of records, one record or none. */
export const listRows = (records: unknown): object[] => {
  const rows: unknown[] = Array.isArray(records) ? records : [records];
  return rows.filter((row): row is object => typeof row === 'object' && row !== null);
};

export const readEnglish = (row: object): English['en'] => carried.parse(row).translations?.en;

/** The records with their English texts; both are in the order of the numbers. */
export async function exportTranslations(db: Db, source: TranslationSource, records: unknown): Promise<unknown> {
  const ids = await listIds(db, source);
  const translations = await source.table(db).findMany({ where: { locale: translationLocale } });
  const rowOf = new Map(translations.map((row) => [row.recordId, row]));
  const rows = listRows(records).map((row, at) => {
    const english = rowOf.get(ids[at] ?? 0);
    if (!english) return row;
    const { createdAt, updatedAt } = english;
    const stale = Object.keys(readStale(english));
    return {
      ...row,
      translations: { en: { ...pickTexts(translatedNames(source), english), stale, createdAt, updatedAt } },
    };
  });
  return Array.isArray(records) ? rows : (rows[0] ?? null);
}

/** The records as their entity writes them. */
export function withoutTranslations(records: unknown): unknown {
  const rows = listRows(records).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'translations')),
  );
  return Array.isArray(records) ? rows : (rows[0] ?? null);
}

/** Saves the English texts of records that have just been written, in their order, into a site that had none. */
export async function importTranslations(
  ctx: TransactionContext,
  source: TranslationSource,
  records: unknown,
): Promise<void> {
  const rows = listRows(records);
  if (!rows.some(readEnglish)) return;
  const ids = await listIds(ctx.tx, source);
  for (const [at, row] of rows.entries()) {
    const english = readEnglish(row);
    const id = ids[at];
    if (!english || id === undefined) continue;
    const { stale, createdAt, updatedAt, ...data } = english;
    await save(ctx, { entity: source.entity, id }, { data });
    const marked = JSON.stringify(Object.fromEntries(stale.map((name) => [name, 0])));
    await source.table(ctx.tx).updateMany({ where: { recordId: id }, data: { stale: marked, createdAt, updatedAt } });
  }
}

const listIds = async (db: Db, source: TranslationSource): Promise<number[]> =>
  (await source.records(db).findMany({ where: {}, orderBy: { id: 'asc' }, select: { id: true } })).map(({ id }) => id);
