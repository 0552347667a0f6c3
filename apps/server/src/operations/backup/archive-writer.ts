import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFolder, syncToDisk } from '@pano/db';
import { pack } from 'tar-stream';
import { encryptArchive } from './archive-encryption';
import { unfinishedName } from './backup-folder';

/** A file of an archive. */
export type ArchivedFile = { path: string; size: number; sha256: string };

export type ArchiveWriter = {
  add: (path: string, size: number, bytes: AsyncIterable<Uint8Array>) => Promise<ArchivedFile>;
  addText: (path: string, text: string) => Promise<ArchivedFile>;
  /** Completes the archive: only now it gets its name. */
  finish: () => Promise<void>;
  /** Removes what was written so far. */
  abandon: () => Promise<void>;
};

/** Images are compressed already; a higher level makes an archive slower and hardly smaller. */
const level = 3;

/**
 * Writes a .tar.gz file by file, in constant memory and compressed outside of the main thread.
 * @param passphrase encrypts the archive; null leaves it readable
 */
export function writeArchive(target: string, passphrase: string | null = null): ArchiveWriter {
  const temporary = join(dirname(target), unfinishedName(basename(target)));
  const entries = pack();
  const stopping = new AbortController();
  const output = createWriteStream(temporary, { mode: 0o600, flags: 'wx' });
  const { signal } = stopping;
  const compressed = createGzip({ level });
  const written =
    passphrase === null
      ? pipeline(entries, compressed, output, { signal })
      : pipeline(entries, compressed, (bytes) => encryptArchive(bytes, passphrase), output, { signal });
  // A file that is being added learns of a full disk at once instead of waiting for the stream to take more.
  const failure = written.then(() => new Promise<never>(() => {}));
  failure.catch(() => undefined);

  async function add(path: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<ArchivedFile> {
    const entry = entries.entry({ name: path, size, mode: 0o600, type: 'file' });
    // The failure says more; without a listener this event would end the process.
    entry.on('error', () => undefined);
    const hash = createHash('sha256');
    let length = 0;
    for await (const chunk of bytes) {
      length += chunk.length;
      if (length > size) break;
      hash.update(chunk);
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), failure]);
    }
    if (length !== size) throw new Error(`${path} changed its size while it was read.`);
    const finished = once(entry, 'finish');
    entry.end(undefined);
    await Promise.race([finished, failure]);
    return { path, size, sha256: hash.digest('hex') };
  }

  return {
    add,
    addText: (path, text) => {
      const bytes = Buffer.from(text);
      return add(path, bytes.length, toChunks(bytes));
    },
    finish: async () => {
      entries.finalize();
      await written;
      syncToDisk(temporary);
      await rename(temporary, target);
      syncFolder(dirname(target));
    },
    abandon: async () => {
      stopping.abort();
      await written.catch(() => undefined);
      await rm(temporary, { force: true });
    },
  };
}

async function* toChunks(bytes: Uint8Array) {
  yield bytes;
}
