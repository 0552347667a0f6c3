import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteRange, Storage } from './storage';

/** Stores files in a local folder, which is created with the first one. */
export function localStorage(folder: string): Storage {
  const unfinished = join(folder, unfinishedFolder);
  return {
    async check() {
      try {
        await mkdir(unfinished, { recursive: true });
        await access(folder, constants.W_OK);
        return null;
      } catch (error) {
        return `The folder ${folder} cannot be written (${error instanceof Error ? error.message : String(error)}).`;
      }
    },
    async put(name, bytes) {
      await mkdir(unfinished, { recursive: true });
      const temporary = join(unfinished, randomUUID());
      try {
        await writeDurably(temporary, bytes);
        await rename(temporary, join(folder, name));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    stat: (name) =>
      unlessMissing(async () => {
        const { size, mtime } = await stat(join(folder, name));
        return { size, modifiedAt: mtime };
      }),
    read: (name, range) => unlessMissing(() => streamFile(join(folder, name), range)),
    async remove(name) {
      await rm(join(folder, name), { force: true });
    },
    async list(prefix = '') {
      const entries = await unlessMissing(() => readdir(folder, { withFileTypes: true }));
      return (entries ?? []).filter((entry) => entry.isFile() && entry.name.startsWith(prefix)).map(({ name }) => name);
    },
    async clearUnfinished() {
      await rm(unfinished, { recursive: true, force: true });
    },
  };
}

/** Inside the folder itself, because a file can be renamed within one file system only. */
const unfinishedFolder = '.unfinished';

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs the folder, which contains the name of a new file. Windows cannot and need not do this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const chunkSize = 256 * 1024;

/** Streams a file on demand; the file is closed at its end and when the reader cancels. */
async function streamFile(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
  const file = await open(path, 'r');
  const last = range?.end ?? Number.POSITIVE_INFINITY;
  let position = range?.start ?? 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const length = Math.min(chunkSize, last - position + 1);
        const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, position);
        position += bytesRead;
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
        if (bytesRead < length || position > last) {
          await file.close();
          controller.close();
        }
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    cancel: () => file.close(),
  });
}
