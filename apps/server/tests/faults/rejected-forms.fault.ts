import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/start-api';
import { startProcess } from '#testing/start-process';

const forms = 40;
const limit = 20;
const typed = { name: 'Şirin Öğüt', email: 'sirin@ogut', message: 'Keşif rica ediyorum. '.repeat(200) };

test('40 rejected forms at once delay the cached home page by less than 150 ms', { timeout: 300_000 }, async ({
  annotate,
}) => {
  const settings = { SAMPLE_CONTENT: 'true', CONTACT_LIMIT: String(limit + 1) };
  const { url } = await startProcess(await temporaryFolder(), settings, [], 'product');
  const home = new Agent({ keepAlive: true, maxSockets: 1 });
  const readHome = async () => {
    const begun = performance.now();
    expect((await send(`${url}/`, home)).status).toBe(200);
    return performance.now() - begun;
  };
  // Whatever is loaded and compiled with the first page and the first form is not measured.
  const body = new URLSearchParams({ ...typed, phone: '', subject: '', website: '' }).toString();
  expect((await send(`${url}/contact`, undefined, body)).status).toBe(400);
  const alone: number[] = [];
  for (let i = 0; i < 200; i++) alone.push(await readHome());
  const usual = alone.toSorted((a, b) => a - b)[alone.length / 2] ?? 0;

  let waiting = forms;
  const begun = performance.now();
  const responses = Promise.all(
    Array.from({ length: forms }, async () => {
      const response = await send(`${url}/contact`, undefined, body);
      waiting -= 1;
      return response;
    }),
  );
  let slowest = 0;
  while (waiting > 0) slowest = Math.max(slowest, await readHome());
  const took = performance.now() - begun;
  const statuses = (await responses).map(({ status }) => status);
  for (const { text } of await responses) expect(text).toContain(typed.message);
  expect(statuses.filter((status) => status === 400)).toHaveLength(limit);
  expect(statuses.filter((status) => status === 429)).toHaveLength(forms - limit);
  await annotate(
    `home page ${usual.toFixed(1)} ms, during ${forms} rejected forms ${slowest.toFixed(1)} ms at most; all of them rejected after ${Math.round(took)} ms`,
  );
  expect(slowest - usual).toBeLessThan(150);
});

function send(url: string, agent?: Agent, form?: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = request(url, { agent, headers, method: form === undefined ? 'GET' : 'POST' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject);
    sent.end(form);
  });
}
