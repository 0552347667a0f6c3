import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectDatabase } from '@pano/db';
import { expect, test } from 'vitest';
import { readBackup } from '#operations/backup/read-backup';
import { runPano } from '#testing/run-pano';
import { account, temporaryFolder } from '#testing/start-api';
import { startProcess } from '#testing/start-process';
import { createPhoto, signIn, upload } from '#testing/upload';

const digests = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  );

test('a backup made while the site is being written to brings everything back after a disaster', {
  timeout: 120_000,
}, async () => {
  const dataDir = await temporaryFolder();
  const { child, url } = await startProcess(dataDir, { SAMPLE_CONTENT: 'true' });
  const token = await signIn(url, account);
  const pictures = [await upload(url, `Bearer ${token}`, await createPhoto(500, 300))];

  const acknowledged: string[] = [];
  let writing = true;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const writer = (async () => {
    for (let number = 0; writing; number += 1) {
      const body = JSON.stringify({ title: `Hizmet ${number}`, description: 'x' });
      const response = await fetch(`${url}/api/v1/admin/services`, { method: 'POST', headers, body });
      if (response.status === 201) acknowledged.push(`Hizmet ${number}`);
      if (number % 10 === 0) pictures.push(await upload(url, `Bearer ${token}`, await createPhoto(420, 300)));
    }
  })();
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(3);
  const before = [...acknowledged];
  const picturesBefore = [...pictures];
  const made = await runPano(dataDir, ['backup']);
  expect(made).toMatchObject({ code: 0 });
  expect((await runPano(dataDir, ['restore', 'whatever.tar.gz'])).err).toContain('Another process works on the data');
  writing = false;
  await writer;
  expect(acknowledged.length).toBeGreaterThan(before.length);
  child.kill('SIGTERM');
  await once(child, 'exit');

  const archive = /✓ (\S+\.tar\.gz)/.exec(made.out)?.[1] ?? '';
  const { manifest } = await readBackup(archive, await temporaryFolder());
  await writeFile(join(dataDir, 'pano.db'), 'this was a database once');
  await rm(join(dataDir, 'uploads'), { recursive: true });
  const restored = await runPano(dataDir, ['restore', archive]);
  expect(restored).toMatchObject({ code: 0 });
  const aside = /before is in (\S+);/.exec(restored.out)?.[1] ?? '';
  expect(readFileSync(join(aside, 'pano.db'), 'utf8')).toBe('this was a database once');

  const { counts, damage, brokenReferences } = await inspectDatabase(`file:${join(dataDir, 'pano.db')}`);
  expect({ damage, brokenReferences }).toEqual({ damage: [], brokenReferences: [] });
  expect(counts).toEqual({ ...manifest.counts, Session: 0, Activity: (manifest.counts.Activity ?? 0) + 1 });
  const files = manifest.files.filter(({ path }) => path.startsWith('uploads/'));
  expect(digests(join(dataDir, 'uploads'))).toEqual(
    Object.fromEntries(files.map(({ path, sha256 }) => [path.slice('uploads/'.length), sha256])),
  );

  const again = await startProcess(dataDir);
  for (const picture of picturesBefore) expect((await fetch(`${again.url}${picture}`)).status).toBe(200);
  const list = await (await fetch(`${again.url}/api/v1/services?limit=1000`)).json();
  const titles = list.data.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(expect.arrayContaining(before));
  expect(await signIn(again.url, account)).toMatch(/\w{20,}/);
});
