import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { account, temporaryFolder } from '#testing/start-api';
import { startProcess } from '#testing/start-process';
import { signIn, upload } from '#testing/upload';

const downloads = 500;
const stallSeconds = 15;

// Linux only: it shows the open descriptors of a process as a folder.
test('500 stalled downloads leave the site responding, and no descriptor behind', { timeout: 300_000 }, async ({
  annotate,
}) => {
  // As behind a proxy: all come from one address.
  const settings = { TRUST_PROXY: '1', STALL_SECONDS: String(stallSeconds) };
  const { child, url } = await startProcess(await temporaryFolder(), settings, [], 'product');
  const countDescriptors = () => readdirSync(`/proc/${child.pid}/fd`).length;
  const readHome = async () => {
    const begun = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    return performance.now() - begun;
  };
  const authorization = `Bearer ${await signIn(url, account)}`;
  const picture = await upload(url, authorization, await createLargePhoto());
  await readHome();
  const before = countDescriptors();

  const begun = performance.now();
  const sockets = Array.from({ length: downloads }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(`GET ${picture} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    onTestFinished(() => void socket.destroy());
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // A connection and an open file for nearly each of them.
  await expect.poll(countDescriptors, { timeout: 30_000 }).toBeGreaterThan(before + 1.9 * downloads);
  const most = countDescriptors();
  let slowest = 0;
  for (let i = 0; i < 50; i++) slowest = Math.max(slowest, await readHome());
  expect(slowest).toBeLessThan(2000);
  await expect.poll(countDescriptors, { timeout: 60_000, interval: 100 }).toBeLessThanOrEqual(before);
  const closed = performance.now() - begun;
  await annotate(
    `descriptors ${before} before, ${most} with ${downloads} stalled downloads, ${countDescriptors()} after ${(closed / 1000).toFixed(1)} s (limit ${stallSeconds} s); slowest of 50 pages meanwhile ${Math.round(slowest)} ms`,
  );
});

/** About 7 MB, which no system takes into its buffers for a client that does not read. */
const createLargePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 3000,
      height: 2200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
