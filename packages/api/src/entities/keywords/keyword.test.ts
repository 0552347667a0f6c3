import { expect, test } from 'vitest';
import { idOf, startTestApi } from '#testing/test-api';

const keyword = 'pano imalatı';

test('a new keyword has the defaults of the contract and only the fields of the contract', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/keywords', { keyword: `  ${keyword} `, id: 77, version: 9 });
  expect(response.status).toBe(201);
  expect(response.data).toEqual({ id: idOf(response), keyword, order: 0, active: true });
  expect((await rest.get(`/admin/keywords/${idOf(response)}`)).data).toEqual(response.data);
});

test.each([
  [{}, 'Keyword gereklidir'],
  [{ keyword: '   ' }, 'Keyword gereklidir'],
  [{ keyword: null }, 'Keyword gereklidir'],
  [{ keyword, order: -1 }, 'Sıra 0 veya daha büyük bir tam sayı olmalıdır'],
  [{ keyword, active: 'yes' }, 'Bu alan true veya false olmalıdır'],
])('creating with %j is rejected: %s', async (body, message) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/keywords', body);
  expect([response.status, response.error]).toEqual([400, message]);
  expect(await db.keyword.count()).toBe(0);
});

test.each(['Pano İMALATI', '  pano   imalatı ', 'PANO IMALATI'])('%j is the same keyword', async (same) => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const first = await rest.post('/admin/keywords', { keyword });
  const again = await rest.post('/admin/keywords', { keyword: same });
  expect([again.status, again.error]).toEqual([409, 'Bu keyword zaten mevcut']);
  const other = await trpc.keywords.create({ keyword: 'trafo' });
  await expect(trpc.keywords.update({ id: other.id, data: { keyword: same } })).rejects.toMatchObject({
    cause: { kind: 'conflict', key: 'keyword.taken', details: { field: 'keyword' } },
  });
  expect((await rest.put(`/admin/keywords/${idOf(first)}`, { keyword: same })).status).toBe(200);
});

test('of twenty equal keywords created at once one is kept', async () => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const responses = await Promise.all(Array.from({ length: 20 }, () => rest.post('/admin/keywords', { keyword })));
  expect(responses.map((response) => response.status).sort()).toEqual([201, ...Array(19).fill(409)]);
  expect(await db.keyword.count()).toBe(1);
});

test('an update changes only the fields it names', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const created = await rest.post('/admin/keywords', { keyword, order: 4, active: false });
  const path = `/admin/keywords/${idOf(created)}`;
  expect((await rest.put(path, { order: '7' })).data).toEqual({ ...(created.data as object), order: 7 });
  expect((await rest.put(path, { keyword: 'trafo' })).data).toMatchObject({
    keyword: 'trafo',
    order: 7,
    active: false,
  });
  expect((await rest.put(path, { keyword: '' })).error).toBe('Keyword gereklidir');
  expect((await rest.put('/admin/keywords/99', { order: 1 })).error).toBe('Keyword bulunamadı');
});

test('the list is in order, and with active=true it holds and counts active keywords only', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  await rest.post('/admin/keywords', { keyword: 'c', order: 2 });
  await rest.post('/admin/keywords', { keyword: 'b', order: 1, active: false });
  await rest.post('/admin/keywords', { keyword: 'a', order: 2 });
  const inOrder = [{ keyword: 'b' }, { keyword: 'c' }, { keyword: 'a' }];
  expect((await rest.get('/admin/keywords')).data).toMatchObject(inOrder);
  expect((await rest.get('/admin/keywords?active=')).data).toMatchObject(inOrder);
  const active = await rest.get('/admin/keywords?active=true&limit=1');
  expect(active.data).toMatchObject([{ keyword: 'c' }]);
  expect(active.meta).toEqual({ total: 2, limit: 1, offset: 0 });
  expect((await rest.get('/admin/keywords?active=maybe')).status).toBe(400);
  const backwards = [{ keyword: 'c' }, { keyword: 'b' }, { keyword: 'a' }];
  expect((await rest.get('/admin/keywords?sort=-keyword')).data).toMatchObject(backwards);
});

test('the toggle flips the switch, setting it twice does not', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.keywords.create({ keyword });
  const toggled = await rest.put(`/admin/keywords/${id}/toggle-active`);
  expect(toggled.data).toEqual({ id, keyword, order: 0, active: false });
  expect((await rest.put('/admin/keywords/99/toggle-active')).status).toBe(404);
  await trpc.keywords.setActive({ id, active: true });
  expect((await trpc.keywords.setActive({ id, active: true })).active).toBe(true);
});

test('new positions return all keywords in their new order', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const a = await trpc.keywords.create({ keyword: 'a', order: 0 });
  const b = await trpc.keywords.create({ keyword: 'b', order: 1 });
  const c = await trpc.keywords.create({ keyword: 'c', order: 2 });
  const keywords = [
    { id: a.id, order: '5' },
    { id: String(c.id), order: 0 },
  ];
  const response = await rest.put('/admin/keywords/order', { keywords });
  expect([response.status, response.data]).toEqual([
    200,
    [
      { id: c.id, keyword: 'c', order: 0, active: true },
      { id: b.id, keyword: 'b', order: 1, active: true },
      { id: a.id, keyword: 'a', order: 5, active: true },
    ],
  ]);
  const { items: back } = await trpc.keywords.reorder({ items: [{ id: a.id, order: 0 }] });
  expect(back.map((row) => [row.keyword, row.version])).toEqual([
    ['a', 3],
    ['c', 2],
    ['b', 1],
  ]);
});

