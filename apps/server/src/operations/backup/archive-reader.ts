import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { StartError } from '#process/env';
import { formatBytes, type Progress } from '../progress';
import { decryptArchive, isEncrypted } from './archive-encryption';
import type { ArchivedFile } from './archive-writer';

type Entry = Extract extends AsyncIterable<infer Source> ? Source : never;

/** Where a file of an archive is put on this machine; null rejects the archive. */
export type TargetPath = (path: string) => string | null;

/**
 * Unpacks an archive. The caller chooses every name on the disk: nothing in an archive, be it a path with dots, an
 * absolute path or a link, can reach another place.
 * @param passphrase decrypts an encrypted archive
 * @returns the files that were in it, by their paths there
 * @throws StartError where the file is no archive, is cut off, or holds anything that the caller does not expect
 */
export async function unpackArchive(
  file: string,
  { counter }: Progress,
  targetPath: TargetPath,
  passphrase: string | null = null,
): Promise<Map<string, ArchivedFile>> {
  const files = new Map<string, ArchivedFile>();
  const entries = extract();
  let formatError: unknown;
  entries.on('error', (error) => {
    formatError = error;
  });

  async function unpackEntry(entry: Entry): Promise<void> {
    const { name: path, size, type } = entry.header;
    const target = type === 'file' ? targetPath(path) : null;
    if (target === null)
      throw new StartError(`${file} holds ${JSON.stringify(path)}, which belongs in no archive of Pano.`);
    if (files.has(path)) throw new StartError(`${file} holds ${path} twice.`);
    files.set(path, { path, size, sha256: await writeFile(target, entry) });
  }

  try {
    const { size } = await stat(file);
    const source = createReadStream(file);
    const count = counter('Unpacked', formatBytes);
    const reading = (await isEncrypted(file))
      ? pipeline(source, (bytes) => decryptArchive(bytes, file, passphrase), createGunzip(), entries)
      : pipeline(source, createGunzip(), entries);
    // A failure ends the loop below, too.
    const closed = reading.catch(() => undefined);
    try {
      for await (const entry of entries) {
        await unpackEntry(entry);
        count(source.bytesRead, size);
      }
      await reading;
    } finally {
      // The files must be closed before their folder is removed.
      await closed;
    }
    count(size, size);
  } catch (error) {
    throw explainArchiveError(error, file, error === formatError);
  }
  return files;
}

async function writeFile(path: string, bytes: AsyncIterable<unknown>): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const target = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  try {
    for await (const chunk of bytes) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('An entry of an archive yields bytes.');
      hash.update(chunk);
      await target.write(chunk);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  return hash.digest('hex');
}

function explainArchiveError(error: unknown, file: string, isFormatError: boolean): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new StartError(`There is no file ${file}.`);
  if (code === 'ENOSPC') return new StartError(`The disk is full: free some space, then try again.`);
  if (code.startsWith('Z_') || (code === '' && isFormatError)) {
    return new StartError(`${file} is damaged, cut off or no archive of Pano (${error.message}); take another one.`);
  }
  return error;
}
