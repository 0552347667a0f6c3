import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { account, temporaryFolder } from '#testing/start-api';
import { startProcess } from '#testing/start-process';
import { signIn } from '#testing/upload';
import { type Acknowledged, createKeywords, writeUntilGone } from '#testing/write-load';

/** Sends a message as the form of the site does. */
async function submitForm(url: string): Promise<void> {
  const body = JSON.stringify({ name: 'Ali', email: 'ali@ornek.example', message: 'Teklif rica ederim' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/trpc/contactForms.submit`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
}

test('asked to stop under load, the server ends within 10 seconds and keeps what it acknowledged, sign-ins included', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const dataDir = await temporaryFolder();
  const acknowledged: Acknowledged = { services: [], messages: [], rotation: 0 };
  const { child, url } = await startProcess(dataDir, { CONTACT_LIMIT: '100000' });
  const keywords = await createKeywords(url);
  const port = Number(new URL(url).port);
  const lingering = [
    '',
    'GET / HTTP/1.1\r\nhost: loc',
    'POST /api/v1/contact-forms HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{',
  ];
  const sockets = lingering.map((start) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    socket.on('error', () => undefined);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const authorization = `Bearer ${await signIn(url, account)}`;
  let writes = 0;
  let busy = () => {};
  const underLoad = new Promise<void>((resolve) => {
    busy = resolve;
  });
  const gone = writeUntilGone(url, keywords, acknowledged, () => {
    writes += 1;
    if (writes === 30) busy();
  });
  await underLoad;
  await submitForm(url);
  const asked = performance.now();
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const took = performance.now() - asked;
  await gone;
  for (const socket of sockets) socket.destroy();
  expect(took).toBeLessThan(10_500);

  const db = new Sqlite(join(dataDir, 'pano.db'));
  const titles = new Set(db.prepare('SELECT title FROM Service').pluck().all());
  const names = new Set(db.prepare('SELECT name FROM ContactForm').pluck().all());
  const counted = db.prepare('SELECT count FROM Tally WHERE kind = ?').pluck().all('form');
  db.close();
  expect(counted, 'what was in memory only').toEqual([1]);
  expect(acknowledged.services.filter((title) => !titles.has(title))).toEqual([]);
  expect(acknowledged.messages.filter((name) => !names.has(name))).toEqual([]);
  const next = await startProcess(dataDir);
  const me = await fetch(`${next.url}/api/v1/auth/me`, { headers: { authorization } });
  expect(me.status, 'who was signed in still is').toBe(200);
  await annotate(`ended after ${Math.round(took)} ms with code 0; ${writes} acknowledged writes, 0 lost`);
});
