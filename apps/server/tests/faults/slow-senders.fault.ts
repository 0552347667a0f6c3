import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/start-api';
import { startProcess } from '#testing/start-process';

const perAddress = 256;
const addresses = Array.from({ length: 8 }, (_, at) => `127.0.0.${at + 2}`);
const visitor = '127.0.0.20';
const attackMs = 60_000;

const post = (path: string) => `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n`;
const heads = [
  'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  `${post('/contact')}content-type: application/x-www-form-urlencoded\r\n\r\nname=`,
  `${post('/api/v1/contact-forms')}content-type: application/json\r\n\r\n{"name":"`,
  `${post('/trpc/contactForms.submit')}content-type: application/json\r\n\r\n{"name":"`,
];

// Only Linux has more than one address of its own without being set up for it.
test('eight addresses that send a byte every five seconds over 256 connections each keep nobody out', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const { url } = await startProcess(await temporaryFolder(), {}, [], 'product');
  const port = Number(new URL(url).port);
  let ended = false;
  let opened = 0;
  const open = new Set<Socket>();
  onTestFinished(() => {
    ended = true;
    for (const socket of open) socket.destroy();
  });
  /** Whoever is closed comes again after a moment. */
  const attack = (localAddress: string, at: number) => {
    if (ended) return;
    opened += 1;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    open.add(socket);
    socket.write(heads[at % heads.length] ?? '');
    const timer = setInterval(() => socket.write('x'), 5000);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(timer);
      open.delete(socket);
      setTimeout(() => attack(localAddress, at + 1), 250);
    });
  };
  const readHome = async () => {
    const begun = performance.now();
    const socket = connect({ port, host: '127.0.0.1', localAddress: visitor });
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    const [head] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
    socket.destroy();
    expect(String(head)).toContain('200 OK');
    return performance.now() - begun;
  };
  await readHome();

  for (const address of addresses) for (let at = 0; at < perAddress; at += 1) attack(address, at);
  const begun = performance.now();
  const waits: number[] = [];
  while (performance.now() - begun < attackMs) {
    waits.push(await readHome());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const slowest = Math.max(...waits);
  await annotate(
    `slowest of ${waits.length} pages of a ninth address ${Math.round(slowest)} ms, while ${addresses.length * perAddress} slow connections were opened ${opened} times`,
  );
  expect(slowest).toBeLessThan(2000);
});
