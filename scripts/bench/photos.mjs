// npm run bench:photos: how fast 24-megapixel photos are uploaded, and how much memory that takes.
//   npm run bench:photos -- 20     with 20 photos instead of 10
// Four uploads are in progress at any time. The first figure is what a person waits for: received, re-encoded, on the
// disk. The second includes the smaller versions in AVIF and WebP, which are made in the background. A figure counts only if
// every photo got each of its widths, so that is checked at the end.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../apps/server/src/process/env.ts';
import { startServices } from '../../apps/server/src/start-services.ts';
import { createApiServer } from '../../apps/server/src/testing/api-server.ts';
import { signIn, upload } from '../../apps/server/src/testing/upload.ts';
import { explainOnHelp } from '../lib/command-line.mjs';
import { cameraPhotos } from './lib/camera-photos.mjs';

explainOnHelp(import.meta.url);
const count = Number(process.argv[2] ?? 10);
const atOnce = 4;
const folder = await mkdtemp(join(tmpdir(), 'pano-bench-'));
const account = { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'correct horse' };

try {
  // In a process of its own: making the photos takes more memory than uploading them.
  const photos = await cameraPhotos(folder, count);
  const env = readEnv({ DATA_DIR: join(folder, 'data'), SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error', ...account });
  const services = await startServices(env);
  const http = createApiServer(services);
  await new Promise((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${http.address().port}`;
  const authorization = `Bearer ${await signIn(url, account)}`;

  const memory = watchMemory();
  const start = performance.now();
  const waits = [];
  let bytes = 0;
  await runWorkers(photos, atOnce, async (file) => {
    const content = await readFile(file);
    bytes += content.length;
    const begun = performance.now();
    await upload(url, authorization, content);
    waits.push(performance.now() - begun);
  });
  const received = performance.now() - start;
  await services.media.idle();
  const finished = performance.now() - start;
  const peak = memory.stop();
  await checkWidths(services.db);

  waits.sort((a, b) => a - b);
  const perSecond = (ms) => `${((count * 1000) / ms).toFixed(2)} photos/s`;
  const mega = (size) => `${(size / 1024 / 1024).toFixed(0)} MB`;
  console.log(`${count} photos of 6000 x 4000, ${mega(bytes / count)} each, ${atOnce} uploads at once`);
  console.log(
    `  stored                  ${perSecond(received)}   (median wait ${(waits[waits.length >> 1] / 1000).toFixed(1)} s)`,
  );
  console.log(`  with smaller versions   ${perSecond(finished)}`);
  console.log(`  memory                  ${mega(memory.before)} before, ${mega(peak)} at most`);

  await services.media.close();
  http.closeAllConnections();
  http.close();
  await services.db.$disconnect();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function checkWidths(db) {
  const expected = [400, 800, 1200, 1600, 2400].flatMap((width) => [width, width]).join();
  for (const { fileName, variants } of await db.media.findMany()) {
    const widths = JSON.parse(variants).map(({ width }) => width);
    if (widths.join() !== expected) throw new Error(`${fileName} came in the widths ${widths.join()}`);
  }
}

/** Reads the memory of the process ten times a second. */
function watchMemory() {
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 100);
  return {
    before,
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

async function runWorkers(items, workers, work) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
