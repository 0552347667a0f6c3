import type { Db } from '@pano/db';
import * as z from 'zod';
import { type SlugRedirectName, slugRedirectNames } from '#addresses';
import { translationLocale } from '#platform/records/translations/translation-source';
import { listSlugs, pageEntities, pageRule } from './public-records';

const slugOf = z.object({ slug: z.string() });

/**
 * The slugs at which visitors get anything but 404, by the name of their kind in the table of slug redirects: those of
 * public records in both languages, those that redirect to one, and those of deleted records (410). Null for a kind with more than `max`.
 */
export async function listKnownSlugs(
  db: Db,
  max: number,
): Promise<ReadonlyMap<SlugRedirectName, ReadonlySet<string> | null>> {
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
    const ids = new Set(present.map(({ id }) => id));
    const leading = former.filter(({ recordId }) => recordId === null || ids.has(recordId));
    const translated = english.filter(({ recordId }) => ids.has(recordId)).map((row) => slugOf.parse(row));
    return [redirects, new Set([...present, ...translated, ...leading].map(({ slug }) => slug))] as const;
  });
  return new Map(await Promise.all(lists));
}
