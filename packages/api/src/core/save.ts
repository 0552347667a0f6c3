import { isRecordGone } from '@pano/db';
import { AppError } from './errors';

/**
 * Changes a record without losing what others change at the same time.
 * @param version the version its editor started from; a newer one in the database is refused as stale, with the
 *   current record. Without one the change is made on whatever stands there.
 * @param read the record; throws when there is none
 * @param write the update, on condition that the version is still that of `before`
 */
export async function editRecord<T extends { version: number }>(
  version: number | undefined,
  read: () => Promise<T>,
  write: (before: T) => Promise<T>,
): Promise<T> {
  // Each round that fails was overtaken by somebody else's success, so the loop ends.
  for (;;) {
    const before = await read();
    if (version !== undefined && version !== before.version) {
      throw new AppError('stale', 'record.stale', { current: before });
    }
    try {
      return await write(before);
    } catch (error) {
      if (!isRecordGone(error)) throw error;
    }
  }
}
