import { type Db, insertActivity } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import { truncate } from '@pano/i18n/text/html-text';
import type { ApiContext } from '../../context';
import type { UserRecord } from '../../session/user.schema';
import type { ActivityAction, ActivityEntity, FieldChange } from './activity.schema';
import { isReported } from './reported';

/**
 * The origin of a change: the context of a request, or `commandLine` for commands and jobs. A context without an address
 * counts as `commandLine`, too.
 */
export type ActivityOrigin = Pick<ApiContext, 'signedIn' | 'actor' | 'unrecorded'> & {
  address: string | null;
  requestId: string | null;
};

export const commandLine: ActivityOrigin = { signedIn: async () => null, address: null, requestId: null };

export type ActivityEntry = {
  action: ActivityAction;
  entity: ActivityEntity;
  /** Absent where the entry is about several records, or about one without an id. */
  entityId?: number;
  /** The title or name of the record at this time; never the name of a visitor. */
  label?: string | null;
  /** From `compareFields(before, after)`, which leaves out secrets and shortens texts. Never written by hand. */
  changes?: FieldChange[];
  /** The fields that the owner is told of when an API token changes them. */
  reported?: readonly string[] | undefined;
  /** The user, where the context has none yet: for a sign-in. */
  by?: UserRecord;
  /** Null leaves out the address, for entries about visitors. */
  address?: null;
};

/**
 * Writes an entry of the activity log. `db` is the transaction of the change itself, so that both are committed or
 * neither is. Open it with `inTransaction(ctx, (tx) => …)` of `platform/records/transaction.ts`: in a transaction that
 * was opened otherwise, looking up who is signed in would wait for the connection that the transaction holds.
 *
 *     await inTransaction(ctx, async (tx) => {
 *       await tx.user.update({ where: { id }, data: { passwordHash } });
 *       await recordActivity(tx, ctx, { action: 'passwordChanged', entity: 'user', entityId: id, label: email });
 *     });
 *
 * Of a failed sign-in the log gets the account where there is one (`entity: 'user', entityId, label: email`) and never
 * what was typed: people type passwords into the wrong field. A new action or entity is a line in `activity.schema.ts`
 * and its words in both languages (`admin/activity.ts`), which the compiler demands.
 */
export const recordActivity = (db: Db, origin: ActivityOrigin, entry: ActivityEntry): Promise<void> =>
  recordActivities(db, origin, [entry]);

/** Like `recordActivity`, for several records at once. */
export async function recordActivities(db: Db, origin: ActivityOrigin, entries: ActivityEntry[]): Promise<void> {
  if (origin.unrecorded || entries.length === 0) return;
  const user = origin.actor ?? (await origin.signedIn())?.user;
  const rows = entries.map((entry) => rowOf(entry, origin, entry.by ?? user));
  const [row] = rows;
  if (row && rows.length === 1) await insertActivity(db, row);
  else await db.activity.createMany({ data: rows });
}

const longestLabel = 200;

function rowOf(entry: ActivityEntry, origin: ActivityOrigin, user: UserRecord | undefined) {
  const { action, entity, entityId, changes = [], reported = [] } = entry;
  const label = entry.label ? truncate(entry.label, longestLabel) : null;
  const who = { userId: user?.id ?? null, userEmail: user?.email ?? null, userName: user?.name ?? null };
  const where = { address: entry.address === null ? null : origin.address || null, requestId: origin.requestId };
  const search = fold(`${label ?? ''} ${user?.name ?? ''} ${user?.email ?? ''} ${where.address ?? ''}`);
  return {
    action,
    entity,
    entityId: entityId ?? null,
    label,
    changes: JSON.stringify(changes),
    ...who,
    ...where,
    search,
    reported: origin.actor !== undefined && changes.some((change) => isReported(reported, change)),
  };
}

/** Removes the entries older than a date and returns how many there were. */
export async function purgeActivity(db: Db, olderThan: Date): Promise<number> {
  const { count } = await db.activity.deleteMany({ where: { at: { lt: olderThan } } });
  return count;
}
