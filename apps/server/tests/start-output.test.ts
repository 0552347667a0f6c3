import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from '@pano/api/test-servers';
import { createEmptyPlace } from '@pano/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '#testing/start-process';

async function startPlace() {
  const [{ url, remove }, folder] = [await createEmptyPlace(), await mkdtemp(join(tmpdir(), 'pano-output-'))];
  onTestFinished(async () => {
    await remove();
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, more: { DATABASE_URL: url, SAMPLE_CONTENT: 'true', LOG_LEVEL: 'warn' } };
}

/** What a start prints when all is well. */
const expectedLines = [/^$/, /^• .+ …$/, /^✓ Listening on /, /^ {2}Administrator: /, /^ {2}Password: /];

test('a start prints its steps and no warning, on an empty database and on one that is filled, with files in a folder and in a bucket', {
  timeout: 180_000,
}, async () => {
  const { folder, more } = await startPlace();
  const s3 = await startS3Server();
  const inBucket = {
    STORAGE: 's3',
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    // As outside of the tests.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: '',
  };
  for (const [steps, storage] of [
    [2, {}],
    [0, inBucket],
  ] as const) {
    const { child, output } = await startProcess(folder, { ...more, ...storage });
    const lines = output().split('\n');
    expect(lines.filter((line) => !expectedLines.some((expected) => expected.test(line)))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('•'))).toHaveLength(steps);
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
    expect(output().split('\n')).toEqual(lines);
  }
});

test('a start whose port is taken says so before it migrates and fills in', { timeout: 180_000 }, async () => {
  const { folder, more } = await startPlace();
  const holder = createServer();
  const port = await new Promise<string>((resolve) => {
    holder.listen(0, '127.0.0.1', () => {
      const address = holder.address();
      resolve(String(typeof address === 'object' && address ? address.port : 0));
    });
  });
  onTestFinished(() => void holder.close());
  const failed = await startProcess(folder, { ...more, PORT: port }).catch(String);
  expect(failed).toContain(`Port ${port} is already in use; stop the other program or set PORT to a free one.`);
  expect(failed).not.toContain('•');
  expect(readdirSync(folder)).toEqual([]);
});
