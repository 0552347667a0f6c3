import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startApi } from '#testing/start-api';

const halfSent = [
  'GET /api/v1/services HTTP/1.1\r\nhost: loc',
  'POST /api/v1/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"email":',
  'POST /api/v1/contact-forms HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{',
  'POST /trpc/auth.login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 90\r\n\r\n{',
];

test('40 half-sent requests and 300 idle connections delay nobody, and none of them stays for ever', {
  timeout: 180_000,
}, async ({ annotate }) => {
  const { port, url } = await startApi();
  const open = (text: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const opened = performance.now();
  const halves = Array.from({ length: 40 }, (_, i) => open(halfSent[i % halfSent.length] ?? ''));
  const idle = Array.from({ length: 300 }, () => open(''));
  await Promise.all([...halves, ...idle].map((socket) => once(socket, 'connect')));
  let slowest = 0;
  for (let i = 0; i < 50; i++) {
    const start = performance.now();
    const response = await fetch(`${url}/api/v1/services`);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    slowest = Math.max(slowest, performance.now() - start);
  }
  expect(slowest).toBeLessThan(2000);
  // Those that owe their head are sent away.
  const headless = [...halves.filter((_, i) => i % halfSent.length === 0), ...idle];
  await Promise.all(headless.map(untilClosed));
  const closed = performance.now() - opened;
  expect(closed).toBeGreaterThan(5000);
  await annotate(
    `slowest of 50 other requests ${Math.round(slowest)} ms; connections without a head closed after ${Math.round(closed)} ms`,
  );
});

async function untilClosed(socket: Socket): Promise<void> {
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
}
