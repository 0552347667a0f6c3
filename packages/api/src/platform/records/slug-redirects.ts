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

/**
 * Ends the redirects to deleted records. All slugs of a record that was public are gone; those of a hidden one are
 * forgotten, so that its address says nothing. Call it in the transaction that deletes the records.
 * @param publicOnes those of the records that visitors saw until now
 */
export async function retireSlugs(
  db: Db,
  entity: SlugRedirectName,
  ids: number[],
  publicOnes: { id: number; slug: string }[],
): Promise<void> {
  const wasPublic = { in: publicOnes.map(({ id }) => id) };
  await db.formerSlug.updateMany({ where: { entity, recordId: wasPublic }, data: { recordId: null } });
  await db.formerSlug.deleteMany({ where: { entity, recordId: { in: ids } } });
  for (const { slug } of publicOnes) await saveTarget(db, entity, slug, null);
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
export const explainTakenSlug =
  (entity: SlugRedirectName) =>
  (error: unknown): never => {
    if (isUniqueViolation(error, 'slug')) throw conflict(`slug.taken.${entity}`, 'slug');
    throw error;
  };
