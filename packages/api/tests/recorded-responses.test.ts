// The exact responses of all reads on a fixed site. A change that was meant renews them:
//   npx vitest run --project sqlite -u packages/api/tests/recorded-responses.test.ts

import { expect, test } from 'vitest';
import * as z from 'zod';
import { startSession } from '../src/platform/session/sessions';
import { endpoints } from '../src/rest';
import { procedures } from '../src/router';
import { publicProcedures } from '../src/testing/contract';
import { addEnglish, createFixedSite } from '../src/testing/fixed-site';
import { proveSessions } from '../src/testing/sign-in';
import { startTransports } from '../src/testing/transports';

/** What is asked of each address besides the address itself. */
const listQueries = ['?limit=1&offset=1', '?q=gizli', '?sort=-updatedAt', '?limit=x'];

const isExport = (path: string) => path.includes('/export');
/** Exports last: they leave an entry in the activity log. */
const paths = endpoints
  .filter(({ method }) => method === 'get')
  .flatMap(({ path, doc }) => variants(path.replace('{entity}', 'services').replace('{number}', '1'), doc.query))
  .toSorted((a, b) => Number(isExport(a)) - Number(isExport(b)));

function variants(path: string, query: unknown): string[] {
  if (isExport(path)) return [`${path}?format=csv`];
  // Without a period it is that of today.
  if (/\/(figures|insight)$/.test(path)) return [`${path}?from=2026-03-01&to=2026-03-07`, `${path}?to=x`];
  const values = path.includes('{slug}') ? ['acik', 'gizli', 'eski'] : ['1', '2', '99'];
  const addresses = path.includes('{') ? values.map((value) => path.replace(/\{\w+\}/, value)) : [path];
  // The query of a public record says the language only.
  const isRecord = query instanceof z.ZodObject && 'fallback' in query.shape && !('limit' in query.shape);
  return query && !isRecord
    ? addresses.flatMap((address) => [address, ...listQueries.map((more) => address + more)])
    : addresses;
}

async function startFixedSite() {
  const transports = await startTransports();
  await createFixedSite(transports.db);
  return transports;
}

test('REST responds byte for byte as recorded, in any language and with unknown parameters', async () => {
  const { send, db, user } = await startFixedSite();
  const authorization = `Bearer ${await startSession(db, user.id)}`;
  await proveSessions(db);
  for (const path of paths) {
    const response = await send('GET', path, undefined, { authorization });
    expect.soft(print(response.status, response.headers, response.text)).toMatchSnapshot(`GET ${path}`);
    if (!response.text.startsWith('{"data"')) continue;
    const unknown = `${path}${path.includes('?') ? '&' : '?'}bilinmeyen=1`;
    const again = await send('GET', unknown, undefined, { authorization, 'accept-language': 'en' });
    expect.soft(again.text, `${unknown} in English`).toBe(response.text);
  }
});

test('English texts of every record change no response of REST that names no language', async () => {
  const { send, db, user } = await startFixedSite();
  const headers = { authorization: `Bearer ${await startSession(db, user.id)}`, 'accept-language': 'en' };
  const read = async () => {
    const texts: [path: string, text: string][] = [];
    for (const path of paths.filter((one) => !one.includes('/translations') && !isExport(one)))
      texts.push([path, (await send('GET', path, undefined, headers)).text]);
    return texts;
  };
  const before = await read();
  await addEnglish(db);
  expect((await send('GET', '/projects?locale=en', undefined, headers)).text).toContain('English title 1');
  for (const [at, [path, text]] of (await read()).entries()) expect.soft([path, text]).toEqual(before[at]);
});

const inputs = new Map<string, unknown[]>([
  ['formerSlugs.find', ['eski', 'hic-olmadi'].map((slug) => ({ entity: 'projects', slug }))],
  ['media.describe', [{ urls: ['/uploads/00000000000000000000000000000001.jpg'] }]],
]);

function inputsFor(path: string): unknown[] {
  if (/bySlug|listByCategory/.test(path)) return [{ slug: 'acik' }, { slug: 'gizli' }, { slug: 'eski' }];
  return inputs.get(path) ?? (/\.list/.test(path) ? [{}, { limit: 1, offset: 1 }] : [undefined]);
}

test('what public pages read is byte for byte as recorded', async () => {
  const { trpcText } = await startFixedSite();
  const reads = procedures.filter(({ path, type }) => type === 'query' && publicProcedures.includes(path));
  for (const { path } of reads) {
    for (const input of inputsFor(path)) {
      const text = input === undefined ? undefined : JSON.stringify(input);
      const response = await trpcText('query', path, text, undefined);
      const name = `${path} ${text ?? ''}`;
      expect.soft(print(response.status, response.headers, await response.text())).toMatchSnapshot(name);
    }
  }
});

/** Numbers of a request, which differ each time. */
const variable = new Set(['date', 'x-request-id']);

/** Downloads are named after the day. */
const withoutDay = (header: string) => header.replace(/-\d{4}-\d\d-\d\d(?=\.\w+"$)/, '-DAY');

/** Status, headers and body. JSON stands in lines of its own, which is the same bytes as long as it reads back equal. */
function print(status: number, headers: Headers, text: string): string {
  const lines = [...headers]
    .filter(([name]) => !variable.has(name))
    .map(([name, value]) => `${name}: ${withoutDay(value)}`);
  const readable = text.startsWith('{') && JSON.stringify(JSON.parse(text)) === text;
  const body = readable ? JSON.stringify(JSON.parse(text), null, 1) : text;
  return [`status: ${status}`, ...lines.toSorted(), body].join('\n');
}
