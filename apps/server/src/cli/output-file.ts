import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from './command';

/**
 * The file that --output names, as a full path.
 * @throws UsageError where that is nothing or a folder, before anything is packed
 */
export function outputFile(named: string): string {
  if (named === '') throw new UsageError('Please name a file with --output.');
  const file = resolve(named);
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return file;
  throw new UsageError(`${file} is a folder; please name a file in it.`);
}
