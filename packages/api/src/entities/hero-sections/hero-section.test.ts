import { expect, test } from 'vitest';
import { idOf, startTestApi } from '#testing/test-api';

const slide = { title: 'Panodan prize' };

test('a new slide is inactive and has null for what was left out', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/hero-sections', {
    title: ' Panodan prize ',
    subtitle: '<p><br></p>',
    ctaText: ' ',
  });
  expect(response.status).toBe(201);
  expect(response.data).toEqual({
    id: idOf(response),
    title: 'Panodan prize',
    subtitle: null,
    description: null,
    backgroundImage: null,
    ctaText: null,
    ctaLink: null,
    order: 0,
    active: false,
  });
});

test.each([
  [{}, 'Başlık gereklidir'],
  [{ title: '  ' }, 'Başlık gereklidir'],
  [{ ...slide, backgroundImage: 'javascript:alert(1)' }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
  [{ ...slide, ctaLink: 'javascript:alert(1)' }, 'Bağlantı /, # ya da https:// ile başlamalıdır'],
  [{ ...slide, order: -1 }, 'Sıra 0 veya daha büyük bir tam sayı olmalıdır'],
  [{ ...slide, active: 1 }, 'Bu alan true veya false olmalıdır'],
])('%j is rejected: %s', async (body, message) => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/hero-sections', body);
  expect([response.status, response.error]).toEqual([400, message]);
});

test('several slides may be active, and visitors see them by order', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  expect((await rest.get('/hero-sections/active')).body).toEqual({ data: null });
  const second = idOf(await rest.post('/admin/hero-sections', { title: 'İkinci', order: 2 }));
  await rest.post('/admin/hero-sections', { title: 'Birinci', order: 1, active: true });
  await rest.post('/admin/hero-sections', { title: 'Kapalı', order: 0 });
  expect((await rest.put(`/admin/hero-sections/${second}`, { active: true })).data).toMatchObject({
    order: 2,
    active: true,
  });
  for (const path of ['/hero-sections', '/hero-sections/active/all']) {
    const response = await rest.get(path);
    expect(response.data).toMatchObject([{ title: 'Birinci' }, { title: 'İkinci' }]);
    expect(response.meta).toMatchObject({ total: 2 });
  }
  expect((await rest.get('/hero-sections/active')).data).toMatchObject({ title: 'Birinci' });
  expect((await rest.get('/admin/hero-sections')).meta).toMatchObject({ total: 3 });
});

test('an update of one field alone changes that field, false and 0 included', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const created = await rest.post('/admin/hero-sections', { ...slide, subtitle: '<p>Alt</p>', order: 3, active: true });
  const path = `/admin/hero-sections/${idOf(created)}`;
  expect((await rest.put(path, { active: false })).data).toEqual({ ...(created.data as object), active: false });
  expect((await rest.put(path, { order: 0 })).data).toEqual({ ...(created.data as object), active: false, order: 0 });
  expect((await rest.put(path, { subtitle: null })).data).toMatchObject({ subtitle: null, title: slide.title });
});

test('rich texts are stored clean', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/hero-sections', {
    ...slide,
    subtitle: '<p>Alt <b>başlık</b><img src=x onerror=alert(1)></p>',
    description: '<script>alert(1)</script>',
  });
  expect(JSON.stringify(response.data)).not.toMatch(/onerror|alert/);
  expect(response.data).toMatchObject({
    subtitle: expect.stringContaining('<strong>başlık</strong>'),
    description: null,
  });
});

test('reordering is all or nothing', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const [a, b] = [
    await trpc.heroSections.create({ title: 'A' }),
    await trpc.heroSections.create({ title: 'B', order: 1 }),
  ];
  const done = await rest.put('/admin/hero-sections/order', {
    items: [
      { id: b.id, order: 0 },
      { id: a.id, order: 1 },
    ],
  });
  expect(done.data).toMatchObject([{ title: 'B' }, { title: 'A' }]);
  const rejected = await rest.put('/admin/hero-sections/order', {
    items: [
      { id: a.id, order: 0 },
      { id: 999, order: 1 },
    ],
  });
  expect([rejected.status, rejected.error]).toEqual([400, 'Geçersiz sıralama verisi']);
  expect((await trpc.heroSections.list({})).items.map((item) => item.title)).toEqual(['B', 'A']);
});

test('a stale update is rejected with the current record', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id, version } = await trpc.heroSections.create(slide);
  await trpc.heroSections.setActive({ id, active: true });
  await expect(trpc.heroSections.update({ id, version, data: { title: 'x' } })).rejects.toMatchObject({
    cause: { kind: 'stale', details: { current: { active: true } } },
  });
});

test('a deleted slide is gone', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const id = idOf(await rest.post('/admin/hero-sections', slide));
  expect((await rest.delete(`/admin/hero-sections/${id}`)).body).toEqual({ data: { id } });
  expect((await rest.get(`/admin/hero-sections/${id}`)).error).toBe('Slide bulunamadı');
});
