import { expect, test } from 'vitest';
import { cleanHtml } from '../src/platform/input/rich-text';
import { payloads } from '../src/testing/rich-text-payloads';
import { expectSameOutcome, isRecord, startTransports } from '../src/testing/transports';
import { startRecord, versionedTexts } from '../src/testing/versioned-records';

const uuid = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';

async function startService() {
  const api = await startTransports();
  const { id } = await api.db.service.create({ data: { title: 'Pano', description: 'Açıklama' } });
  return { ...api, id };
}

/** Bodies that keep a draft or are rejected. */
const edits: Record<string, unknown>[] = [
  { values: { title: 'Taslak' } },
  { values: { title: 'Taslak', description: '', order: '7', visible: false } },
  { values: { title: 5 } },
  { values: { title: 'a'.repeat(301), visible: 'evet' } },
  { values: { nonsense: 1 } },
  { values: { title: 'a\0b' } },
  { values: ['title'] },
  { values: null },
  { values: { title: 'Taslak' }, version: 7 },
  { values: { title: 'Taslak' }, version: -1 },
  { values: { title: 'Pano' } },
  {},
];

test('both transports keep the same drafts and reject the same in the same words', async () => {
  const { rest, trpc, signedIn, id, db } = await startService();
  const statuses = new Set<number>();
  for (const body of edits) {
    const viaRest = await rest('PUT', `/admin/services/${id}/draft`, body, signedIn);
    await db.draft.deleteMany();
    const input = { entity: 'service', record: String(id), ...body };
    const viaTrpc = await trpc('mutation', 'drafts.keep', input, signedIn);
    await db.draft.deleteMany();
    const kind = viaTrpc.kind === 'stale' ? 'conflict' : viaTrpc.kind;
    expectSameOutcome(
      { rest: viaRest, trpc: { ...viaTrpc, ...(kind && { kind }) } },
      JSON.stringify(body).slice(0, 60),
    );
    statuses.add(viaRest.status);
  }
  expect([...statuses].toSorted()).toEqual([200, 400, 409]);
});

test('both transports read, list, discard and publish alike, also where there is nothing', async () => {
  const { rest, trpc, signedIn, id } = await startService();
  const path = `/admin/services/${id}`;
  const ref = { entity: 'service', record: String(id) };
  const keep = () => rest('PUT', `${path}/draft`, { values: { title: 'Taslak' } }, signedIn);
  const calls = [
    ['GET', `${path}/draft`, 'query', 'drafts.get', ref],
    ['GET', '/admin/drafts', 'query', 'drafts.list', {}],
    ['DELETE', `${path}/draft`, 'mutation', 'drafts.discard', ref],
    ['POST', `${path}/publish`, 'mutation', 'drafts.publish', ref],
  ] as const;
  for (const [method, address, type, procedure, input] of calls) {
    await keep();
    const viaRest = await rest(method, address, method === 'POST' ? {} : undefined, signedIn);
    if (method !== 'GET') await keep();
    if (method === 'POST') await rest('PUT', path, { title: 'Pano' }, signedIn).then(keep);
    const viaTrpc = await trpc(type, procedure, input, signedIn);
    expect(viaRest.status, address).toBe(200);
    const own = (data: unknown) => (isRecord(data) && 'batch' in data ? {} : data);
    expectSameOutcome(
      {
        rest: { ...viaRest, data: own(viaRest.data) },
        trpc: { ...viaTrpc, data: own(viaTrpc.data) },
      },
      address,
    );
  }
  for (const [method, address, type, procedure, input] of calls.filter(([, , , name]) => !/get|list/.test(name))) {
    const viaRest = await rest(method, address, method === 'POST' ? {} : undefined, signedIn);
    expectSameOutcome({ rest: viaRest, trpc: await trpc(type, procedure, input, signedIn) }, address);
    expect(viaRest.status).toBe(404);
  }
});

test('our own client gets what replaces the fields that it was shown, and REST reads it with the draft', async () => {
  const { rest, trpcText, signedIn, id } = await startService();
  const path = `/admin/services/${id}`;
  await rest('PUT', `${path}/draft`, { values: { title: 'Taslak' } }, signedIn);
  await rest('PUT', path, { title: 'Öteki' }, signedIn);
  const input = JSON.stringify({ entity: 'service', record: String(id) });
  const rejected = await (await trpcText('mutation', 'drafts.publish', input, signedIn)).json();
  const { data } = await rest('GET', `${path}/draft`, undefined, signedIn);
  const liveTag = isRecord(data) ? data.liveTag : null;
  expect(rejected.error.data).toMatchObject({ kind: 'stale', current: { title: 'Öteki' }, liveTag });
  const published = await rest('POST', `${path}/publish`, { overwrite: liveTag }, signedIn);
  expect(published).toMatchObject({ status: 200, data: { published: ['title'] } });
});

