import { type Db, isUniqueViolation } from '@pano/db';
import { slugify } from '@pano/i18n/text/slug';
import { conflict } from '#platform/transport/errors';

/**
 * Saves a project under the slug that was given, or under a free one. The unique constraint decides: a slug that was
 * given and is taken is refused, a free one that somebody else takes in between is passed over.
 * @param save the whole transaction, which looks for a free slug again each time
 */
export async function saveWithSlug<T>(given: string | null | undefined, save: () => Promise<T>): Promise<T> {
  // Each round that fails was overtaken by somebody else's success, so the loop ends.
  for (;;) {
    try {
      return await save();
    } catch (error) {
      if (!isUniqueViolation(error, 'slug')) throw error;
      if (given) throw conflict('slug.taken', 'slug');
    }
  }
}

/** A title of other scripts or signs alone leaves nothing to make a slug of. */
const fallback = 'proje';
const maxSlug = 200;

/**
 * The first free slug made from a title.
 * @param own the number of the project itself, whose present slug counts as free
 */
export async function freeSlug(db: Db, title: string, own?: number): Promise<string> {
  const slug = slugify(title).slice(0, maxSlug).replace(/-$/, '') || fallback;
  const rows = await db.project.findMany({
    where: { OR: [{ slug }, { slug: { startsWith: `${slug}-` } }], ...(own ? { NOT: { id: own } } : {}) },
    select: { slug: true },
  });
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
