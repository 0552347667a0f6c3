import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/start-api';
import type { ServerEnv } from './request-info';
import { mountFiles } from './static-files';

test('an asset is sent as the build compressed it, in the smallest form that its reader takes', async () => {
  const folder = await temporaryFolder();
  const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/a.js'), script);
  await writeFile(join(folder, 'assets/a.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/a.js.gz'), gzipSync(script));
  const app = new Hono<ServerEnv>();
  mountFiles(app, folder, folder);
  const get = async (encoding: string) => {
    const response = await app.request('/assets/a.js', { headers: { 'accept-encoding': encoding } });
    const { headers } = response;
    expect(headers.get('vary')).toBe(encoding === 'identity' ? null : 'Accept-Encoding');
    expect(headers.get('content-type')).toContain('text/javascript');
    return { encoding: headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const squeezed = await get('gzip, deflate, br');
  expect([squeezed.encoding, brotliDecompressSync(squeezed.bytes).toString()]).toEqual(['br', script]);
  const zipped = await get('gzip');
  expect([zipped.encoding, gunzipSync(zipped.bytes).toString()]).toEqual(['gzip', script]);
  const plain = await get('identity');
  expect([plain.encoding, plain.bytes.toString()]).toEqual([null, script]);
});
