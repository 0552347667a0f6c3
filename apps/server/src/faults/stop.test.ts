import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/start-api';
import { startProcess } from '../testing/start-process';
import { type Acknowledged, createKeywords, writeUntilGone } from './writers';

test('asked to stop under load, the server ends within 10 seconds and keeps what it acknowledged', {
  timeout: 90_000,
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
  let begun = () => {};
  const writing = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const gone = writeUntilGone(url, keywords, acknowledged, begun);
  await writing;
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
  db.close();
  expect(acknowledged.services.filter((title) => !titles.has(title))).toEqual([]);
  expect(acknowledged.messages.filter((name) => !names.has(name))).toEqual([]);
  const writes = acknowledged.services.length + acknowledged.messages.length + acknowledged.rotation;
  await annotate(`ended after ${Math.round(took)} ms with code 0; ${writes} acknowledged writes, 0 lost`);
});
