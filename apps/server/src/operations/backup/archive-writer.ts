import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFolder, syncToDisk } from '@pano/db';
import { Header, Pack, ReadEntry } from 'tar';
import { unfinishedName } from './backup-folder';

/** A file as it stands in an archive. */
export type ArchivedFile = { path: string; size: number; sha256: string };

export type ArchiveWriter = {
  add: (path: string, size: number, bytes: AsyncIterable<Uint8Array>) => Promise<ArchivedFile>;
  addText: (path: string, text: string) => Promise<ArchivedFile>;
  /** Completes the archive: only now it stands under its name. */
  finish: () => Promise<void>;
  /** Leaves nothing behind. */
  abandon: () => Promise<void>;
};

/** Pictures are compressed already; more effort than this makes an archive slower and hardly smaller. */
const level = 3;

/** Writes a .tar.gz file by file, in constant memory and compressed outside of the main thread. */
export function writeArchive(target: string): ArchiveWriter {
  const temporary = join(dirname(target), unfinishedName(basename(target)));
  const pack = new Pack({ portable: true });
  const stopping = new AbortController();
  const output = createWriteStream(temporary, { mode: 0o600, flags: 'wx' });
  const written = pipeline(Readable.from(pack), createGzip({ level }), output, { signal: stopping.signal });
  // Whoever adds a file learns of a full disk at once instead of waiting for the stream to take more.
  const failure = written.then(() => new Promise<never>(() => {}));
  failure.catch(() => undefined);

  async function add(path: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<ArchivedFile> {
    const entry = new ReadEntry(new Header({ path, size, mode: 0o600, type: 'File', mtime: new Date() }));
    const hash = createHash('sha256');
    let length = 0;
    pack.add(entry);
    for await (const chunk of bytes) {
      length += chunk.length;
      if (length > size) break;
      hash.update(chunk);
      if (!entry.write(Buffer.from(chunk))) await Promise.race([once(entry, 'drain'), failure]);
    }
    if (length !== size) throw new Error(`${path} changed its size while it was read.`);
    entry.end();
    return { path, size, sha256: hash.digest('hex') };
  }

  return {
    add,
    addText: (path, text) => {
      const bytes = Buffer.from(text);
      return add(path, bytes.length, Readable.from([bytes]));
    },
    finish: async () => {
      pack.end();
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
