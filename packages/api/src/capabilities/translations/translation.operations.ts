import type { Db } from '@pano/db';
import { entities } from '#entities/index';
import { type ContentEntity, readLabel } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { cleanOptionalHtml } from '#platform/input/rich-text';
import { compareFields } from '#platform/records/activity/compare-fields';
import { recordActivity } from '#platform/records/activity/record-activity';
import { mapBlockHtml, parseBlocks } from '#platform/records/blocks';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { explainTakenSlug, freeSlug, setEnglishSlug } from '#platform/records/slug-redirects';
import type { StoredRow } from '#platform/records/stored-record';
import { expectVersion } from '#platform/records/stored-record';
import { inOneTransaction, inTransaction } from '#platform/records/transaction';
import {
  findTranslation,
  pickTexts,
  readStale,
  type TranslationRow,
  type TranslationSource,
  translatedNames,
  translationLocale,
} from '#platform/records/translations/translation-source';
import { joinSearch } from '#platform/records/translations/turkish-edit';
import { parseInput } from '#platform/transport/endpoint';
import { AppError, notFound } from '#platform/transport/errors';
import type { TranslationEdit, TranslationRecord, TurkishEdit } from './translation.schema';

export type TranslatedEntity = ContentEntity & { translation: TranslationSource };

const isTranslated = (entity: ContentEntity): entity is TranslatedEntity => entity.translation !== null;

/** The kinds of content that have English texts, in the order of the content. */
export const translatedEntities = entities.filter(isTranslated);

type Ref = { entity: string; id: number };

/** The English texts of a record; null where there are none. */
export async function find({ db }: { db: Db }, ref: Ref): Promise<TranslationRecord | null> {
  const row = await findStored(db, ref);
  return row && toRecord(db, entityOf(ref.entity).translation, row);
}

/** The same as they are stored, with the marks in them. */
export async function findStored(db: Db, { entity, id }: Ref): Promise<TranslationRow | null> {
  const { translation } = entityOf(entity);
  await loadRecord(db, translation, id);
  return findTranslation(db, translation, id);
}

/**
 * Saves English texts, which are live at once: with the rules, cleaning and lengths of the Turkish ones. Fields that are
 * absent stay; the first save needs those that Turkish needs. Without a slug it gets one from the title.
 * @param edit `current` names fields that still say what the Turkish says, although that has changed; with a version,
 *   only if nobody has changed the English texts since they were read
 */
export const save = (
  ctx: ApiContext,
  { entity, id }: Ref,
  { data, current = [], version }: TranslationEdit,
): Promise<TranslationRecord> => {
  const { translation, label } = entityOf(entity);
  return inTransaction(ctx, async (tx) => {
    const record = await loadRecord(tx, translation, id);
    const before = await findTranslation(tx, translation, id);
    const shown = before && (await toRecord(tx, translation, before));
    if (shown) expectVersion({ ...shown, id }, version);
    else if (version !== undefined) throw new AppError('stale', 'record.stale', { current: null });
    const old = before && pickTexts(translatedNames(translation), before);
    // A text that comes back as it was read is no edit of it.
    const edited = Object.entries(data).filter(([name, text]) => !shown || text !== shown.texts[name]);
    const texts = await completeTexts(tx, translation, id, old, Object.fromEntries(edited), label);
    if (translation.slugs && record.slug !== undefined) {
      const { slugs } = translation;
      await setEnglishSlug(tx, { ...translation, slugs }, { id, slug: record.slug }, before, texts.slug ?? null);
    }
    const changed = translatedNames(translation).filter((name) => old?.[name] !== texts[name]);
    const stale = Object.entries(before ? readStale(before) : {}).filter(
      ([name]) => !changed.includes(name) && !current.includes(name),
    );
    const columns = { ...texts, ...translation.derive?.(texts), stale: JSON.stringify(Object.fromEntries(stale)) };
    const table = translation.table(tx);
    const after = before
      ? await table.update({ where: { id: before.id }, data: { ...columns, version: { increment: 1 } } })
      : await table.create({ data: { ...columns, recordId: id, locale: translationLocale } });
    await storeSearch(tx, translation, record, after);
    await logTranslation(tx, ctx, translation, { id, label: readLabel({ label }, record) }, old, texts);
    const { entity: kind, kinds } = translation;
    const fields = Object.fromEntries(Object.keys(texts).map((name) => [name, kinds[name] ?? 'text']));
    const former = old && { ...old, id, updatedAt: before?.updatedAt };
    await writeRevision(tx, ctx, { entity: kind, fields }, former, { ...texts, id }, { locale: translationLocale });
    return toRecord(tx, translation, after);
  }).catch((error: unknown) => {
    translation.explain?.(error);
    if (translation.slugs) throw explainTakenSlug(translation.slugs)(error);
    throw error;
  });
};

