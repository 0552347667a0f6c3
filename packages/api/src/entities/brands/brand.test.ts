import { expect, test } from 'vitest';
import { idOf, startTestApi } from '#testing/test-api';

const acme = { name: 'Veltrin', logoUrl: 'https://veltrin.example/logo.svg' };
const wrongUrl = 'Geçerli bir URL giriniz (http:// veya https:// ile başlamalı)';

test('a new brand has the defaults of the contract and only the fields of the contract', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/brands', { ...acme, name: ' Veltrin ', websiteUrl: ' ' });
  expect(response.status).toBe(201);
  expect(response.data).toEqual({
    ...acme,
    id: idOf(response),
    websiteUrl: null,
    order: 0,
    active: true,
    visible: true,
  });
});

test.each([
  [{}, 'Marka adı zorunludur'],
  [{ ...acme, name: ' ' }, 'Marka adı zorunludur'],
  [{ name: 'x' }, 'Logo URL zorunludur'],
  [{ name: 'x', logoUrl: '  ' }, 'Logo URL zorunludur'],
  [{ name: 'x', logoUrl: '/uploads/logo.png' }, wrongUrl],
  [{ name: 'x', logoUrl: 'ftp://x.example/a.png' }, wrongUrl],
  [{ name: 'x', logoUrl: 'javascript:alert(1)//https://' }, wrongUrl],
  [{ name: 'x', logoUrl: 'http://' }, wrongUrl],
  [{ name: 'x', logoUrl: 'https://x y.example' }, wrongUrl],
  [{ ...acme, websiteUrl: 'veltrin.example' }, wrongUrl],
  [{ ...acme, websiteUrl: 'java\nscript:alert(1)' }, wrongUrl],
  [{ ...acme, websiteUrl: 'tel:02241112233' }, wrongUrl],
  [{ ...acme, websiteUrl: 'mailto:info@veltrin.example' }, wrongUrl],
  [{ ...acme, websiteUrl: '/#contact' }, wrongUrl],
  [{ ...acme, order: -1 }, 'Sıra 0 veya daha büyük bir tam sayı olmalıdır'],
  [{ ...acme, active: 1 }, 'Bu alan true veya false olmalıdır'],
  [{ ...acme, visible: null }, 'Bu alan true veya false olmalıdır'],
])('creating with %j is rejected: %s', async (body, message) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/brands', body);
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ error: message, message });
  expect(await db.brand.count()).toBe(0);
});

test('an update changes only the fields it names, and null clears the web address', async () => {
  const { db, rest, trpc } = await startTestApi({ signedIn: true });
  const created = await rest.post('/admin/brands', {
    ...acme,
    websiteUrl: 'http://a.example',
    order: '3',
    active: false,
  });
  const path = `/admin/brands/${idOf(created)}`;
  expect((await rest.put(path, { name: 'Yeni' })).data).toEqual({
    ...(created.data as object),
    name: 'Yeni',
    order: 3,
  });
  const phone = { websiteUrl: 'tel:02241112233' };
  expect((await rest.put(path, phone)).error).toBe(wrongUrl);
  await expect(trpc.brands.update({ id: idOf(created), data: phone })).rejects.toThrow();
  // One that an earlier version took stays until somebody changes it.
  await db.brand.update({ where: { id: idOf(created) }, data: phone });
  expect((await rest.put(path, { order: 4 })).data).toMatchObject({ ...phone, order: 4 });
  expect((await rest.put(path, { websiteUrl: null })).data).toMatchObject({ name: 'Yeni', websiteUrl: null });
  expect((await rest.put(path, { logoUrl: '' })).error).toBe('Logo URL zorunludur');
  expect((await rest.put('/admin/brands/99', { name: 'x' })).error).toBe('Marka bulunamadı');
});

