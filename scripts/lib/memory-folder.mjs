import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';
const enough = 2 * 1024 ** 3;

/**
 * A folder in memory, if the system has one with enough space. Tests put databases and pictures there, because
 * otherwise every save waits for the disk. In containers it is often tiny, and some forbid running programs from it.
 */
export function memoryFolder() {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    const mounted = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === folder);
    return mounted && !mounted.includes('noexec') && bavail * bsize >= enough ? folder : undefined;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EACCES') return undefined;
    throw error;
  }
}
