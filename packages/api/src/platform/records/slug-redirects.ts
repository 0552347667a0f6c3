import { type Db, isUniqueViolation } from '@pano/db';
import { slugify } from '@pano/i18n/text/slug';
import type { SlugRedirectName } from '#addresses';
import { conflict } from '../transport/errors';
import type { TranslationRow, TranslationSource } from './translations/translation-source';

/** Records with a public page; in both languages together a slug belongs to one of them. */
export type Slugged = Pick<TranslationSource, 'table' | 'records'> & { slugs: SlugRedirectName };

/** Removes the redirect of a slug that a record gets. */
export async function removeSlugRedirect(db: Db, entity: SlugRedirectName, slug: string): Promise<void> {
  await db.formerSlug.deleteMany({ where: { entity, slug } });
}

/** Gives a new record its slug. Call it in the transaction that creates the record. */
export async function claimSlug(tx: Db, source: Slugged, slug: string): Promise<void> {
  await expectFree(tx, source, slug);
  await removeSlugRedirect(tx, source.slugs, slug);
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

/** Gives a record another Turkish slug: its former one redirects to it, unless it is still the English one. */
export async function changeSlug(
  tx: Db,
  source: Slugged,
  { id, slug: oldSlug }: { id: number; slug: string | null },
  newSlug: string,
  english: TranslationRow | null,
): Promise<void> {
  if (oldSlug === newSlug) return;
  await expectFree(tx, source, newSlug, id);
  if (oldSlug === null || oldSlug === readSlug(english)) await removeSlugRedirect(tx, source.slugs, newSlug);
  else await redirectSlug(tx, source.slugs, id, oldSlug, newSlug);
}

/**
 * Gives a record its English slug, or takes it away with null: the former one redirects to the record. Call it in the
 * transaction that writes the English texts; the unique column tells of an English slug that another record has.
 */
export async function setEnglishSlug(
  tx: Db,
  { slugs, records }: Slugged,
  { id, slug }: { id: number; slug: string | null },
  english: TranslationRow | null,
  newSlug: string | null,
): Promise<void> {
  const oldSlug = readSlug(english);
  if (oldSlug === newSlug) return;
  if (newSlug !== null) {
    if ((await records(tx).count({ where: { slug: newSlug, NOT: { id } } })) > 0) throw takenSlug(slugs);
    await removeSlugRedirect(tx, slugs, newSlug);
  }
  if (oldSlug !== null && oldSlug !== slug) await saveTarget(tx, slugs, oldSlug, id);
}

/** @throws AppError where another record has the slug in English; in Turkish the unique column tells */
async function expectFree(tx: Db, { table, slugs }: Slugged, slug: string, own?: number): Promise<void> {
  if ((await table(tx).count({ where: { slug, ...notOf(own) } })) > 0) throw takenSlug(slugs);
}

const notOf = (recordId: number | undefined) => (recordId === undefined ? {} : { NOT: { recordId } });

const readSlug = (english: TranslationRow | null): string | null =>
  english && 'slug' in english && typeof english.slug === 'string' ? english.slug : null;

const maxSlug = 200;

/**
 * The first slug made from a title that no record has in any language.
 * @param fallback the slug of a title without any letter or digit that a slug may have
 * @param own the id of the record itself, whose current slugs count as free
 */
export async function freeSlug(
  tx: Db,
  { table, records }: Pick<TranslationSource, 'table' | 'records'>,
  title: string,
  fallback: string,
  own?: number,
): Promise<string> {
  const slug = slugify(title).slice(0, maxSlug).replace(/-$/, '') || fallback;
  const like = { OR: [{ slug }, { slug: { startsWith: `${slug}-` } }] };
  const rows = [
    ...(await records(tx).findMany({ where: { ...like, ...(own ? { NOT: { id: own } } : {}) } })),
    ...(await table(tx).findMany({ where: { ...like, ...notOf(own) } })),
  ];
  const taken = new Set(rows.map((row) => ('slug' in row ? row.slug : null)));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/**
 * Saves a record with the slug that was given, or with a free one. The unique constraint decides: a given slug that
 * another record has is a conflict; where somebody else takes a free one meanwhile, the next free one is tried.
 * @param save the whole transaction, which looks for a free slug again each time
 */
export async function saveWithSlug<T>(
  entity: SlugRedirectName,
  given: string | null | undefined,
  save: () => Promise<T>,
): Promise<T> {
  // A round fails only because somebody else saved a record, so the loop ends.
  for (;;) {
    try {
      return await save();
    } catch (error) {
      if (!isUniqueViolation(error, 'slug')) throw error;
      if (given) throw takenSlug(entity);
    }
  }
}

/**
 * The slugs of the records that visitors see, together with their English ones. Read them before the records are deleted.
 * @param isPublic the condition on these records
 */
export async function readPublicSlugs(
  tx: Db,
  { table, records }: Slugged,
  ids: number[],
  isPublic: object,
): Promise<{ id: number; slug: string }[]> {
  const select = { id: true, slug: true };
  const shown = await records(tx).findMany({ where: { id: { in: ids }, ...isPublic }, select });
  const english = await table(tx).findMany({ where: { recordId: { in: shown.map(({ id }) => id) } } });
  const slugs = [...shown, ...english.map((row) => ({ id: row.recordId, slug: readSlug(row) }))];
  return slugs.flatMap(({ id, slug }) => (typeof slug === 'string' ? { id, slug } : []));
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
    if (isUniqueViolation(error, 'slug')) throw takenSlug(entity);
    throw error;
  };

const takenSlug = (entity: SlugRedirectName) => conflict(`slug.taken.${entity}`, 'slug');
