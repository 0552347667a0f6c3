import type { Db } from '@pano/db';

/** The entities whose public pages have a slug in their address. */
export type SluggedEntity = 'articles' | 'categories' | 'projects' | 'pages';

/** Drops the memory of a slug that is in use from now on: it belongs to its new holder alone. */
export async function claimSlug(db: Db, entity: SluggedEntity, slug: string): Promise<void> {
  await db.formerSlug.deleteMany({ where: { entity, slug } });
}

/** Notes that a record left one slug for another. Belongs into the transaction that changes the slug. */
export async function rememberSlug(
  db: Db,
  entity: SluggedEntity,
  recordId: number,
  formerSlug: string,
  newSlug: string,
): Promise<void> {
  if (formerSlug === newSlug) return;
  await claimSlug(db, entity, newSlug);
  await keep(db, entity, formerSlug, recordId);
}

/** Notes that all slugs of a record lead nowhere any more. Belongs into the transaction that deletes the record. */
export async function forgetRecord(db: Db, entity: SluggedEntity, recordId: number, lastSlug: string): Promise<void> {
  await db.formerSlug.updateMany({ where: { entity, recordId }, data: { recordId: null } });
  await keep(db, entity, lastSlug, null);
}

/** Which record once had a slug: null for one that nobody had, `recordId` null for one whose record was deleted. */
export const findFormerSlug = (
  db: Db,
  entity: SluggedEntity,
  slug: string,
): Promise<{ recordId: number | null } | null> =>
  db.formerSlug.findUnique({ where: { entity_slug: { entity, slug } }, select: { recordId: true } });

async function keep(db: Db, entity: SluggedEntity, slug: string, recordId: number | null): Promise<void> {
  await db.formerSlug.upsert({
    where: { entity_slug: { entity, slug } },
    create: { entity, slug, recordId },
    update: { recordId },
  });
}
