import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/start-api';
import { startProcess } from '#testing/start-process';

const rounds = 500;

test('an address that leads nowhere costs at most 1.5 times a cached page, also the first time', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const { url } = await startProcess(await temporaryFolder(), { SAMPLE_CONTENT: 'true' }, [], 'product');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = (path: string) =>
    new Promise<{ status: number | undefined; ms: number }>((resolve, reject) => {
      const begun = performance.now();
      get(`${url}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode, ms: performance.now() - begun }));
      }).on('error', reject);
    });
  const unknown = {
    'unknown record': (i: number) => `/proje/yok-${i}`,
    'unknown page': (i: number) => `/yok-${i}`,
    'odd spelling': (i: number) => `/en/Articles/%59ok.${i}/`,
  };
  // One after the other, so that all of them meet the same load of the machine; the first rounds warm up.
  const paths = { 'cached page': () => '/', ...unknown };
  const times = new Map<string, number[]>(Object.keys(paths).map((kind) => [kind, []]));
  for (let i = -50; i < rounds; i += 1) {
    for (const [kind, path] of Object.entries(paths)) {
      const { status, ms } = await read(path(i));
      expect(status, path(i)).toBe(kind === 'cached page' ? 200 : 404);
      if (i >= 0) times.get(kind)?.push(ms);
    }
  }
  const median = (kind: string) => times.get(kind)?.toSorted((a, b) => a - b)[rounds / 2] ?? Number.NaN;
  const ratios = Object.keys(unknown).map((kind) => [kind, median(kind) / median('cached page')] as const);
  const figures = ratios.map(([kind, ratio]) => `${kind} ${ratio.toFixed(2)} times`);
  await annotate(`cached page ${median('cached page').toFixed(2)} ms, ${figures.join(', ')} that`);
  for (const [kind, ratio] of ratios) expect(ratio, kind).toBeLessThanOrEqual(1.5);
});
