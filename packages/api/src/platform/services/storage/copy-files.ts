import { createHash } from 'node:crypto';
import type { Storage } from './storage';

export type CopiedFiles = { copied: number; bytes: number };

/**
 * Copies all files of one storage to another and reads each back to compare. Identical files of the target are not
 * written again; its other files are left alone.
 * @throws Error with the name of a file that cannot be read or differs after the copy
 */
export async function copyFiles(
  from: Storage,
  to: Storage,
  typeOf: (name: string) => string,
  progress: (done: number, of: number) => void,
): Promise<CopiedFiles> {
  const names = (await from.list()).toSorted();
  let bytes = 0;
  for (const [index, name] of names.entries()) {
    const content = await contentOf(from, name);
    if (!content) throw new Error(`${name} disappeared while it was to be copied.`);
    const sum = sumOf(content);
    if (sumOf(await contentOf(to, name)) !== sum) {
      await to.put(name, content, typeOf(name));
      if (sumOf(await contentOf(to, name)) !== sum) throw new Error(`${name} came out different in the target.`);
    }
    bytes += content.length;
    progress(index + 1, names.length);
  }
  return { copied: names.length, bytes };
}

async function contentOf(storage: Storage, name: string): Promise<Buffer | null> {
  const stream = await storage.read(name);
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
}

const sumOf = (content: Buffer | null) => content && createHash('sha256').update(content).digest('hex');
