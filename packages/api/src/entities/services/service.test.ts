import { expect, test } from 'vitest';
import { idOf, startTestApi } from '#testing/test-api';

const pano = { title: 'Pano imalatı', description: 'Ana dağıtım panoları' };

test('a new service has the defaults of the contract and only the fields of the contract', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/services', {
    title: '  Pano imalatı ',
    description: ' x ',
    icon: ' ',
    iconText: '',
  });
  expect(response.status).toBe(201);
  expect(response.data).toEqual({
    id: idOf(response),
    title: 'Pano imalatı',
    description: 'x',
    icon: null,
    iconText: null,
    order: 0,
    visible: true,
  });
});

test.each([
  [{}, 'Başlık gereklidir'],
  [{ title: '   ', description: 'x' }, 'Başlık gereklidir'],
  [{ title: 3, description: 'x' }, 'Başlık gereklidir'],
  [{ title: 'x' }, 'Açıklama gereklidir'],
  [{ title: 'x', description: ' ' }, 'Açıklama gereklidir'],
  [{ ...pano, order: -1 }, 'Sıra 0 veya daha büyük bir tam sayı olmalıdır'],
  [{ ...pano, order: 1.5 }, 'Sıra 0 veya daha büyük bir tam sayı olmalıdır'],
  [{ ...pano, order: 'abc' }, 'Sıra 0 veya daha büyük bir tam sayı olmalıdır'],
  [{ ...pano, visible: 'yes' }, 'Bu alan true veya false olmalıdır'],
  [{ ...pano, icon: 'a\u0000b' }, 'Bu alanda kullanılamayan karakterler var'],
  [{ ...pano, title: 'a'.repeat(301) }, 'Bu alan en fazla 300 karakter olabilir'],
])('creating with %j is rejected: %s', async (body, message) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/services', body);
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ error: message, message });
  expect(await db.service.count()).toBe(0);
});

test('an update changes only the fields it names, and null clears an optional one', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const created = await rest.post('/admin/services', { ...pano, icon: 'bolt', order: '4', visible: false });
  const path = `/admin/services/${idOf(created)}`;
  const renamed = await rest.put(path, { title: 'Yeni', id: 99, createdAt: '2020-01-01' });
  expect(renamed.data).toEqual({ ...(created.data as object), title: 'Yeni', order: 4 });
  expect((await rest.put(path, { icon: null })).data).toMatchObject({ title: 'Yeni', icon: null, visible: false });
  expect((await rest.put(path, { title: '' })).status).toBe(400);
});

test('visitors see visible services only, by order, and the total counts them alone', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  await rest.post('/admin/services', { ...pano, title: 'İkinci', order: 2 });
  await rest.post('/admin/services', { ...pano, title: 'Gizli', order: 0, visible: false });
  await rest.post('/admin/services', { ...pano, title: 'Birinci', order: 1 });
  const visible = await rest.get('/services?limit=1');
  expect(visible.data).toMatchObject([{ title: 'Birinci' }]);
  expect(visible.meta).toEqual({ total: 2, limit: 1, offset: 0 });
  expect((await rest.get('/admin/services')).meta).toMatchObject({ total: 3 });
  expect((await rest.get('/services?offset=9')).data).toEqual([]);
});

test.each(['limit=0', 'limit=-1', 'limit=1.5', 'limit=abc', 'offset=-1', 'offset=x'])(
  '?%s is refused',
  async (query) => {
    const { rest } = await startTestApi();
    const response = await rest.get(`/services?${query}`);
    expect(response.status).toBe(400);
    expect(response.error).toBe('limit ve offset pozitif tam sayı olmalıdır');
  },
);

test('the toggle flips visibility without a body, also ten times at once', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const path = `/admin/services/${idOf(await rest.post('/admin/services', pano))}`;
  expect((await rest.put(`${path}/toggle-visible`)).data).toMatchObject({ visible: false });
  const responses = await Promise.all(Array.from({ length: 10 }, () => rest.put(`${path}/toggle-visible`)));
  expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200));
  expect((await rest.get(path)).data).toMatchObject({ visible: false });
});

