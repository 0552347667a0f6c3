import type { MessageKey } from '@pano/i18n/translate';
import type { SemaphoreInterface } from 'async-mutex';
import type { ApiContext } from '#platform/context';
import { AppError } from '#platform/transport/errors';
import { markPending, uploadBusy } from './file-journal';

/**
 * Receives an upload.
 * @param semaphore limits how many are received at a time
 * @throws AppError where there are as many already, and with `noSpace` where the disk is full
 */
export async function receiveUpload<T>(
  ctx: Pick<ApiContext, 'log'>,
  { semaphore, noSpace }: { semaphore: SemaphoreInterface; noSpace: MessageKey },
  receive: () => Promise<T>,
): Promise<T> {
  if (semaphore.isLocked()) throw uploadBusy();
  try {
    return await semaphore.runExclusive(receive);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    ctx.log.error({ err: error }, 'no space for an upload');
    throw new AppError('unavailable', noSpace);
  }
}

const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

type NewFile = { key: string; fileName: string; contentType: string };

/** Writes a file, then its row; where writing the row fails, the file is removed. */
export async function storeFile<T>(
  ctx: ApiContext,
  { key, fileName, contentType }: NewFile,
  bytes: Uint8Array,
  writeRow: () => Promise<T>,
): Promise<T> {
  try {
    const written = await ctx.media.locks.withLock(key, async () => {
      await markPending(ctx.db, key);
      await ctx.media.storage.put(fileName, bytes, contentType);
      return writeRow();
    });
    if (!written) throw uploadBusy();
    return written.result;
  } catch (error) {
    await ctx.media.removeFiles(key);
    throw error;
  }
}