test.each([
  {},
  { keywords: 'x' },
  { keywords: [3] },
  { keywords: [{ id: 1 }] },
  {
    keywords: [
      { id: 2, order: 7 },
      { id: 1, order: -1 },
    ],
  },
  {
    keywords: [
      { id: 2, order: 7 },
      { id: 1, order: 1.5 },
    ],
  },
  {
    keywords: [
      { id: 2, order: 7 },
      { id: 1, order: null },
    ],
  },
  {
    keywords: [
      { id: 2, order: 7 },
      { id: 2, order: 8 },
    ],
  },
  {
    keywords: [
      { id: 2, order: 7 },
      { id: 999, order: 8 },
    ],
  },
  {
    keywords: [
      { id: 2, order: 7 },
      { id: '1abc', order: 8 },
    ],
  },
])('the positions %j change nothing', async (body) => {
  const { rest } = await startTestApi({ signedIn: true });
  await rest.post('/admin/keywords', { keyword: 'a', order: 0 });
  await rest.post('/admin/keywords', { keyword: 'b', order: 1 });
  const before = await rest.get('/admin/keywords');
  const response = await rest.put('/admin/keywords/order', body);
  expect([response.status, response.body]).toEqual([
    400,
    { error: 'Geçersiz sıralama verisi', message: 'Geçersiz sıralama verisi' },
  ]);
  expect((await rest.get('/admin/keywords')).data).toEqual(before.data);
});

test('reorders at the same time end in one of the requested orders', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const ids: number[] = [];
  for (const name of ['a', 'b', 'c']) ids.push((await trpc.keywords.create({ keyword: name })).id);
  const up = ids.map((id, at) => ({ id, order: at }));
  const down = ids.map((id, at) => ({ id, order: 2 - at }));
  const requests = Array.from({ length: 10 }, (_, at) =>
    rest.put('/admin/keywords/order', { keywords: at % 2 ? up : down }),
  );
  expect((await Promise.all(requests)).map((response) => response.status)).toEqual(Array(10).fill(200));
  const matches = (await trpc.keywords.list({})).items.map((row) => row.keyword).join('');
  expect(['abc', 'cba']).toContain(matches);
});

test('several keywords are switched off and deleted at once', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const ids = [(await trpc.keywords.create({ keyword: 'a' })).id, (await trpc.keywords.create({ keyword: 'b' })).id];
  await trpc.keywords.create({ keyword: 'c' });
  expect(await trpc.keywords.bulkSetActive({ ids: [...ids, 999], active: false })).toMatchObject({ count: 2 });
  expect((await trpc.keywords.list({ active: true })).items.map((row) => row.keyword)).toEqual(['c']);
  expect(await trpc.keywords.bulkRemove({ ids: [...ids, 999] })).toMatchObject({ count: 2 });
  expect((await trpc.keywords.list({})).total).toBe(1);
});

test('a stale update is rejected with the current record', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id, version } = await trpc.keywords.create({ keyword });
  await trpc.keywords.update({ id, version, data: { order: 3 } });
  await expect(trpc.keywords.update({ id, version, data: { order: 4 } })).rejects.toMatchObject({
    cause: { kind: 'stale', details: { current: { order: 3, version: version + 1 } } },
  });
});

test('a deleted keyword is gone, and search ignores accents', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.keywords.create({ keyword: 'araç şarj istasyonu' });
  expect((await trpc.keywords.list({ q: 'SARJ' })).total).toBe(1);
  expect((await rest.delete(`/admin/keywords/${id}`)).body).toEqual({ data: { id } });
  expect((await rest.delete(`/admin/keywords/${id}`)).error).toBe('Keyword bulunamadı');
});

test('without a token nothing is read or changed', async () => {
  const { rest, trpc } = await startTestApi();
  for (const response of [
    await rest.get('/admin/keywords'),
    await rest.put('/admin/keywords/order', {}),
    await rest.put('/admin/keywords/99', {}),
  ]) {
    expect([response.status, response.error]).toEqual([401, 'Authentication required']);
  }
  await expect(trpc.keywords.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('the tag fields of each language suggest its own wordings of the active keywords, in their order', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const create = async (keyword: string, english: string | null, active = true) => {
    const { id } = await trpc.keywords.create({ keyword, active });
    if (english) await trpc.translations.save({ entity: 'keyword', id, data: { keyword: english } });
    return id;
  };
  const board = await create('pano', 'switchboard');
  const survey = await create('keşif', null);
  await create('kablo', 'cable');
  await create('trafo', 'transformer', false);
  await trpc.keywords.reorder({
    items: [
      { id: board, order: 9 },
      { id: survey, order: 2 },
    ],
  });
  expect(await trpc.keywords.suggest({})).toEqual(['kablo', 'keşif', 'pano']);
  expect(await trpc.keywords.suggest({ locale: 'en' })).toEqual(['cable', 'switchboard']);
  // All of them: typing finds one that stands far below.
  const many = Array.from({ length: 100 }, (_, at) => ({
    keyword: `çok ${at}`,
    keywordKey: `cok ${at}`,
    order: 10 + at,
  }));
  await db.keyword.createMany({ data: many });
  expect((await trpc.keywords.suggest({})).at(-1)).toBe('çok 99');
});
