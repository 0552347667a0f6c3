import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { expect, test } from 'vitest';
import { callPano } from '#testing/run-pano';
import { createSmallSite } from '#testing/small-site';
import { temporaryFolder } from '#testing/start-api';
import { createBackup } from './create-backup';
import { readBackup } from './read-backup';

const BACKUP_PASSPHRASE = 'pano ile yedek 2026';

test('with a passphrase the commands make, check, list and restore encrypted backups', async () => {
  const { dataDir, folder, withDatabase } = await createSmallSite(2);
  await writeFile(join(dataDir, 'secret.key'), 'gizli anahtar');
  const pano = (passphrase: string, ...args: string[]) =>
    callPano(dataDir, args, { BACKUP_PASSPHRASE: passphrase, BACKUP_PASSPHRASE_FILE: '' });

  expect((await pano('', 'backup')).err).toContain('! The archive is not encrypted, and secret.key in it');
  const made = await pano(BACKUP_PASSPHRASE, 'backup');
  expect([made.code, made.err]).toEqual([0, expect.not.stringContaining('!')]);
  expect((await pano(BACKUP_PASSPHRASE, 'doctor', '--json')).out).toMatch(
    /the last one is 0 hours old \(.*, encrypted\)/,
  );
  const name = (await readdir(folder)).find((candidate) => candidate.endsWith('.tar.gz.age')) ?? '';
  const archive = join(folder, name);

  expect(await pano('', 'restore', archive, '--check')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with'),
  });
  expect(await pano('something else 2026', 'restore', archive)).toMatchObject({
    code: 1,
    err: expect.stringContaining('was made with another passphrase: set BACKUP_PASSPHRASE to that one'),
  });
  expect(await pano(BACKUP_PASSPHRASE, 'restore', archive, '--check')).toMatchObject({
    code: 0,
    out: expect.stringContaining('is sound'),
  });
  await withDatabase((db) => db.service.deleteMany());
  await writeFile(join(dataDir, 'secret.key'), 'ein anderer');
  expect(await pano(BACKUP_PASSPHRASE, 'restore', archive)).toMatchObject({ code: 0 });
  expect(await withDatabase((db) => db.service.count())).toBe(1);
  expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe('gizli anahtar');
});

test('the passphrase may stand in a file; one that is missing or too short is named', async () => {
  const { dataDir, folder } = await createSmallSite(0);
  const file = join(dataDir, 'passphrase');
  const backup = () => callPano(dataDir, ['backup'], { BACKUP_PASSPHRASE: '', BACKUP_PASSPHRASE_FILE: file });
  expect((await backup()).err).toContain(`BACKUP_PASSPHRASE_FILE: ${file} holds no passphrase`);
  await writeFile(file, 'short\n');
  expect((await backup()).err).toContain('its first line needs 12 characters or more');
  await writeFile(file, `${BACKUP_PASSPHRASE}\nwritten down in the safe\n`);
  expect((await backup()).code).toBe(0);
  const [name = ''] = await readdir(folder);
  const passphrase = BACKUP_PASSPHRASE;
  const { manifest } = await readBackup(join(folder, name), await temporaryFolder(), { passphrase });
  expect(manifest.counts.Service).toBe(1);
});

test('other programs that know age can decrypt a backup, and nothing in it is readable without the passphrase', async () => {
  const site = await createSmallSite(3);
  const { file } = await createBackup(site, { ...site, passphrase: BACKUP_PASSPHRASE });
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(bytes.includes('manifest.json')).toBe(false);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(BACKUP_PASSPHRASE);
  const compressed = await decrypter.decrypt(bytes);
  expect([...compressed.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
});

test('an encrypted archive that was cut off or changed is rejected', async () => {
  const site = await createSmallSite(3);
  const { file } = await createBackup(site, { ...site, passphrase: BACKUP_PASSPHRASE });
  const whole = await readFile(file);
  const changed = Buffer.from(whole);
  changed[whole.length - 200] = (changed[whole.length - 200] ?? 0) ^ 0xff;
  const path = join(site.folder, 'broken.tar.gz.age');
  for (const bytes of [whole.subarray(0, whole.length - 200), whole.subarray(0, 90), changed]) {
    await writeFile(path, bytes);
    const reading = readBackup(path, await temporaryFolder(), { passphrase: BACKUP_PASSPHRASE });
    await expect(reading, String(bytes.length)).rejects.toThrow(/is damaged, cut off/);
  }
});
