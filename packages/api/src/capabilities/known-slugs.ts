import type { Db } from '@pano/db';
import * as z from 'zod';
import { type SluggedKind, type SlugRedirectName, slugRedirectNames } from '#addresses';
import { translationLocale } from '#platform/records/translations/translation-source';
import { listSlugs, pageEntities, pageRule, publicRule } from './public-records';

const slugOf = z.object({ slug: z.string() });

/** What visitors find at a slug: that the record was deleted (410), or a page in Turkish, which has English too or not. */
type SlugState = 'deleted' | 'turkish' | 'both';

/**
 * The slugs at which visitors get anything but 404, by the name of their kind in the table of slug redirects: those of
 * public records in both languages, those that redirect to one, and those of deleted records. Null for a kind with more than `max`.
 */
export async function listKnownSlugs(
  db: Db,
  max: number,
): Promise<ReadonlyMap<SlugRedirectName, ReadonlyMap<string, SlugState> | null>> {
  const lists = pageEntities.map(async (entity) => {
    const { kind, publicPage, translation } = entity;
    const redirects = slugRedirectNames[kind];
    const select = { slug: true, recordId: true };
    const where = { ...publicPage.only, locale: translationLocale };
    const [present, english, former] = await Promise.all([
      listSlugs(db, entity, { where: pageRule(entity), take: max + 1 }),
      translation?.table(db).findMany({ where, select, take: max + 1 }) ?? [],
      db.formerSlug.findMany({ where: { entity: redirects }, select, take: max + 1 }),
    ]);
    if ([present, english, former].some(({ length }) => length > max)) return [redirects, null] as const;
    const translated = new Set(english.map(({ recordId }) => recordId));
    const states = new Map(
      present.map(({ id }) => [id, translated.has(id) ? ('both' as const) : ('turkish' as const)]),
    );
    const inEnglish = english.map((row) => ({ ...slugOf.parse(row), recordId: row.recordId }));
    const own = present.map(({ id, slug }) => ({ slug, recordId: id }));
    const known = [...former, ...inEnglish, ...own].flatMap(({ slug, recordId }) => {
      const state = recordId === null ? 'deleted' : states.get(recordId);
      return state ? [[slug, state] as const] : [];
    });
    return [redirects, new Map(known)] as const;
  });
  return new Map(await Promise.all(lists));
}

/**
 * What a parameter may call the public records of a kind beside the slugs of their pages: their numbers, and the slugs of
 * those without a page. Null where there are more than `max`.
 */
export async function listRecordKeys(db: Db, kind: SluggedKind, max: number): Promise<ReadonlySet<string> | null> {
  const entity = pageEntities.find((one) => one.kind === kind);
  if (!entity) return new Set();
  const select = { id: true, slug: true };
  const rows = await entity.records(db).findMany({ where: publicRule(entity), select, take: max + 1 });
  return rows.length > max ? null : new Set(rows.flatMap(({ id, slug }) => [String(id), ...(slug ? [slug] : [])]));
}