test.each([
  ['GET', '/admin/services/4711/draft', undefined, 404],
  ['GET', '/admin/nothing/1/draft', undefined, 404],
  ['PUT', '/admin/services/4711/draft', { values: { title: 'x' } }, 404],
  ['PUT', '/admin/services/01/draft', { values: { title: 'x' } }, 404],
  ['PUT', '/admin/services/new-1/draft', { values: { title: 'x' } }, 404],
  ['PUT', `/admin/services/${uuid}/draft`, { values: { title: 'x' } }, 200],
  ['PUT', `/admin/services/${uuid}/draft?locale=en`, { values: { title: 'x' } }, 200],
  ['PUT', `/admin/services/${uuid}/draft?locale=de`, { values: { title: 'x' } }, 400],
  ['PUT', `/admin/brands/${uuid}/draft?locale=en`, { values: { name: 'x' } }, 404],
  ['PUT', '/admin/company/0/draft', { values: { name: 'x' } }, 200],
  ['POST', `/admin/services/${uuid}/publish`, {}, 404],
])('%s %s answers as it says', async (method, path, body, status) => {
  const { rest, signedIn } = await startTransports();
  expect((await rest(method, path, body, signedIn)).status).toBe(status);
});

test('drafts are listed the last one first, and those of a kind alone', async () => {
  const { rest, trpc, signedIn, id } = await startService();
  const brand = `/admin/brands/${uuid}/draft`;
  await rest('PUT', `/admin/services/${id}/draft`, { values: { title: 'Bir' } }, signedIn);
  await rest('PUT', brand, { values: { name: 'İki' } }, signedIn);
  await rest('PUT', `/admin/services/${id}/draft?locale=en`, { values: { title: 'Three' } }, signedIn);
  const labels = async (input: object) => {
    const { data } = await trpc('query', 'drafts.list', input, signedIn);
    return isRecord(data) && Array.isArray(data.items)
      ? data.items.map(({ label, locale }) => `${label} ${locale}`)
      : [];
  };
  // English is listed by the name of its record.
  expect(await labels({})).toEqual(['Pano en', 'İki tr', 'Bir tr']);
  expect(await labels({ limit: 1, offset: 1 })).toEqual(['İki tr']);
  expect(await labels({ entity: 'brand' })).toEqual(['İki tr']);
  const { data } = await rest('GET', '/admin/drafts?entity=brand', undefined, signedIn);
  expect(data).toMatchObject([{ entity: 'brand', record: uuid, label: 'İki' }]);
});

const richTexts = versionedTexts.flatMap((texts) =>
  Object.entries(texts.history.fields).flatMap(([name, kind]) => (kind === 'richText' ? [{ ...texts, name }] : [])),
);

test.each(richTexts)('$kind in $locale: publishing cleans every known attack in $name', async (texts) => {
  const { name, history } = texts;
  const site = await startRecord(texts);
  const ref = { entity: texts.kind, record: site.record, locale: texts.locale };
  // One after the other they are cleaned by the tests of the update, which publishing is.
  const html = `<p>1</p><p>2</p><p>3</p>${payloads.filter((text) => !text.includes('\0')).join('<p>x</p>')}`;
  await site.trpc.drafts.keep({ ...ref, values: { [name]: html } });
  await site.trpc.drafts.publish(ref);
  const values = new Map<string, unknown>(Object.entries(await history.read({ db: site.db }, site.id)));
  expect(values.get(name)).toBe(cleanHtml(html));
});

test('visitors get nothing of drafts, by no parameter, and REST writes what is live and leaves them', async () => {
  const { rest, trpc, db, signedIn } = await startTransports();
  const article = { title: 'Yayında', slug: 'yayinda', content: '<p>x</p>', publishedAt: '2020-01-01T00:00:00Z' };
  const { data } = await rest('POST', '/admin/articles', article, signedIn);
  const id = isRecord(data) ? Number(data.id) : 0;
  const read = async () =>
    Promise.all(
      ['', '?draft=true', '?draft=1&preview=1', '?locale=en'].flatMap((query) => [
        rest('GET', `/articles${query}`),
        rest('GET', `/articles/${id}${query}`, undefined, signedIn),
        rest('GET', `/articles/slug/taslak${query}`),
      ]),
    );
  const before = await read();
  await trpc(
    'mutation',
    'drafts.keep',
    { entity: 'article', record: String(id), values: { slug: 'taslak', title: 'Gizli' } },
    signedIn,
  );
  await trpc('mutation', 'drafts.keep', { entity: 'article', record: uuid, values: article }, signedIn);
  expect(await read()).toEqual(before);
  expect((await rest('GET', '/admin/articles', undefined, signedIn)).data).toHaveLength(1);
  await rest('PUT', `/admin/articles/${id}`, { excerpt: 'Yeni' }, signedIn);
  expect((await rest('GET', `/articles/${id}`)).data).toMatchObject({ title: 'Yayında', excerpt: 'Yeni' });
  expect(await db.draft.count()).toBe(2);
});