test('visitors see visible brands, or those that are active as well, by order', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  await rest.post('/admin/brands', { ...acme, name: 'İkinci', order: 2 });
  await rest.post('/admin/brands', { ...acme, name: 'Gizli', visible: false });
  await rest.post('/admin/brands', { ...acme, name: 'Pasif', order: 1, active: false });
  const visible = await rest.get('/brands');
  expect(visible.data).toMatchObject([{ name: 'Pasif' }, { name: 'İkinci' }]);
  expect(visible.meta).toEqual({ total: 2, limit: 1000, offset: 0 });
  const active = await rest.get('/brands/active?visible=false');
  expect(active.data).toMatchObject([{ name: 'İkinci' }]);
  expect(active.meta).toEqual({ total: 1, limit: 1000, offset: 0 });
  expect((await rest.get('/admin/brands')).data).toMatchObject([
    { name: 'Gizli' },
    { name: 'Pasif' },
    { name: 'İkinci' },
  ]);
  expect((await trpc.brands.listVisible({})).items.map((row) => row.name)).toEqual(['Pasif', 'İkinci']);
  expect((await trpc.brands.listActive({})).items.map((row) => row.name)).toEqual(['İkinci']);
});

test('the back office filters, searches and sorts', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  await trpc.brands.create({ ...acme, name: 'Şimşek', active: false });
  await trpc.brands.create({ ...acme, name: 'Akım', visible: false });
  expect((await trpc.brands.list({ q: 'simsek' })).items.map((row) => row.name)).toEqual(['Şimşek']);
  expect((await trpc.brands.list({ active: false })).items.map((row) => row.name)).toEqual(['Şimşek']);
  expect((await trpc.brands.list({ visible: false })).items.map((row) => row.name)).toEqual(['Akım']);
  expect((await trpc.brands.list({ sort: 'name' })).items.map((row) => row.name)).toEqual(['Akım', 'Şimşek']);
  expect((await rest.get('/admin/brands?active=false')).meta).toMatchObject({ total: 1 });
});

test('the toggle flips visibility; set switches say what they mean', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.brands.create(acme);
  expect((await rest.put(`/admin/brands/${id}/toggle-visible`)).data).toMatchObject({ visible: false, active: true });
  expect(await trpc.brands.setVisible({ id, visible: false })).toMatchObject({ visible: false });
  expect(await trpc.brands.setActive({ id, active: false })).toMatchObject({ active: false });
});

test('new positions are given together or not at all', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const a = await trpc.brands.create({ ...acme, name: 'A', order: 0 });
  const b = await trpc.brands.create({ ...acme, name: 'B', order: 1 });
  const response = await rest.put('/admin/brands/order', { items: [{ id: a.id, order: 2 }] });
  expect(response.data).toMatchObject([{ name: 'B' }, { name: 'A', order: 2 }]);
  const rejected = trpc.brands.reorder({
    items: [
      { id: b.id, order: 9 },
      { id: 999, order: 0 },
    ],
  });
  await expect(rejected).rejects.toMatchObject({ cause: { kind: 'invalid', key: 'record.invalidOrder' } });
  expect(await trpc.brands.get({ id: b.id })).toEqual(b);
});

test('several brands are switched and deleted at once', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const ids = [(await trpc.brands.create(acme)).id, (await trpc.brands.create(acme)).id, 999];
  expect(await trpc.brands.bulkSetVisible({ ids, visible: false })).toMatchObject({ count: 2 });
  expect(await trpc.brands.bulkSetActive({ ids, active: false })).toMatchObject({ count: 2 });
  expect((await trpc.brands.list({ active: false, visible: false })).total).toBe(2);
  expect(await trpc.brands.bulkRemove({ ids })).toMatchObject({ count: 2 });
});

test('a stale update is rejected with the current record', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id, version } = await trpc.brands.create(acme);
  await trpc.brands.update({ id, version, data: { order: 3 } });
  await expect(trpc.brands.update({ id, version, data: { order: 4 } })).rejects.toMatchObject({
    cause: { kind: 'stale', details: { current: { order: 3, version: version + 1 } } },
  });
});

test('a deleted brand is gone', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const id = idOf(await rest.post('/admin/brands', acme));
  expect((await rest.delete(`/admin/brands/${id}`)).body).toEqual({ data: { id } });
  const again = await rest.get(`/admin/brands/${id}`);
  expect(again.body).toEqual({ error: 'Marka bulunamadı', message: 'Marka bulunamadı' });
});
