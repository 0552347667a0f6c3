import type { Db } from '@pano/db';
import type { ApiContext } from '../context';
import { AppError } from '../transport/errors';
import { logCreated, logUpdated, type Subject } from './activity/log-changes';
import { inTransaction } from './transaction';

/** Creates a record, and with it its entry in the activity log. */
export const createRecord = <Item extends object, T extends Item>(
  ctx: ApiContext,
  subject: Subject<Item>,
  write: (tx: Db) => Promise<T>,
): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    const record = await write(tx);
    await logCreated(tx, ctx, subject, record);
    return record;
  });

/**
 * Changes a record without losing what others change at the same time; the activity log gets what changed. Writes take
 * turns, so what is read in the transaction stands until it ends.
 * @param version the version its editor started from; a newer one in the database is refused as stale, with the
 *   current record. Without one the change is made on whatever stands there.
 * @param read the record; throws when there is none
 * @param write the update
 */
export const editRecord = <Item extends object, T extends Item & { version: number }>(
  ctx: ApiContext,
  subject: Subject<Item>,
  version: number | undefined,
  read: (tx: Db) => Promise<T>,
  write: (tx: Db, before: T) => Promise<T>,
): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    const before = await read(tx);
    if (version !== undefined && version !== before.version) {
      throw new AppError('stale', 'record.stale', { current: before });
    }
    const after = await write(tx, before);
    await logUpdated(tx, ctx, subject, before, after);
    return after;
  });

/**
 * The edits of one entity: each is told the record as it stands and says what is to change.
 * @param read the record; throws when there is none
 * @param write the update
 * @param explain turns what the database refuses into a refusal for people
 */
export const editsOf =
  <Item extends object, T extends Item & { version: number }, Update>(
    subject: Subject<Item>,
    read: (tx: Db, id: number) => Promise<T>,
    write: (tx: Db, before: T, data: Update) => Promise<T>,
    explain: (error: unknown) => never = rethrow,
  ) =>
  (ctx: ApiContext, id: number, version: number | undefined, change: (before: T) => Update): Promise<T> =>
    editRecord(
      ctx,
      subject,
      version,
      (tx) => read(tx, id),
      (tx, before) => write(tx, before, change(before)),
    ).catch(explain);

function rethrow(error: unknown): never {
  throw error;
}