/** Takes the English texts off the site. They stay in the history, and their address leads to the record. */
export const remove = (ctx: ApiContext, { entity, id }: Ref): Promise<{ id: number }> => {
  const { translation, label } = entityOf(entity);
  return inTransaction(ctx, async (tx) => {
    const record = await loadRecord(tx, translation, id);
    const before = await findTranslation(tx, translation, id);
    if (!before) throw notFound('translation.notFound');
    if (translation.slugs && record.slug !== undefined) {
      const { slugs } = translation;
      await setEnglishSlug(tx, { ...translation, slugs }, { id, slug: record.slug }, before, null);
    }
    await translation.table(tx).deleteMany({ where: { id: before.id } });
    await storeSearch(tx, translation, record, null);
    await logTranslation(
      tx,
      ctx,
      translation,
      { id, label: readLabel({ label }, record) },
      pickTexts(translatedNames(translation), before),
      null,
    );
    return { id };
  });
};

/** Saves both languages, or none where one of them is rejected; the field of the error then names the language. */
export const saveBoth = (
  ctx: ApiContext,
  { entity, id, turkish, english }: Ref & { turkish: TurkishEdit; english: TranslationEdit },
): Promise<TranslationRecord> => {
  const { history } = entityOf(entity);
  return inOneTransaction(ctx, async (ctx) => {
    const edit = { ...ctx, minorEdit: turkish.minorEdit };
    const data: unknown = history && parseInput(history.update, turkish.data);
    if (typeof data === 'object' && data !== null)
      await nameLanguage('turkish', history?.save(edit, id, data, turkish.version) ?? Promise.resolve());
    return nameLanguage('english', save(ctx, { entity, id }, english));
  });
};

/** Puts the language of an edit of both in front of the fields that an error names. */
export async function nameLanguage<T>(language: 'turkish' | 'english', work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { field, fields } = error.details;
    const inLanguage = (name: string | undefined) => (name ? `${language}.${name}` : language);
    throw new AppError(error.kind, error.key, {
      ...error.details,
      field: inLanguage(field),
      ...(fields && {
        fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [inLanguage(name), text])),
      }),
    });
  }
}

export function entityOf(kind: string): TranslatedEntity {
  const entity = translatedEntities.find((one) => one.kind === kind);
  if (!entity) throw notFound('record.notFound');
  return entity;
}

async function loadRecord(db: Db, { records, missing }: TranslationSource, id: number): Promise<StoredRow> {
  const [record] = await records(db).findMany({ where: { id } });
  if (!record) throw notFound(missing);
  return record;
}

/** The texts as they will be stored, by the rules of the Turkish ones. */
async function completeTexts(
  tx: Db,
  source: TranslationSource,
  id: number,
  old: Record<string, string | null> | null,
  data: Record<string, unknown>,
  label: string | null,
): Promise<Record<string, string | null>> {
  const given = parseInput(source.schema.partial(), data);
  const merged = new Map(translatedNames(source).map((name) => [name, given[name] ?? null]));
  for (const [name, text] of Object.entries(old ?? {})) if (given[name] === undefined) merged.set(name, text);
  for (const [name, text] of merged) {
    if (typeof text !== 'string') continue;
    if (source.kinds[name] === 'richText') merged.set(name, cleanOptionalHtml(text));
    if (source.kinds[name] === 'blocks')
      merged.set(name, JSON.stringify(mapBlockHtml(parseBlocks(text), cleanOptionalHtml)));
  }
  if (merged.get('slug') === null && (source.hasPage?.(Object.fromEntries(merged)) ?? true)) {
    const title = readLabel({ label }, Object.fromEntries(merged));
    if (title) merged.set('slug', await freeSlug(tx, source, title, source.entity.toLowerCase(), id));
  }
  return pickTexts(translatedNames(source), parseInput(source.schema, Object.fromEntries(merged)));
}

/** Writes what the record is found by; neither its version nor the date of its last change is another one. */
async function storeSearch(
  tx: Db,
  source: TranslationSource,
  record: StoredRow,
  english: TranslationRow | null,
): Promise<void> {
  if (!source.searchText) return;
  const data = { search: joinSearch(source, record, english), updatedAt: record.updatedAt };
  await source.records(tx).updateMany({ where: { id: record.id }, data });
}

const logTranslation = (
  tx: Db,
  ctx: ApiContext,
  { entity }: TranslationSource,
  { id, label }: { id: number; label: string },
  before: object | null,
  after: object | null,
) =>
  recordActivity(tx, ctx, {
    action: ctx.origin === 'restore' ? 'restoreVersion' : after ? 'translate' : 'untranslate',
    entity,
    entityId: id,
    label,
    changes: compareFields({ en: before }, { en: after }),
    reported: entityOf(entity).subjects.find((subject) => subject.entity === entity)?.reported,
  });

const toRecord = async (db: Db, source: TranslationSource, row: TranslationRow): Promise<TranslationRecord> => {
  const texts = pickTexts(translatedNames(source), row);
  return {
    texts: source.fill ? await source.fill(db, texts) : texts,
    stale: readStale(row),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};
