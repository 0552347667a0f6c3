import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

export type Move = readonly [from: string, to: string];

/** Some files are in their new place and the others cannot go back to the old one. */
export class HalfMoved extends Error {}

/**
 * Moves files and folders one after the other; where one fails, those before it go back. What is not there is skipped.
 * @throws HalfMoved where the way back failed too; any other error says that nothing has changed
 */
export async function moveAll(moves: Move[]): Promise<void> {
  const done: Move[] = [];
  try {
    for (const [from, to] of moves) {
      if (!existsSync(from)) continue;
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await rename(from, to);
      done.push([from, to]);
    }
  } catch (error) {
    await moveBack(done).catch((cause: unknown) => {
      throw new HalfMoved(`Files could not be moved, nor moved back: ${String(error)}, ${String(cause)}`, { cause });
    });
    throw error;
  }
}

async function moveBack(done: Move[]): Promise<void> {
  for (const [from, to] of done.toReversed()) await rename(to, from);
}
