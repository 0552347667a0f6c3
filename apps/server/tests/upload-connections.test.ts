import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from '#testing/start-api';
import { spawnServer } from '#testing/start-process';
import { createPhoto } from '#testing/upload';

type Api = Awaited<ReturnType<typeof startApi>>;

const head = (field = 'image') =>
  `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;

function open({ port, authorization }: Api, headers: Record<string, string | number> = {}): ClientRequest {
  return httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/upload/image',
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=b', ...headers },
  });
}

/** The response, also while the request is still being sent. */
async function readResponse(request: ClientRequest) {
  const [response]: IncomingMessage[] = await once(request, 'response');
  let text = '';
  for await (const chunk of response ?? []) text += chunk;
  return { status: response?.statusCode, text };
}

const tooLarge = 'Dosya boyutu en fazla 10MB olabilir';

test('a body that announces more than it may weigh is rejected before it is sent', async () => {
  const api = await startApi();
  const request = open(api, { 'content-length': 11 * 1024 * 1024 });
  request.on('error', () => undefined);
  request.write(head());
  const { status, text } = await readResponse(request);
  expect([status, JSON.parse(text).error]).toEqual([413, tooLarge]);
  request.destroy();
  expect(await api.filesIn('incoming')).toEqual([]);
});

test('an endless body is rejected once it weighs too much', async () => {
  const api = await startApi();
  const request = open(api, { 'transfer-encoding': 'chunked' });
  request.setMaxListeners(0);
  const errors: Error[] = [];
  request.on('error', (error) => errors.push(error));
  const responding = readResponse(request);
  const chunk = Buffer.alloc(64 * 1024, 1);
  let sent = 0;
  let hasResponded = false;
  responding.then(() => {
    hasResponded = true;
  });
  request.write(head());
  while (!hasResponded && errors.length === 0 && sent < 200 * 1024 * 1024) {
    sent += chunk.length;
    if (!request.write(chunk)) await Promise.race([once(request, 'drain'), responding, once(request, 'close')]);
  }
  const { status, text } = await responding;
  expect([status, JSON.parse(text).error]).toEqual([413, tooLarge]);
  expect(sent).toBeLessThan(40 * 1024 * 1024);
  request.destroy();
  expect(await api.filesIn('incoming')).toEqual([]);
});

test('the connection of a body that was rejected half-way carries the next request', async () => {
  const { port, authorization } = await startApi();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const options = { agent, port, host: '127.0.0.1' };
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' };
  const rejected = httpRequest({ ...options, method: 'POST', path: '/api/v1/upload/image', headers });
  rejected.end(Buffer.concat([Buffer.from(head()), Buffer.alloc(10.8 * 1024 * 1024, 1)]));
  expect((await readResponse(rejected)).status).toBe(413);
  const next = httpRequest({ ...options, path: '/api/v1/services' });
  next.end();
  expect((await readResponse(next)).status).toBe(200);
  expect(next.reusedSocket).toBe(true);
});

test('a picture is written to the disk as it arrives', async () => {
  const api = await startApi();
  const request = open(api, { 'content-length': 8_000_000 });
  request.on('error', () => undefined);
  request.write(head());
  request.write(Buffer.alloc(5_000_000));
  await vi.waitFor(
    async () => {
      const [name = ''] = await api.filesIn('incoming');
      expect((await stat(join(api.dataDir, 'incoming', name))).size).toBeGreaterThan(4_500_000);
    },
    { timeout: 10_000 },
  );
  request.destroy();
  await vi.waitFor(async () => expect(await api.filesIn('incoming')).toEqual([]), { timeout: 10_000 });
});

test.each([
  ['in the picture', `${head()}abc`],
  ['in another file', `${head('other')}abc`],
  ['before any file', '--b\r\n'],
])('a client that vanishes %s leaves nothing, and the server goes on', async (_where, start) => {
  const api = await startApi();
  const bytes = await createPhoto(400, 300);
  const requests = Array.from({ length: 15 }, () => {
    const request = open(api, { 'content-length': 5_000_000 });
    request.on('error', () => undefined);
    request.write(start);
    request.write(bytes);
    return request;
  });
  if (start.includes('"image"')) {
    await vi.waitFor(async () => expect((await api.filesIn('incoming')).length).toBe(15), { timeout: 10_000 });
  }
  for (const request of requests) request.destroy();
  await vi.waitFor(async () => expect(await api.filesIn('incoming')).toEqual([]), { timeout: 10_000 });
  expect(await api.services.db.media.count()).toBe(0);
  expect(await api.upload(bytes)).toMatch(/^\/uploads\//);
});

test('while 20 photos are uploaded at once other requests are served', { timeout: 60_000 }, async () => {
  const api = await startApi();
  const photos = await Promise.all(Array.from({ length: 20 }, () => createPhoto(900, 600)));
  let done = false;
  const uploads = Promise.all(photos.map((bytes) => api.upload(bytes))).finally(() => {
    done = true;
  });
  const waits: number[] = [];
  while (!done) {
    const start = performance.now();
    const response = await fetch(`${api.url}/api/v1/services`);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    waits.push(performance.now() - start);
  }
  expect(new Set(await uploads).size).toBe(20);
  expect(waits.length).toBeGreaterThan(10);
  expect(Math.max(...waits)).toBeLessThan(2000);
  expect(await api.services.db.media.count()).toBe(20);
});

test('a second server over the same data folder is rejected, and touches nothing that is being uploaded', async () => {
  const api = await startApi();
  const bytes = await createPhoto(200, 150);
  const request = open(api, { 'transfer-encoding': 'chunked' });
  request.write(Buffer.concat([Buffer.from(head()), bytes.subarray(0, 1000)]));
  await expect.poll(() => api.filesIn('incoming')).toHaveLength(1);
  const second = spawnServer(api.dataDir, { DATABASE_URL: api.databaseUrl });
  await expect(second.listening).rejects.toThrow(/Another server works on the data folder .*; stop it first/);
  request.end(Buffer.concat([bytes.subarray(1000), Buffer.from('\r\n--b--\r\n')]));
  const { status, text } = await readResponse(request);
  expect(status).toBe(201);
  expect((await fetch(`${api.url}${JSON.parse(text).data.url}`)).status).toBe(200);
});
