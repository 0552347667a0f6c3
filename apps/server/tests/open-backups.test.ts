import { join } from 'node:path';
import { expect, test } from 'vitest';
import { account, temporaryFolder } from '#testing/start-api';
import { startSite } from '#testing/start-site';
import { signIn } from '#testing/upload';

async function isWarned(settings: Record<string, string>): Promise<boolean> {
  const { url } = await startSite(settings);
  const authorization = `Bearer ${await signIn(url, account)}`;
  const response = await fetch(`${url}/trpc/dashboard.summary`, { headers: { authorization } });
  return (await response.json()).result.data.backupsExposeKey;
}

test('the dashboard warns of automatic backups that take secret.key unencrypted to another place', async () => {
  const BACKUP_DIR = join(await temporaryFolder(), 'disk');
  expect(await isWarned({ BACKUP_DIR })).toBe(true);
  expect(await isWarned({ BACKUP_DIR, BACKUP_PASSPHRASE: 'uzun ve gizli bir parola' })).toBe(false);
  expect(await isWarned({ BACKUP_DIR, SECRET_KEY: 'A'.repeat(43) })).toBe(false);
  expect(await isWarned({ BACKUP_DIR, BACKUP_EVERY_HOURS: '0' })).toBe(false);
  // In the data folder the key lies beside the backups.
  expect(await isWarned({})).toBe(false);
});
