import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';
import { StartError } from '#process/env';
import { formatBytes, type Progress } from '../progress';
import type { ArchivedFile } from './archive-writer';

/** Where a file of an archive is put on this machine; null refuses the archive. */
export type TargetPath = (path: string) => string | null;

/**
 * Unpacks an archive. The caller chooses every name on the disk: nothing in an archive, be it a path with dots, an
 * absolute path or a link, can reach another place.
 * @returns what was in it
 * @throws StartError where the file is no archive, is cut off, or holds anything that the caller does not expect
 */
export async function unpackArchive(
  file: string,
  { counter }: Progress,
  targetPath: TargetPath,
): Promise<Map<string, ArchivedFile>> {
  const files = new Map<string, ArchivedFile>();
  const parser = new Parser({ strict: true });
  let work: Promise<void> = Promise.resolve();
  const state: { failure?: unknown; body?: PassThrough } = {};
  const ended = new Promise<void>((resolve, reject) => {
    // The streams end for it with a word of their own, which says less.
    const fail = (error: unknown) => {
      state.failure ??= error;
      reject(error);
    };
    parser.on('end', resolve);
    parser.on('error', fail);
    parser.on('entry', (entry: ReadEntry) => {
      work = work
        .then(() => take(entry))
        .catch((error: unknown) => {
          entry.resume();
          fail(error);
        });
    });
  });
  ended.catch(() => undefined);

  async function take(entry: ReadEntry): Promise<void> {
    if (state.failure) throw state.failure;
    const { path, size, type } = entry;
    const place = type === 'File' || type === 'OldFile' ? targetPath(path) : null;
    if (place === null)
      throw new StartError(`${file} holds ${JSON.stringify(path)}, which belongs in no archive of Pano.`);
    if (files.has(path)) throw new StartError(`${file} holds ${path} twice.`);
    const body = new PassThrough();
    // Its reader hears of a failure too, but perhaps later; without anybody to hear it, it would end the process.
    body.on('error', () => undefined);
    state.body = body;
    entry.pipe(body);
    files.set(path, { path, size, sha256: await writeFile(place, body) });
  }

  try {
    const { size } = await stat(file);
    const source = createReadStream(file);
    const count = counter('Unpacked', formatBytes);
    await pipeline(source, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        count(source.bytesRead, size);
        if (!parser.write(chunk)) await Promise.race([new Promise((resolve) => parser.once('drain', resolve)), ended]);
      }
      parser.end();
      await ended;
      await work;
    });
  } catch (error) {
    // Whoever still waits for the rest of a file must have ended before its folder is removed.
    state.failure ??= error;
    state.body?.destroy(error instanceof Error ? error : undefined);
    await work;
    throw explained(state.failure, file);
  }
  return files;
}

async function writeFile(place: string, bytes: AsyncIterable<Buffer>): Promise<string> {
  await mkdir(dirname(place), { recursive: true });
  const target = await open(place, 'wx', 0o600);
  const hash = createHash('sha256');
  try {
    for await (const chunk of bytes) {
      hash.update(chunk);
      await target.write(chunk);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  return hash.digest('hex');
}

function explained(error: unknown, file: string): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new StartError(`There is no file ${file}.`);
  if (code === 'ENOSPC') return new StartError(`The disk is full: free some space, then try again.`);
  if (code.startsWith('Z_') || code.startsWith('TAR_')) {
    return new StartError(`${file} is damaged, cut off or no archive of Pano (${error.message}); take another one.`);
  }
  return error;
}
