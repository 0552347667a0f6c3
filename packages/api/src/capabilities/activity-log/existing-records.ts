import type { Db } from '@pano/db';
import { contentEntities } from '#entities/index';
import type { ActivityEntity } from '#platform/records/activity/activity.schema';

/** Whether the record that an entry is about is still there. */
export type Exists = (entity: ActivityEntity, id: number | null) => boolean;

type Lookup = (db: Db, ids: number[]) => Promise<{ id: number }[]>;

const findUsers: Lookup = (db, ids) => db.user.findMany({ where: { id: { in: ids } }, select: { id: true } });

const findApiTokens: Lookup = (db, ids) => db.apiToken.findMany({ where: { id: { in: ids } }, select: { id: true } });

/** Of what has no table of records, such as the settings, there is always one and nothing to look up. */
const lookups = new Map<string, Lookup>([
  ['user', findUsers],
  ['apiToken', findApiTokens],
  ...contentEntities.flatMap(({ activity: { subjects, findExisting } }) =>
    findExisting ? subjects.map(({ entity }) => [entity, findExisting] as const) : [],
  ),
]);

/** Looks up the records of a page of entries, one query for each kind. */
export async function findExistingRecords(
  db: Db,
  entries: readonly { entity: string; entityId: number | null }[],
): Promise<Exists> {
  const matches = await Promise.all(
    [...lookups].map(async ([entity, lookup]) => {
      const ids = entries.flatMap((entry) => (entry.entity === entity && entry.entityId ? [entry.entityId] : []));
      const rows = ids.length > 0 ? await lookup(db, [...new Set(ids)]) : [];
      return rows.map(({ id }) => `${entity} ${id}`);
    }),
  );
  const keys = new Set(matches.flat());
  return (entity, id) => (lookups.has(entity) ? id !== null && keys.has(`${entity} ${id}`) : true);
}
