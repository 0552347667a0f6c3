import type { Db } from '@pano/db';
import type { ActivityEntity } from '#platform/records/activity/activity.schema';

/** Whether the record that an entry is about is still there. */
export type Existing = (entity: ActivityEntity, id: number | null) => boolean;

type Lookup = (db: Db, ids: number[]) => Promise<{ id: number }[]>;
const select = { id: true } as const;
const among = (ids: number[]) => ({ where: { id: { in: ids } }, select });

/** Of what has no table of records, such as the settings, there is always one and nothing to look up. */
const lookups: Partial<Record<ActivityEntity, Lookup>> = {
  article: (db, ids) => db.article.findMany(among(ids)),
  service: (db, ids) => db.service.findMany(among(ids)),
  heroSection: (db, ids) => db.heroSection.findMany(among(ids)),
  aboutSection: (db, ids) => db.aboutSection.findMany(among(ids)),
  category: (db, ids) => db.category.findMany(among(ids)),
  project: (db, ids) => db.project.findMany(among(ids)),
  // Its entries carry the number of the project.
  projectImage: (db, ids) => db.project.findMany(among(ids)),
  brand: (db, ids) => db.brand.findMany(among(ids)),
  page: (db, ids) => db.page.findMany(among(ids)),
  keyword: (db, ids) => db.keyword.findMany(among(ids)),
  contactForm: (db, ids) => db.contactForm.findMany(among(ids)),
  media: (db, ids) => db.media.findMany(among(ids)),
  user: (db, ids) => db.user.findMany(among(ids)),
};

/** Looks up the records of a page of entries, one query for each kind. */
export async function existingRecords(
  db: Db,
  entries: readonly { entity: string; entityId: number | null }[],
): Promise<Existing> {
  const found = await Promise.all(
    Object.entries(lookups).map(async ([entity, lookup]) => {
      const ids = entries.flatMap((entry) => (entry.entity === entity && entry.entityId ? [entry.entityId] : []));
      const rows = ids.length > 0 ? await lookup(db, [...new Set(ids)]) : [];
      return rows.map(({ id }) => `${entity} ${id}`);
    }),
  );
  const keys = new Set(found.flat());
  return (entity, id) => (entity in lookups ? id !== null && keys.has(`${entity} ${id}`) : true);
}
