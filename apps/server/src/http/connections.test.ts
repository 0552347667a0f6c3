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
    let received = 0;
    request.on('data', (chunk) => (received += chunk.length));
    request.on('error', () => undefined);
    request.on('end', () => response.end(request.url === '/large' ? large : `done ${received}`));
  });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  boundConnections(http, { max: 100, maxPerAddress: null, stallMs: 300, firstBytesMs: 300, ...bounds }, log);
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

test('more connections than allowed are closed while all others wait for the server', async () => {
  const { open, count, messages, release } = await start({ max: 3 });
  const busy = await Promise.all([open(), open(), open()]);
  const responses = busy.map((socket) => respond(socket, '/slow'));
  await expect.poll(count).toBe(3);
  for (let i = 0; i < 2; i++) expect(await respond(await open())).toBe('');
  expect(messages()).toEqual(['connections are turned away']);
  release();
  for (const response of await Promise.all(responses)) expect(response).toContain('200 OK');
  expect(await respond(await open())).toContain('200 OK');
});

const post = (length: number) => `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends pieces of a body until all of it is sent or the connection is closed; what the server responds. */
async function drip(socket: Socket, size: number, piece: number, everyMs: number, head = post(size)): Promise<string> {
  let response = '';
  socket.on('data', (bytes) => (response += bytes));
  socket.write(head);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < size) socket.write('x'.repeat(Math.min(piece, size - sent)));
    sent += piece;
  }, everyMs);
  await new Promise<void>((resolve) => {
    for (const event of ['close', 'data']) socket.once(event, () => resolve());
  });
  clearInterval(timer);
  return response;
}

test('a body that comes too slowly is closed, one at the least speed arrives', async () => {
  const { open, messages } = await start({ firstBytesMs: 600, stallMs: 600 });
  const chunked = 'POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n186a0\r\n';
  const [steady, ...slow] = await Promise.all([
    drip(await open(), 100_000, 4000, 50),
    drip(await open(), 100_000, 1, 50),
    drip(await open(), 100_000, 1, 50, chunked),
    // The first bytes at once, and then nothing, or less than the least speed.
    drip(await open(), 100_000, 8200, 60_000),
    drip(await open(), 100_000, 60, 50, `${post(100_000)}${'x'.repeat(8200)}`),
  ]);
  expect(steady).toContain('done 100000');
  expect(slow).toEqual(['', '', '', '']);
  expect(messages()).toEqual(['clients that send too slowly are disconnected']);
});

test('a body that the server does not read for a while is not too slow', async () => {
  const { open, release } = await start({ firstBytesMs: 200 });
  const socket = await open();
  socket.write(post(20_000).replace('/', '/slow'));
  socket.write('x'.repeat(9000));
  await new Promise((resolve) => setTimeout(resolve, 800));
  release();
  socket.write('x'.repeat(11_000));
  const [response] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
  expect(String(response)).toContain('done 20000');
});

// Only Linux has more than one address of its own without being set up for it.
test.runIf(process.platform === 'linux')('a full house closes the slowest first: a visitor is served', async () => {
  const { open, count, release } = await start({ max: 20, maxPerAddress: 10, firstBytesMs: 60_000, stallMs: 60_000 });
  const waiting = await open('127.0.0.9');
  const response = respond(waiting, '/slow');
  const uploading = await open('127.0.0.9');
  uploading.write(`${post(200_000)}${'x'.repeat(100_000)}`);
  const slow = ['GET / HT', `${post(90)}{`, ''];
  for (let at = 0; at < 18; at += 1) (await open(`127.0.0.${2 + (at % 2)}`)).write(slow[at % slow.length] ?? '');
  await expect.poll(count).toBe(20);
  for (let at = 0; at < 30; at += 1) {
    const visitor = await open('127.0.0.4');
    expect(await respond(visitor)).toContain('200 OK');
    visitor.destroy();
    if (at % 2 === 0) (await open('127.0.0.2')).write('GET / HT');
  }
  release();
  expect(await response).toContain('200 OK');
  uploading.write('x'.repeat(100_000));
  expect(String((await once(uploading, 'data'))[0])).toContain('done 200000');
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
