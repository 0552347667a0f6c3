import { isUniqueViolation } from '@pano/db';
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
