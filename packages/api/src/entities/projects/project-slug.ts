import { type Db, isUniqueViolation } from '@pano/db';
import { slugify } from '@pano/i18n/text/slug';
import { conflict } from '#platform/transport/errors';

/**
 * Saves a project with the slug that was given, or with a free one. The unique constraint decides: a given slug that
 * another project has is a conflict; where somebody else takes a free one meanwhile, the next free one is tried.
 * @param save the whole transaction, which looks for a free slug again each time
 */
export async function saveWithSlug<T>(given: string | null | undefined, save: () => Promise<T>): Promise<T> {
  // A round fails only because somebody else saved a project, so the loop ends.
  for (;;) {
    try {
      return await save();
    } catch (error) {
      if (!isUniqueViolation(error, 'slug')) throw error;
      if (given) throw conflict('slug.taken.projects', 'slug');
    }
  }
}

/** The slug of a title without any letter or digit that a slug may have. */
const fallback = 'proje';
const maxSlug = 200;

/**
 * The first free slug made from a title.
 * @param own the id of the project itself, whose current slug counts as free
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
