import { type Db, isUniqueViolation } from '@pano/db';
import type { SlugRedirectName } from '#addresses';
import { conflict } from '../transport/errors';

/** Removes the redirect of a slug that a record gets. */
export async function removeSlugRedirect(db: Db, entity: SlugRedirectName, slug: string): Promise<void> {
  await db.formerSlug.deleteMany({ where: { entity, slug } });
}

/** Redirects a slug that a record had to the record. Call it in the transaction that changes the slug. */
export async function redirectSlug(
  db: Db,
  entity: SlugRedirectName,
  recordId: number,
  oldSlug: string,
  newSlug: string,
): Promise<void> {
  if (oldSlug === newSlug) return;
  await removeSlugRedirect(db, entity, newSlug);
  await saveTarget(db, entity, oldSlug, recordId);
}

/** Marks all slugs of a record as gone. Call it in the transaction that deletes the record. */
export async function markSlugsGone(
  db: Db,
  entity: SlugRedirectName,
  recordId: number,
  lastSlug: string,
): Promise<void> {
  await db.formerSlug.updateMany({ where: { entity, recordId }, data: { recordId: null } });
  await saveTarget(db, entity, lastSlug, null);
}

/** Finds the target of an old slug: null where no record ever had it, `recordId` null where the record was deleted. */
export const findSlugRedirect = (
  db: Db,
  entity: SlugRedirectName,
  slug: string,
): Promise<{ recordId: number | null } | null> =>
  db.formerSlug.findUnique({ where: { entity_slug: { entity, slug } }, select: { recordId: true } });

async function saveTarget(db: Db, entity: SlugRedirectName, slug: string, recordId: number | null): Promise<void> {
  await db.formerSlug.upsert({
    where: { entity_slug: { entity, slug } },
    create: { entity, slug, recordId },
    update: { recordId },
  });
}

/** Explains the unique violation of a slug that another record has; any other error is rethrown. */
export function explainTakenSlug(error: unknown): never {
  if (isUniqueViolation(error, 'slug')) throw conflict('slug.taken', 'slug');
  throw error;
}
