import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { seedSampleContent } from '../src/capabilities/samples/samples';
import type { Endpoint } from '../src/platform/transport/endpoint';
import { endpoints } from '../src/rest';
import { inputOf, procedures } from '../src/router';
import { writeEndpoints } from '../src/testing/contract';
import {
  around,
  boundary,
  forms,
  headers,
  hostileKeys,
  nearly,
  otherBodies,
  queries,
  segments,
} from '../src/testing/hostile-values';
import { findEndpoint, isRecord, startTransports } from '../src/testing/transports';

// An unhandled rejection anywhere in these runs fails the whole test run: vitest watches for them.
const options = { seed: 20_260_301, numRuns: 12 };
/** Only for what hangs: on a busy machine the thousands of requests of a test take more than two minutes. */
const timeout = 900_000;

/** Ending the session would turn all later requests into 401s. */
const keepsSession = ({ path }: { path: string }) => !/logout$/.test(path);

/** What is gone cannot be changed any more. */
const deletesLast = <T>(all: T[], deletes: (one: T) => boolean) =>
  all.toSorted((a, b) => Number(deletes(a)) - Number(deletes(b)));
const isRemoval = ({ path }: { path: string }) => /remove$/i.test(path);

type Transports = Awaited<ReturnType<typeof startFilled>>;

async function startFilled() {
  const transports = await startTransports();
  await seedSampleContent(transports.context, { publicUrl: 'https://www.ornekelektrik.example' });
  return transports;
}

test('no request to any endpoint breaks the server or gets a response of another form', { timeout }, async () => {
  const transports = await startFilled();
  for (const { method, path, doc } of deletesLast(
    endpoints.filter(keepsSession),
    ({ method }) => method === 'delete',
  )) {
    const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const sentHeaders = doc.upload ? headers.map((more) => ({ ...form, ...more })) : headers;
    const request = fc.tuple(fill(path), queries(namesIn(doc.query)), bodies(doc), sentHeaders);
    await fc.assert(
      fc.asyncProperty(request, async ([address, query, text, more]) => {
        const sent = method === 'get' ? undefined : text;
        await expectDecent(transports, method.toUpperCase(), `${address}?${query}`, sent, more);
      }),
      options,
    );
  }
});

test('no method and no address that means nothing breaks the server', { timeout }, async () => {
  const transports = await startFilled();
  const known = endpoints.flatMap(({ path }) => path.split('/').filter(Boolean));
  const parts = fc.array(fc.oneof(fc.constantFrom(...known, '', '.', '..', ';', '*'), segments), { maxLength: 5 });
  const methods = fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'X');
  await fc.assert(
    fc.asyncProperty(methods, parts, otherBodies, headers, async (method, path, text, more) => {
      if (path.includes('logout')) return;
      const sent = method === 'GET' || method === 'HEAD' ? undefined : text;
      await expectDecent(transports, method, `/${path.join('/')}`, sent, more);
    }),
    { ...options, numRuns: 400 },
  );
});

test('no input to any procedure breaks it or gets an error of another form', { timeout }, async () => {
  const { trpcText, signedIn } = await startFilled();
  for (const { path, type } of deletesLast(procedures.filter(keepsSession), isRemoval)) {
    const schema = inputOf(path);
    const write = writeEndpoints.find(({ procedure }) => procedure === path);
    const valid = write?.input(findEndpoint(write).example, 1);
    const input = schema ? inputs(schema, isRecord(valid) ? valid : undefined) : otherBodies;
    await fc.assert(
      fc.asyncProperty(input, async (text) => {
        const response = await trpcText(type, path, text, signedIn);
        const responseText = await response.text();
        expect(response.status, `${path} ${text.slice(0, 300)}\n${responseText.slice(0, 500)}`).toBeLessThan(500);
        if (response.status >= 400) expect(() => errorBody.parse(JSON.parse(responseText)), responseText).not.toThrow();
      }),
      options,
    );
  }
});

const errorBody = z.object({
  error: z.object({
    message: z.string().min(1),
    data: z.object({ kind: z.string(), text: z.string().min(1), fields: z.record(z.string(), z.string()) }),
  }),
});

test.each([
  ['100 000 keys', `{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ['the same key 50 000 times', `{${'"title":"x",'.repeat(50_000)}"order":-1}`],
  ['arrays in arrays', `{"title":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ['objects in objects', `{"title":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}}`],
  ['a title of a million letters', `{"title":"${'a'.repeat(1_000_000)}"}`],
  ['spaces only', `{"title":"${' '.repeat(1_000_000)}"}`],
])('a body with %s is rejected quickly', { timeout }, async (_, body) => {
  const { rest, trpcText, signedIn } = await startTransports();
  const timed = async (send: () => Promise<{ status: number }>) => {
    const start = performance.now();
    const { status } = await send();
    expect(performance.now() - start).toBeLessThan(5000);
    return status;
  };
  expect(await timed(() => rest('POST', '/admin/services', body, signedIn))).toBe(400);
  expect(await timed(() => trpcText('mutation', 'services.create', body, signedIn))).toBe(400);
  expect(await timed(() => rest('POST', '/admin/articles', body, signedIn))).toBe(400);
  expect(await timed(() => rest('PUT', '/admin/settings/company', body, signedIn))).toBeLessThan(500);
});

test.each(hostileKeys)('the key %j pollutes nothing', async (key) => {
  const { rest, signedIn } = await startTransports();
  const body = `{"title":"x","description":"y","${JSON.stringify(key).slice(1, -1)}":{"polluted":true,"visible":false}}`;
  const created = await rest('POST', '/admin/services', body, signedIn);
  expect([created.status, Object.keys(created.data as object)]).toEqual([
    200,
    ['id', 'title', 'description', 'icon', 'iconText', 'order', 'visible'],
  ]);
  await rest('GET', `/services?${encodeURIComponent(key)}=1&${encodeURIComponent(key)}[polluted]=1`);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

/** What is sent to a schema: mostly near to what it wants. */
function inputs(schema: z.ZodType, valid: Record<string, unknown> | undefined): fc.Arbitrary<string> {
  const near = valid ? [{ weight: 6, arbitrary: around(valid, schema) }] : [];
  return fc.oneof(...near, { weight: 2, arbitrary: nearly(schema) }, { weight: 1, arbitrary: otherBodies });
}

function bodies({ body, example, upload }: Endpoint['doc']): fc.Arbitrary<string> {
  if (upload) return forms;
  return body ? inputs(body, isRecord(example) ? example : undefined) : otherBodies;
}

/** An address of the path, its parameters filled in anyhow. */
const fill = (path: string) =>
  fc
    .tuple(...path.split('/').map((segment) => (segment.startsWith('{') ? segments : fc.constant(segment))))
    .map((parts) => parts.join('/'));

const namesIn = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

async function expectDecent(
  { send, signedIn }: Transports,
  method: string,
  path: string,
  sent: string | undefined,
  more: Record<string, string>,
): Promise<void> {
  const response = await send(method, path, sent, { authorization: signedIn, ...more });
  const about = `${method} ${path.slice(0, 200)} ${JSON.stringify(more).slice(0, 200)} ${sent?.slice(0, 300)}`;
  expect(response.status, `${about}\n${response.text.slice(0, 300)}`).toBeLessThan(500);
  if (response.status < 400 || method === 'HEAD') return;
  expect(response.body, about).toEqual({ error: expect.stringMatching(/./), message: expect.stringMatching(/./) });
  expect(response.text).not.toMatch(/prisma|sqlite|zod|node_modules|at \w+ \(/i);
}
