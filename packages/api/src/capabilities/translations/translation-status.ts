import type { Db } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import * as z from 'zod';
import { recordKinds } from '#addresses';
import { entities } from '#entities/index';
import { readLabel } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { blankAsAbsent, type Page, pageQuery } from '#platform/records/list';
import { matchWords } from '#platform/records/search';
import {
  type EnglishFilter,
  englishFilter,
  englishFilters,
  englishStates,
  findDrafted,
  inEnglishState,
} from '#platform/records/translations/english-state';
import { type RecordState, readStates } from '#platform/records/translations/read-states';
import { entityOf, type TranslatedEntity, translatedEntities } from './translation.operations';

export const documentQuery = pageQuery.extend({
  q: z.string().max(200).optional(),
  entity: z.preprocess(blankAsAbsent, z.enum(recordKinds).optional()),
  english: englishFilter,
});
type DocumentQuery = z.output<typeof documentQuery>;

const english = z.object({
  english: z.enum(englishStates),
  stale: z.array(z.string()).meta({ description: 'The texts whose Turkish has changed since' }),
  empty: z.int().meta({ description: 'How many optional texts are written in Turkish only' }),
});

/** What has texts in both languages, with the state of the English ones. */
export const documentRest = english
  .extend({
    entity: z.enum(recordKinds),
    id: z.int().nullable().meta({ description: 'Null for what there is only one of' }),
    draft: z
      .boolean()
      .optional()
      .meta({ description: 'Where there is a draft in English, beside what is on the site or alone' }),
    label: z.string(),
    updatedAt: z.string().nullable(),
    englishUpdatedAt: z.string().nullable(),
  })
  .meta({ id: 'TranslationState' });
type Document = z.output<typeof documentRest>;

/** The state of the English texts of some records. Records that are gone are left out. */
export async function states(
  { db }: ApiContext,
  { entity, ids }: { entity: string; ids: number[] },
): Promise<RecordState[]> {
  const read = await readStates(db, entityOf(entity).translation, ids);
  return read.map(({ updatedAt: _, ...state }) => state);
}

/** All that is translated: by kind, within it the last changed first. */
export async function list(
  ctx: ApiContext,
  { entity, english: state, q, ...page }: DocumentQuery,
): Promise<Page<Document>> {
  const { db } = ctx;
  const items: Document[] = [];
  let total = 0;
  for (const { kind, label, translation } of translatedEntities) {
    if (entity && entity !== kind) continue;
    const words = await matchText(db, { label, translation }, q);
    const where = { ...words, ...(await inEnglishState(db, translation, state)) };
    const count = await translation.records(db).count({ where });
    const [skip, take] = [Math.max(0, page.offset - total), page.limit - items.length];
    total += count;
    if (take <= 0 || skip >= count) continue;
    const orderBy = [{ updatedAt: 'desc' }, { id: 'desc' }];
    const records = await translation.records(db).findMany({ where, orderBy, skip, take });
    const ids = records.map(({ id }) => id);
    const states = new Map((await readStates(db, translation, ids)).map((state) => [state.id, state]));
    const drafted = new Set(await findDrafted(db, kind));
    for (const record of records) {
      const state = states.get(record.id);
      // Deleted since.
      if (!state) continue;
      const dates = {
        updatedAt: record.updatedAt.toISOString(),
        englishUpdatedAt: state.updatedAt?.toISOString() ?? null,
      };
      items.push({
        ...state,
        ...dates,
        ...(drafted.has(record.id) ? { draft: true } : {}),
        entity: kind,
        label: readLabel({ label }, record),
      });
    }
  }
  const pairs = (await listPairs(ctx)).filter(
    (one) => hasWords(one.label, q) && (!entity || entity === one.entity) && (!state || state === one.english),
  );
  const start = Math.max(0, page.offset - total);
  items.push(...pairs.slice(start, start + page.limit - items.length));
  return { ...page, items, total: total + pairs.length };
}

/** How many documents are in each state, and how many have a draft in English, with or without English on the site. */
export async function count(ctx: ApiContext): Promise<Record<EnglishFilter, number>> {
  const counts = { missing: 0, translated: 0, outdated: 0, draft: 0 };
  for (const { translation } of translatedEntities) {
    for (const state of englishFilters) {
      const where = await inEnglishState(ctx.db, translation, state);
      counts[state] += await translation.records(ctx.db).count({ where });
    }
  }
  for (const { english } of await listPairs(ctx)) counts[english] += 1;
  return counts;
}

/** The records that have all words of a search text; those without a search column are few, and found by their label. */
async function matchText(
  db: Db,
  { label, translation }: Pick<TranslatedEntity, 'label' | 'translation'>,
  q: string | undefined,
): Promise<object> {
  if (!q || translation.searchText) return matchWords(q);
  const records = await translation.records(db).findMany({ where: {} });
  return { id: { in: records.filter((record) => hasWords(readLabel({ label }, record), q)).map(({ id }) => id) } };
}

const hasWords = (label: string, q = '') =>
  fold(q)
    .split(' ')
    .every((word) => fold(label).includes(word));

const pairedTexts = entities.flatMap(({ pairedTexts }) => pairedTexts ?? []);

/** The kinds of all that has texts in both languages. */
export const documentKinds = [...translatedEntities, ...pairedTexts].map(({ kind }) => kind);

/** What has both languages in one place. */
async function listPairs(ctx: ApiContext): Promise<Document[]> {
  const lists = pairedTexts.map(async ({ kind, list }) =>
    (await list(ctx)).map((document) => ({ ...document, entity: kind })),
  );
  return (await Promise.all(lists)).flat();
}