test('a deleted service is gone', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const id = idOf(await rest.post('/admin/services', pano));
  expect((await rest.delete(`/admin/services/${id}`)).body).toEqual({ data: { id } });
  const again = await rest.delete(`/admin/services/${id}`);
  expect(again.status).toBe(404);
  expect(again.error).toBe('Hizmet bulunamadı');
});

test.each(['0', '1abc', '1.0', '0x1', '1e3', '-1', '99999999999999999999', '%00'])(
  'the id %s names nothing',
  async (id) => {
    const { rest } = await startTestApi({ signedIn: true });
    expect((await rest.get(`/admin/services/${id}`)).status).toBe(404);
  },
);

test('search ignores Turkish capitals and accents', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  await trpc.services.create({ ...pano, title: 'Araç ŞARJ istasyonu' });
  await trpc.services.create({ ...pano, title: 'Işıklandırma' });
  for (const q of ['sarj', 'ŞARJ', 'şarj araç']) {
    expect((await trpc.services.list({ q })).items.map((service) => service.title)).toEqual(['Araç ŞARJ istasyonu']);
  }
  expect((await trpc.services.list({ q: 'ISIKLANDIRMA' })).total).toBe(1);
  expect((await trpc.services.list({ sort: '-title' })).items[0]?.title).toBe('Işıklandırma');
});

test('an update from a stale version is rejected with the current record, one from the present version is not', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id, version } = await trpc.services.create(pano);
  const mine = await trpc.services.update({ id, version, data: { title: 'Benim' } });
  expect(mine.version).toBe(version + 1);
  await expect(trpc.services.update({ id, version, data: { title: 'Onun' } })).rejects.toMatchObject({
    cause: { kind: 'stale', details: { current: { title: 'Benim', version: version + 1 } } },
  });
  await trpc.services.update({ id, version: mine.version, data: { title: 'Yine benim' } });
});

test('new positions are given together or not at all', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const a = await trpc.services.create({ ...pano, title: 'A', order: 0 });
  const b = await trpc.services.create({ ...pano, title: 'B', order: 1 });
  const items = [
    { id: a.id, order: 1 },
    { id: b.id, order: 0 },
  ];
  const response = await rest.put('/admin/services/order', { items });
  expect(response.data).toMatchObject([
    { title: 'B', order: 0 },
    { title: 'A', order: 1 },
  ]);
  const rejected = await rest.put('/admin/services/order', {
    items: [
      { id: a.id, order: 0 },
      { id: 999, order: 1 },
    ],
  });
  expect([rejected.status, rejected.error]).toEqual([400, 'Geçersiz sıralama verisi']);
  expect((await trpc.services.list({})).items.map(({ title, version }) => [title, version])).toEqual([
    ['B', 2],
    ['A', 2],
  ]);
});

test('several services are hidden and deleted at once; unknown ones are passed over', async () => {
  const { trpc, rest } = await startTestApi({ signedIn: true });
  const ids = [(await trpc.services.create(pano)).id, (await trpc.services.create(pano)).id];
  const stored = await trpc.services.create({ ...pano, title: 'Kalan' });
  expect(await trpc.services.bulkSetVisible({ ids: [...ids, 999], visible: false })).toMatchObject({ count: 2 });
  expect((await trpc.services.list({ visible: false })).total).toBe(2);
  expect((await rest.get('/services')).meta).toMatchObject({ total: 1 });
  expect(await trpc.services.bulkRemove({ ids: [...ids, 999] })).toMatchObject({ count: 2 });
  expect([stored]).toMatchObject((await trpc.services.list({})).items);
  await expect(trpc.services.bulkRemove({ ids: Array.from({ length: 201 }, (_, at) => at + 1) })).rejects.toThrow();
});
