import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#process/log';
import { boundConnections, type ConnectionBounds } from './connections';
import { createHttpServer } from './listen';

/** More than the buffers of the system take. */
const large = Buffer.alloc(64 * 1024 * 1024, 'x');

async function start(bounds: Partial<ConnectionBounds>) {
  let release = () => {};
  const barrier = new Promise<void>((resolve) => {
    release = resolve;
  });
  const http = createHttpServer(async (request, response) => {
    if (request.url === '/slow') await barrier;
    response.end(request.url === '/large' ? large : 'done');
  });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  boundConnections(http, { max: 100, maxPerAddress: null, stallMs: 300, ...bounds }, log);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  });
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const open = async (localAddress = '127.0.0.1'): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const count = () => new Promise<number>((resolve) => http.getConnections((_error, open) => resolve(open)));
  const messages = (): string[] => lines.map((line) => JSON.parse(line).msg);
  return { open, count, release, messages };
}

const sendGet = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);

/** What the server responds to one more request; empty where it closes the connection instead. */
async function respond(socket: Socket, path = '/'): Promise<string> {
  sendGet(socket, path);
  const [bytes] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
  return String(bytes);
}

test('clients that do not read are disconnected; a client that waits for the server is not', async () => {
  const { open, count, release, messages } = await start({});
  const waiting = await open();
  const response = respond(waiting, '/slow');
  const stalled = await Promise.all(Array.from({ length: 10 }, () => open()));
  for (const socket of stalled) sendGet(socket, '/large');
  await expect.poll(count, { timeout: 10_000 }).toBe(1);
  expect(messages()).toEqual(Array(10).fill('a client that did not read was disconnected'));
  release();
  expect(await response).toContain('200 OK');
});

test('more connections than allowed are closed, until one of the others ends', async () => {
  const { open, count, messages } = await start({ max: 3 });
  const [first] = await Promise.all([open(), open(), open()]);
  await expect.poll(count).toBe(3);
  for (let i = 0; i < 2; i++) expect(await respond(await open())).toBe('');
  expect(messages()).toEqual(['connections are turned away']);
  first?.destroy();
  await expect.poll(count).toBe(2);
  expect(await respond(await open())).toContain('200 OK');
});

// Only Linux has more than one address of its own without being set up for it.
test.runIf(process.platform === 'linux')('one address cannot take the connections of all', async () => {
  const { open, count, messages } = await start({ maxPerAddress: 2 });
  const [first] = await Promise.all([open(), open()]);
  await expect.poll(count).toBe(2);
  expect(await respond(await open())).toBe('');
  expect(messages()).toEqual(['connections are turned away']);
  expect(await respond(await open('127.0.0.2'))).toContain('200 OK');
  first?.destroy();
  await expect.poll(count).toBe(2);
  expect(await respond(await open())).toContain('200 OK');
});
