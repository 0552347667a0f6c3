import type { Db, Prisma } from '@pano/db';
import { fromIstanbulInput } from '@pano/i18n/text/dates';
import * as z from 'zod';
import type { ApiContext } from '#platform/context';
import {
  type ActivityQuery,
  type ActivityRecord,
  activityActions,
  activityEntities,
  fieldChanges,
} from '#platform/records/activity/activity.schema';
import { type Page, pageOf, slice } from '#platform/records/list';
import { matchWords } from '#platform/records/search';
import type { UserRecord } from '#platform/session/user.schema';
import { type Exists, findExistingRecords } from './existing-records';

/** The newest entries first. */
export async function list({ db }: ApiContext, query: ActivityQuery): Promise<Page<ActivityRecord>> {
  const where = toFilter(query);
  const rows = await db.activity.findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], ...slice(query) });
  const existing = await findExistingRecords(db, rows);
  return pageOf(query, Promise.resolve(rows), db.activity.count({ where }), (row) => toRecord(row, existing));
}

/** The entries that match, the newest first. */
export async function readEntries(
  { db }: { db: Db },
  where: Prisma.ActivityWhereInput,
  { take }: { take: number },
): Promise<ActivityRecord[]> {
  const rows = await db.activity.findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], take });
  const existing = await findExistingRecords(db, rows);
  return rows.map((row) => toRecord(row, existing));
}

/** The users that the list can be filtered by. */
export const people = ({ db }: ApiContext): Promise<UserRecord[]> =>
  db.user.findMany({ select: { id: true, email: true, name: true }, orderBy: { email: 'asc' } });

function toFilter({ q, entity, entityId, action, userId, from, to }: ActivityQuery): Prisma.ActivityWhereInput {
  const at = { gte: from && startOf(from), lt: to && new Date(startOf(to).getTime() + dayMs) };
  return { ...matchWords(q), entity, entityId, action, userId, at };
}

const dayMs = 24 * 60 * 60 * 1000;
const startOf = (day: string) => new Date(fromIstanbulInput(`${day}T00:00`) ?? day);

const action = z.enum(activityActions);
const entity = z.enum(activityEntities);

type Row = Awaited<ReturnType<Db['activity']['findMany']>>[number];

function toRecord({ at, changes, search: _, reported: __, ...row }: Row, exists: Exists): ActivityRecord {
  const kind = entity.parse(row.entity);
  return {
    ...row,
    at: at.toISOString(),
    action: action.parse(row.action),
    entity: kind,
    exists: exists(kind, row.entityId),
    changes: fieldChanges.parse(JSON.parse(changes)),
  };
}
