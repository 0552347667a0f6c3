import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from './env';
import { readSecretKey } from './secret-key';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pano-key-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('the key is made once, 32 random bytes that only this user can read, and is the same ever after', async () => {
  const folder = await emptyFolder();
  const key = readSecretKey(folder);
  expect(key).toHaveLength(32);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(readSecretKey(folder)).toEqual(key);
  expect(readSecretKey(await emptyFolder())).not.toEqual(key);
  expect(await readdir(folder)).toEqual(['secret.key']);
});

test.each(['', 'half a key\n'])(
  'a file that holds %j stops the start with a sentence about what to do',
  async (text) => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'secret.key'), text);
    expect(() => readSecretKey(folder)).toThrow(StartError);
  },
);
