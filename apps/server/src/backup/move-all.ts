import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Moves files and folders one after the other; where one fails, those before it go back. What is not there is skipped. */
export async function moveAll(moves: (readonly [from: string, to: string])[]): Promise<void> {
  const done: (readonly [from: string, to: string])[] = [];
  try {
    for (const [from, to] of moves) {
      if (!existsSync(from)) continue;
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await rename(from, to);
      done.push([from, to]);
    }
  } catch (error) {
    for (const [from, to] of done.toReversed()) await rename(to, from);
    throw error;
  }
}
