import type { Db } from '@pano/db';
import * as z from 'zod';
import { adminScreens, type RecordKind, recordKinds } from '#addresses';
import { entities } from '#entities/index';
import { keysIn, withFile } from '#media/file-names';
import type { PictureUsage } from '#media/media.operations';
import type { MediaUse } from '#media/media.schema';
import { type ContentEntity, type PictureMention, readLabel } from '#platform/content-entity';
import { pickTexts, translatedNames, translationLocale } from '#platform/records/translations/translation-source';
import { draftValues } from './drafts/draft-values';
import { translatedEntities } from './translations/translation.operations';

const illustrated = entities
  .filter((entity) => entity.pictures !== null)
  .toSorted((a, b) => (a.pictures?.rank ?? 0) - (b.pictures?.rank ?? 0));

/** The pictures that the texts and records of the site use. */
export const pictureUsage: PictureUsage = { findUses, listUsedKeys, replaceUses };

/** Finds a picture in whatever size and with whatever host in front. */
async function findUses(db: Db, key: string): Promise<MediaUse[]> {
  const rows = await rowsWith(db, key);
  const uses = rows.flatMap(({ use, texts }) =>
    Object.entries(texts).flatMap(([field, text]) => (text?.includes(key) ? [{ ...use, field }] : [])),
  );
  const isNamed = (draft: MediaUse) =>
    uses.some(({ kind, id, field }) => kind === draft.kind && id === draft.id && field === draft.field);
  return [...uses, ...(await findInDrafts(db, key)).filter((draft) => !isNamed(draft))];
}

async function listUsedKeys(db: Db): Promise<Set<string>> {
  const rows = await rowsWith(db, '/uploads/');
  const drafts = await db.draft.findMany({ where: { values: { contains: '/uploads/' } }, select: { values: true } });
  const texts = [...rows.flatMap((row) => Object.values(row.texts)), ...drafts.map(({ values }) => values)];
  return new Set(texts.flatMap((text) => keysIn(text ?? '')));
}

/** Belongs into the transaction of the change. */
async function replaceUses(tx: Db, key: string, fileName: string): Promise<void> {
  for (const { texts, save } of await rowsWith(tx, key)) {
    const changed = Object.entries(texts).flatMap(([field, text]) =>
      text?.includes(key) ? [[field, withFile(text, key, fileName)]] : [],
    );
    await save(tx, Object.fromEntries(changed));
  }
  const inDraft = { OR: [{ values: { contains: key } }, { before: { contains: key } }] };
  for (const { id, values, before } of await tx.draft.findMany({ where: inDraft })) {
    const texts = { values: withFile(values, key, fileName), before: withFile(before, key, fileName) };
    await tx.draft.update({ where: { id }, data: { ...texts, version: { increment: 1 } } });
  }
  // What is in the trash shows the new file when it comes back.
  const where = { NOT: { entity: 'media' }, data: { contains: key } };
  for (const { id, data } of await tx.trash.findMany({ where, select: { id: true, data: true } })) {
    await tx.trash.update({ where: { id }, data: { data: withFile(data, key, fileName) } });
  }
}

/** The records of an entity that mention a text, such as the key of a picture, in a column for pictures. */
async function findInRecords(db: Db, entity: ContentEntity, text: string): Promise<PictureMention[]> {
  const { kind, records, label, pictures } = entity;
  const columns = pictures?.columns ?? [];
  const elsewhere = (await pictures?.findElsewhere?.(db, text)) ?? [];
  if (!records || !label || columns.length === 0) return elsewhere;
  const select = Object.fromEntries(['id', label, ...columns].map((name) => [name, true]));
  const OR = columns.map((name) => ({ [name]: { contains: text } }));
  const rows = await records(db).findMany({ where: { OR }, select });
  const mentions = rows.map((row) => ({
    use: { kind, id: recordId(kind, row.id), title: readLabel(entity, row) },
    texts: pickTexts(columns, row),
    save: async (tx: Db, texts: Record<string, string>) =>
      records(tx).updateMany({ where: { id: row.id }, data: { ...texts, version: { increment: 1 } } }),
  }));
  return [...mentions, ...elsewhere];
}

/** Null for what there is only one of. */
const recordId = (kind: RecordKind, id: number) => (adminScreens[kind].edit?.includes(':id') ? id : null);

/** The English texts that mention a picture: a picture that only they show is in use, too. */
async function findInTranslations(db: Db, text: string): Promise<PictureMention[]> {
  const mentions = translatedEntities.map(async (entity) => {
    const { kind, translation } = entity;
    const OR = translatedNames(translation).map((name) => ({ [name]: { contains: text } }));
    const rows = await translation.table(db).findMany({ where: { OR } });
    const records = await translation.records(db).findMany({ where: { id: { in: rows.map((row) => row.recordId) } } });
    return records.flatMap((record) =>
      rows
        .filter(({ recordId }) => recordId === record.id)
        .map((row) => ({
          use: { kind, id: recordId(kind, record.id), title: readLabel(entity, record) },
          texts: Object.fromEntries(
            Object.entries(pickTexts(translatedNames(translation), row)).map(([name, value]) => [
              `${inEnglish}${name}`,
              value,
            ]),
          ),
          save: (tx: Db, texts: Record<string, string>) => {
            const data = Object.entries(texts).map(([name, value]) => [name.slice(inEnglish.length), value]);
            const columns = { ...Object.fromEntries(data), version: { increment: 1 } };
            return Promise.resolve(translation.table(tx).update({ where: { id: row.id }, data: columns }));
          },
        })),
    );
  });
  return (await Promise.all(mentions)).flat();
}

/** The fields of drafts that mention a picture: one that only they show is in use, too. */
async function findInDrafts(db: Db, key: string): Promise<MediaUse[]> {
  const rows = await db.draft.findMany({ where: { values: { contains: key } }, orderBy: { id: 'asc' } });
  return rows.flatMap(({ entity, record, locale, label, values }) => {
    const kind = kinds.parse(entity);
    const id = Number(record) > 0 ? recordId(kind, Number(record)) : null;
    return Object.entries(draftValues.parse(JSON.parse(values)))
      .filter(([, value]) => JSON.stringify(value).includes(key))
      .map(([name]) => ({ kind, id, title: label, field: locale === 'tr' ? name : `${inEnglish}${name}` }));
  });
}

const kinds = z.enum(recordKinds);

/** What the names of English fields begin with. */
const inEnglish = `${translationLocale}.`;

async function rowsWith(db: Db, text: string) {
  const rows = await Promise.all([
    ...illustrated.map((entity) => findInRecords(db, entity, text)),
    findInTranslations(db, text),
  ]);
  return rows.flat();
}
