import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPdf } from '#testing/documents';
import { createPdfReader } from './read-pdf';

async function store(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pano-pdf-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'a.pdf'), bytes);
  return join(folder, 'a.pdf');
}

const manyNames = (count: number) =>
  createPdf({ objects: `7 0 obj [${Array.from({ length: count }, (_, at) => `/name${at}`).join('')}] endobj` });

test('a document that takes too much memory or time is broken, and the next one is read all the same', {
  timeout: 90_000,
}, async () => {
  const [plain, large] = [await store(createPdf()), await store(manyNames(600_000))];
  const small = createPdfReader({ readMs: 10_000, heapMegabytes: 64 });
  expect(await small(plain)).toBeNull();
  expect(await small(large)).toBe('broken');
  expect(await small(plain)).toBeNull();
});
