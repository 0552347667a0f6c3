import { type Db, isUniqueViolation } from '@pano/db';
import { slugify } from '@pano/i18n/text/slug';
import { conflict } from '../../core/errors';

/**
 * Saves a project under the slug that was given, or under the first free one made from its title. The unique
 * constraint decides: a slug that somebody else takes in between is passed over.
 * @param own the number of the project itself, whose present slug counts as free
 */
export async function saveWithSlug<T>(
  db: Db,
  { given, title, own }: { given: string | null; title: string; own?: number },
  save: (slug: string) => Promise<T>,
): Promise<T> {
  // Each round that fails was overtaken by somebody else's success, so the loop ends.
  for (;;) {
    try {
      return await save(given ?? (await freeSlug(db, title, own)));
    } catch (error) {
      if (!isUniqueViolation(error, 'slug')) throw error;
      if (given) throw conflict('slug.taken', 'slug');
    }
  }
}

/** A title of other scripts or signs alone leaves nothing to make a slug of. */
const fallback = 'proje';
const maxSlug = 200;

async function freeSlug(db: Db, title: string, own: number | undefined): Promise<string> {
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
