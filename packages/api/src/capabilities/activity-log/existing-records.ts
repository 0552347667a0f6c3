import type { Db } from '@pano/db';
import { contentEntities } from '#entities/index';
import type { ContentEntity } from '#platform/content-entity';
import type { ActivityEntity } from '#platform/records/activity/activity.schema';

/** Whether the record that an entry is about is still there. */
export type Exists = (entity: ActivityEntity, id: number | null) => boolean;

type Table = { findMany(query: { where: object; select?: object }): PromiseLike<{ id: number }[]> };

/** Of what has no table of records, such as the settings, there is always one and nothing to look up. */
const tables = new Map<string, (db: Db) => Table>([
  ['user', (db) => db.user],
  ['apiToken', (db) => db.apiToken],
  ...contentEntities.flatMap(({ subjects, records }: ContentEntity) =>
    records ? subjects.map(({ entity }) => [entity, records] as const) : [],
  ),
]);

/** Looks up the records of a page of entries, one query for each kind. */
export async function findExistingRecords(
  db: Db,
  entries: readonly { entity: string; entityId: number | null }[],
): Promise<Exists> {
  const matches = await Promise.all(
    [...tables].map(async ([entity, table]) => {
      const ids = entries.flatMap((entry) => (entry.entity === entity && entry.entityId ? [entry.entityId] : []));
      const where = { id: { in: [...new Set(ids)] } };
      const rows = ids.length > 0 ? await table(db).findMany({ where, select: { id: true } }) : [];
      return rows.map(({ id }) => `${entity} ${id}`);
    }),
  );
  const keys = new Set(matches.flat());
  return (entity, id) => (tables.has(entity) ? id !== null && keys.has(`${entity} ${id}`) : true);
}
