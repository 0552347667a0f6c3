import { once } from 'node:events';
import { closeSync, copyFileSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { account, temporaryFolder } from '#testing/start-api';
import { startProcess } from '#testing/start-process';
import { createPhoto, signIn, upload } from '#testing/upload';

// Linux only: the server gets a file system of its own, which ends with the process.
const ownFileSystem = (folder: string) => [
  'unshare',
  '--mount',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  'sh',
  '-c',
  `mount -t tmpfs -o size=24m tmpfs '${folder}' && exec "$@"`,
  'sh',
];

test('on a full disk writes and uploads are rejected, reads go on, and free space brings everything back', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const dataDir = await temporaryFolder();
  const { child, url } = await startProcess(dataDir, {}, ownFileSystem(dataDir));
  // The folder as the server sees it.
  const inside = join(`/proc/${child.pid}/root`, dataDir);
  const authorization = `Bearer ${await signIn(url, account)}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const create = () => {
    const body = JSON.stringify({ title: 'Pano', description: 'x'.repeat(4900) });
    return fetch(`${url}/api/v1/admin/services`, { method: 'POST', headers, body });
  };
  expect((await create()).status).toBe(201);
  const picture = await createPhoto(500, 350);
  const before = await upload(url, authorization, picture);
  const acknowledged = [0];
  fill(join(inside, 'filler'));
  let rejected = await create();
  // What was reserved already takes a few more.
  for (; rejected.status === 201; rejected = await create()) acknowledged.push(0);
  const response: { error: string } = await rejected.json();
  expect([rejected.status, Number(rejected.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(response.error).toMatch(/Sunucuda yer kalmadığı için kaydedilemedi|Sunucu verilere şu anda ulaşamıyor/);
  await expect(upload(url, authorization, await createPhoto(500, 350))).rejects.toThrow(/503.*yer kalmadığı/);
  for (const path of ['/api/v1/services', '/api/v1/admin/services', '/trpc/services.listVisible?input={}', before]) {
    expect((await fetch(`${url}${path}`, { headers })).status, path).toBe(200);
  }

  rmSync(join(inside, 'filler'));
  const freed = performance.now();
  await expect.poll(async () => (await create()).status, { timeout: 10_000 }).toBe(201);
  const recovered = performance.now() - freed;
  acknowledged.push(0);
  const after = await upload(url, authorization, await createPhoto(500, 350));
  for (const path of [before, after]) expect((await fetch(`${url}${path}`)).status).toBe(200);
  expect(readdirSync(join(inside, 'incoming'))).toEqual([]);
  for (const name of readdirSync(join(inside, 'uploads')).filter((file) => file.endsWith('.jpg'))) {
    expect(statSync(join(inside, 'uploads', name)).size).toBeGreaterThan(1000);
  }
  // Taken out of there before its file system ends with the server; nothing is being written any more.
  const copy = await temporaryFolder();
  for (const name of ['pano.db', 'pano.db-wal']) copyFileSync(join(inside, name), join(copy, name));
  const db = new Sqlite(join(copy, 'pano.db'));
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(db.prepare('SELECT count(*) FROM Service').pluck().get()).toBe(acknowledged.length);
  db.close();
  child.kill('SIGTERM');
  await once(child, 'exit');
  await annotate(
    `refused with 503 and the reason; ${acknowledged.length} acknowledged writes, 0 lost; writable ${Math.round(recovered)} ms after space was free`,
  );
});

/** Takes all the space there is. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  for (let size = 64 * 1024; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(descriptor);
}
