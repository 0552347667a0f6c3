/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Options } from '#platform/services/storage/s3-storage';

const bucket = 'pictures';

/** An S3 server on this machine with an empty bucket, noting the name of each file that is put into it. */
export async function runS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'pano-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const puts: string[] = [];
  server.on('event', ({ Records }) => {
    for (const { eventName, s3 } of Records) if (eventName === 'ObjectCreated:Put') puts.push(s3.object.key);
  });
  const { port } = await server.run();
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const options: S3Options = { endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1', ...credentials };
  const stop = async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { options, puts, stop };
}
