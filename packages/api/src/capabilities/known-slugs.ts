import type { Db } from '@pano/db';
import * as z from 'zod';
import { type SluggedKind, slugRedirectNames } from '#addresses';
import { readAllInGroups } from '#platform/records/row-groups';
import { translationLocale } from '#platform/records/translations/translation-source';
import { pageEntities, pageRule, publicRule } from './public-records';

const slugOf = z.object({ slug: z.string() });

/** What visitors find at a slug: that the record was deleted (410), or a page in Turkish, which has English too or not. */
type SlugState = 'deleted' | 'turkish' | 'both';

/**
 * The slugs of a kind at which visitors get anything but 404: those of public records in both languages, those that
 * redirect to one, and those of deleted records. Null where there are more than `max`.
 */
export async function listKnownSlugs(
  db: Db,
  kind: SluggedKind,
  max: number,
): Promise<ReadonlyMap<string, SlugState> | null> {
  const entity = pageEntities.find((one) => one.kind === kind);
  if (!entity) return new Map();
  const { publicPage, translation } = entity;
  const present = await listRecords(db, entity, pageRule(entity), max);
  const select = { slug: true, recordId: true };
  const inEnglish = { where: { ...publicPage.only, locale: translationLocale }, select };
  const table = translation?.table(db);
  const english = table
    ? await listAll(
        table.count({ where: inEnglish.where }),
        (group) => table.findMany({ ...inEnglish, ...group, orderBy: { recordId: 'asc' } }),
        max,
      )
    : [];
  const redirects = { where: { entity: slugRedirectNames[kind] }, select };
  const former = await listAll(
    db.formerSlug.count({ where: redirects.where }),
    (group) => db.formerSlug.findMany({ ...redirects, ...group, orderBy: { slug: 'asc' } }),
    max,
  );
  if (!present || !english || !former) return null;
  const translated = new Set(english.map(({ recordId }) => recordId));
  const states = new Map(present.map(({ id }) => [id, translated.has(id) ? ('both' as const) : ('turkish' as const)]));
  const translations = english.map((row) => ({ ...slugOf.parse(row), recordId: row.recordId }));
  const own = present.map(({ id, slug }) => ({ slug, recordId: id }));
  const known = [...former, ...translations, ...own].flatMap(({ slug, recordId }) => {
    const state = recordId === null ? 'deleted' : states.get(recordId);
    return slug && state ? [[slug, state] as const] : [];
  });
  return new Map(known);
}

/**
 * What a parameter may call the public records of a kind beside the slugs of their pages: their numbers, and the slugs of
 * those without a page. Null where there are more than `max`.
 */
export async function listRecordKeys(db: Db, kind: SluggedKind, max: number): Promise<ReadonlySet<string> | null> {
  const entity = pageEntities.find((one) => one.kind === kind);
  if (!entity) return new Set();
  const rows = await listRecords(db, entity, publicRule(entity), max);
  return rows && new Set(rows.flatMap(({ id, slug }) => [String(id), ...(slug ? [slug] : [])]));
}

const listRecords = (db: Db, { records }: (typeof pageEntities)[number], where: object, max: number) =>
  listAll(
    records(db).count({ where }),
    (group) => records(db).findMany({ where, select: { id: true, slug: true }, ...group, orderBy: { id: 'asc' } }),
    max,
  );

/** All rows; null where there are more than `max`. Counting costs a tenth of skipping that many: an index tells it. */
async function listAll<Row>(
  count: PromiseLike<number>,
  read: (group: { skip: number; take: number }) => PromiseLike<Row[]>,
  max: number,
): Promise<Row[] | null> {
  if ((await count) > max) return null;
  return readAllInGroups(read);
}
