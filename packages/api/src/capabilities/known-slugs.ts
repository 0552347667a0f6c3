import type { Db } from '@pano/db';
import type { SlugRedirectName } from '#addresses';
import { contentEntities } from '#entities/index';

/**
 * The slugs at which visitors get anything but 404, by the name of their kind in the table of slug redirects: those of
 * public records, those that redirect to one, and those of deleted records (410). Null for a kind with more than `max`.
 */
export async function listKnownSlugs(
  db: Db,
  max: number,
): Promise<ReadonlyMap<SlugRedirectName, ReadonlySet<string> | null>> {
  const pages = contentEntities.flatMap(({ publicPage }) => publicPage ?? []);
  const lists = pages.map(async ({ redirects, listPublicSlugs }) => {
    const select = { slug: true, recordId: true };
    const [present, former] = await Promise.all([
      listPublicSlugs(db, max + 1),
      db.formerSlug.findMany({ where: { entity: redirects }, select, take: max + 1 }),
    ]);
    if (present.length > max || former.length > max) return [redirects, null] as const;
    const ids = new Set(present.map(({ id }) => id));
    const leading = former.filter(({ recordId }) => recordId === null || ids.has(recordId));
    return [redirects, new Set([...present, ...leading].map(({ slug }) => slug))] as const;
  });
  return new Map(await Promise.all(lists));
}
