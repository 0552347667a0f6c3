import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@pano/db';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#testing/start-api';
import { startProcess } from '#testing/start-process';
import { createPhoto } from '#testing/upload';

/** Sends a message and returns its ticket. */
async function sendMessage(url: string): Promise<string> {
  const body = JSON.stringify({ name: 'Selin', email: 'selin@ofis.example', message: 'Keşif' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/trpc/contactForms.submit`, { method: 'POST', headers, body });
  const { result }: { result: { data: { ticket: string } } } = await response.json();
  return result.data.ticket;
}

async function addPhoto(url: string, ticket: string, bytes: Uint8Array): Promise<number> {
  const body = new FormData();
  body.append('image', new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' }));
  const headers = { 'contact-ticket': ticket };
  return (await fetch(`${url}/api/v1/contact/photos`, { method: 'POST', headers, body })).status;
}

test('killed while visitors add photos, the server comes back with the acknowledged ones, and no file without its row', {
  timeout: 300_000,
}, async () => {
  const dataDir = await temporaryFolder();
  const DATABASE_URL = await temporaryDatabase();
  const photo = await createPhoto(1800, 1200);
  let acknowledged = 0;
  for (let round = 0; round < 2; round += 1) {
    const { child, url } = await startProcess(dataDir, { DATABASE_URL });
    const tickets = await Promise.all(Array.from({ length: 6 }, () => sendMessage(url)));
    let kill: () => void = () => {};
    const killed = new Promise<void>((resolve) => {
      kill = resolve;
    });
    const uploads = Promise.allSettled(
      tickets.map(async (ticket) => {
        if ((await addPhoto(url, ticket, photo)) !== 201) return;
        acknowledged += 1;
        kill();
      }),
    );
    await killed;
    child.kill('SIGKILL');
    await once(child, 'exit');
    await uploads;
  }

  const { child } = await startProcess(dataDir, { DATABASE_URL });
  child.kill('SIGTERM');
  await once(child, 'exit');
  const db = await openDatabase(DATABASE_URL);
  onTestFinished(() => db.$disconnect());
  const rows = await db.leadPhoto.findMany();
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
  expect([await db.contactForm.count(), await db.unsettledFile.count()]).toEqual([12, 0]);
  const uploads = join(dataDir, 'uploads');
  const files = (await readdir(uploads)).filter((name) => name !== '.unfinished');
  expect(files.toSorted()).toEqual(rows.map(({ key }) => `${key}.jpg`).toSorted());
  for (const name of files) expect((await sharp(await readFile(join(uploads, name))).stats()).isOpaque).toBe(true);
  expect(await readdir(join(dataDir, 'incoming')).catch(() => [])).toEqual([]);
});
