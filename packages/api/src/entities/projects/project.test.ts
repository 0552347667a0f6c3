import { describe, expect, test } from 'vitest';
import { startProjects } from '#testing/fixtures';
import { idOf, startTestApi } from '#testing/test-api';

const text = '<p>Eski hücreler değişti.</p>';
const titles = (response: { data: unknown }) => (response.data as { title: string }[]).map(({ title }) => title);

test('a new project has the defaults of the contract and only the fields of the contract', async () => {
  const { create, category } = await startProjects();
  const response = await create({
    title: ' Trafo Merkezi ',
    description: ' ',
    seoKeywords: 'Pano, pano,TRAFO',
    id: 99,
  });
  expect(response.status).toBe(201);
  expect(response.data).toEqual({
    id: idOf(response),
    categoryId: category.id,
    category: { id: category.id, name: 'Pano', slug: 'pano' },
    title: 'Trafo Merkezi',
    slug: 'trafo-merkezi',
    description: null,
    content: text,
    image: null,
    images: [],
    location: null,
    seoTitle: null,
    seoDescription: null,
    seoKeywords: 'Pano, pano,TRAFO',
    order: 0,
    visible: true,
  });
});

describe('errors', () => {
  test.each([
    [{ categoryId: undefined, title: '', content: '' }, 'Kategori seçimi zorunludur'],
    [{ categoryId: null }, 'Kategori seçimi zorunludur'],
    [{ categoryId: '' }, 'Kategori seçimi zorunludur'],
    [{ categoryId: 'abc' }, 'Geçersiz kategori'],
    [{ categoryId: 1.5 }, 'Geçersiz kategori'],
    [{ categoryId: 0 }, 'Geçersiz kategori'],
    [{ categoryId: 9999 }, 'Geçersiz kategori'],
    [{ title: ' ', content: '' }, 'Proje başlığı zorunludur'],
    [{ content: ' ' }, 'İçerik zorunludur'],
    [{ content: '<p><br></p>' }, 'İçerik zorunludur'],
    [{ content: '<img src="javascript:alert(1)">' }, 'İçerik zorunludur'],
    [{ slug: 'Büyük Harf' }, 'Slug sadece küçük harf, rakam ve tire içerebilir'],
    [{ image: 'javascript:alert(1)' }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
    [{ image: '//evil.example/x.png' }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
    [{ order: -1 }, 'Sıra 0 veya daha büyük bir tam sayı olmalıdır'],
    [{ visible: 'yes' }, 'Bu alan true veya false olmalıdır'],
    [{ location: 5 }, 'Bu alan metin olmalıdır'],
  ])('creating with %j is refused: %s', async (data, message) => {
    const { create, createId, rest, db } = await startProjects();
    const id = await createId();
    const response = await create(data);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ error: message, message });
    expect(await db.project.count()).toBe(1);
    const named = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
    if (Object.keys(named).length === Object.keys(data).length) {
      expect(await rest.put(`/admin/projects/${id}`, data)).toMatchObject({ status: 400, error: message });
    }
  });

  test('what does not exist is not found, and without a token nothing is told', async () => {
    const { rest } = await startProjects();
    for (const [method, path, body] of [
      ['GET', '/projects/999'],
      ['GET', '/projects/slug/yok'],
      ['GET', '/projects/1abc'],
      ['GET', '/admin/projects/999'],
      ['PUT', '/admin/projects/999', {}],
      ['PUT', '/admin/projects/999/toggle-visible'],
      ['DELETE', '/admin/projects/999'],
    ] as const) {
      const response = await rest.send(method, path, body);
      expect([response.status, response.error], path).toEqual([404, 'Proje bulunamadı']);
      const anonymous = await rest.send(method, path, body, { authorization: 'Bearer x' });
      expect(anonymous.status, path).toBe(path.startsWith('/admin') ? 401 : 404);
    }
  });
});

test('an update changes only the fields it names, and null clears an optional one', async () => {
  const { create, rest } = await startProjects();
  const created = await create({ description: 'd', location: 'Bursa', order: '4', visible: false, image: '/a.png' });
  const path = `/admin/projects/${idOf(created)}`;
  expect((await rest.put(path, { title: 'Yeni' })).data).toEqual({ ...(created.data as object), title: 'Yeni' });
  expect((await rest.put(path, { location: null, image: '' })).data).toMatchObject({
    title: 'Yeni',
    description: 'd',
    location: null,
    image: null,
    order: 4,
    visible: false,
  });
});

test('the text is cleaned on its way in', async () => {
  const { create } = await startProjects();
  const content = '<p onclick="x()">a<script>alert(1)</script></p><iframe src="//x"></iframe>';
  expect((await create({ content })).data).toMatchObject({ content: '<p>a</p>' });
});

test('visitors see visible projects of visible categories only, by order, and the total counts them alone', async () => {
  const { create, createId, rest, trpc, category } = await startProjects();
  const other = await trpc.categories.create({ name: 'Gizli', slug: 'gizli', visible: false });
  await create({ title: 'İkinci', order: 2 });
  const hidden = await createId({ title: 'Saklı', visible: false });
  const inHidden = await createId({ title: 'Kapalı', categoryId: other.id });
  await create({ title: 'Birinci', order: 1 });

  const first = await rest.get('/projects?limit=1');
  expect(titles(first)).toEqual(['Birinci']);
  expect(first.meta).toEqual({ total: 2, limit: 1, offset: 0 });
  expect(titles(await rest.get(`/projects?categoryId=${category.id}`))).toEqual(['Birinci', 'İkinci']);
  expect(titles(await rest.get('/projects?categoryId='))).toEqual(['Birinci', 'İkinci']);
  for (const unknown of [999, other.id]) {
    const none = await rest.get(`/projects?categoryId=${unknown}`);
    expect([none.data, none.meta]).toMatchObject([[], { total: 0 }]);
  }
  for (const path of [
    `/projects/${hidden}`,
    `/projects/${inHidden}`,
    '/projects/slug/sakli',
    '/projects/slug/kapali',
  ]) {
    expect(await rest.get(path)).toMatchObject({ status: 404, error: 'Proje bulunamadı' });
  }
  for (const query of ['visible=false', 'preview=1', 'include=all', 'where[visible]=false', 'sort=title', 'q=Saklı']) {
    expect(titles(await rest.get(`/projects?${query}`))).toEqual(['Birinci', 'İkinci']);
  }
  expect((await trpc.projects.listVisible({})).items.map(({ title }) => title)).toEqual(['Birinci', 'İkinci']);
  for (const slug of ['sakli', 'kapali', '%', '']) {
    await expect(trpc.projects.bySlug({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect((await rest.get('/admin/projects')).meta).toMatchObject({ total: 4 });
  expect(titles(await rest.get(`/admin/projects?categoryId=${other.id}`))).toEqual(['Kapalı']);

  await trpc.categories.setVisible({ id: other.id, visible: true });
  expect(titles(await rest.get('/projects'))).toEqual(['Kapalı', 'Birinci', 'İkinci']);
  await trpc.categories.setVisible({ id: category.id, visible: false });
  expect(titles(await rest.get('/projects'))).toEqual(['Kapalı']);
});

test('the list of a category names the category; a hidden or unknown one is not found', async () => {
  const { create, rest, trpc, category } = await startProjects();
  await create({ title: 'Bir' });
  await create({ title: 'İki', visible: false });
  const response = await rest.get('/projects/category/pano?limit=5');
  expect(titles(response)).toEqual(['Bir']);
  expect(response.meta).toEqual({
    total: 1,
    limit: 5,
    offset: 0,
    category: { id: category.id, name: 'Pano', slug: 'pano', description: null },
  });
  const listed = await trpc.projects.listByCategory({ slug: 'pano' });
  expect(listed).toMatchObject({ total: 1, category: { name: 'Pano' }, items: [{ title: 'Bir', content: text }] });
  await trpc.categories.setVisible({ id: category.id, visible: false });
  for (const slug of ['pano', 'yok']) {
    expect(await rest.get(`/projects/category/${slug}`)).toMatchObject({ status: 404, error: 'Kategori bulunamadı' });
  }
});

test('the detail carries category and pictures by order, the light list counts the pictures', async () => {
  const { createId, rest, trpc } = await startProjects();
  const id = await createId({ image: '/ana.png' });
  for (const [imageUrl, order] of [
    ['/b.png', 2],
    ['/a.png', 1],
  ] as const)
    await trpc.projects.images.add({ projectId: id, imageUrl, order });
  const expected = {
    category: { name: 'Pano', slug: 'pano' },
    images: [{ imageUrl: '/a.png' }, { imageUrl: '/b.png' }],
  };
  expect((await rest.get(`/projects/${id}`)).data).toMatchObject(expected);
  expect((await rest.get('/projects/slug/trafo-merkezi')).data).toMatchObject(expected);
  expect((await rest.get('/projects')).data).toMatchObject([expected]);
  const [card] = (await trpc.projects.listVisible({})).items;
  expect(card).toMatchObject({ category: { name: 'Pano' }, imageCount: 3 });
  expect(card).not.toHaveProperty('content');
});

test('the toggle flips visibility without a body, also ten times at once', async () => {
  const { createId, rest } = await startProjects();
  const path = `/admin/projects/${await createId()}`;
  expect((await rest.put(`${path}/toggle-visible`)).data).toMatchObject({ visible: false });
  const responses = await Promise.all(Array.from({ length: 10 }, () => rest.put(`${path}/toggle-visible`)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await rest.get(path)).data).toMatchObject({ visible: false });
});

test('a deleted project takes its pictures with it', async () => {
  const { createId, rest, db } = await startProjects();
  const id = await createId();
  const image = idOf(await rest.post(`/project/${id}/images`, { imageUrl: '/a.png' }));
  expect((await rest.delete(`/admin/projects/${id}`)).body).toEqual({ data: { id } });
  expect(await db.projectImage.count()).toBe(0);
  expect((await rest.delete(`/project-images/${image}`)).status).toBe(404);
});

test('the back office searches, filters and sorts', async () => {
  const { create, trpc, category } = await startProjects();
  await create({ title: 'Araç ŞARJ', location: 'Nilüfer' });
  await create({ title: 'Cephe', content: '<p>Işıklandırma</p>', visible: false });
  const matches = async (query: Parameters<typeof trpc.projects.list>[0]) =>
    (await trpc.projects.list(query)).items.map(({ title }) => title);
  expect(await matches({ q: 'sarj NİLÜFER' })).toEqual(['Araç ŞARJ']);
  expect(await matches({ q: 'isiklandirma' })).toEqual(['Cephe']);
  expect(await matches({ visible: false })).toEqual(['Cephe']);
  expect(await matches({ sort: '-title', categoryId: category.id })).toEqual(['Cephe', 'Araç ŞARJ']);
});

test('projects get new positions, all or none', async () => {
  const { createId, rest, trpc } = await startProjects();
  const first = await createId({ title: 'Bir' });
  const second = await createId({ title: 'İki' });
  const items = [
    { id: first, order: 1 },
    { id: second, order: 0 },
  ];
  expect(titles(await rest.put('/admin/projects/order', { items }))).toEqual(['İki', 'Bir']);
  for (const wrong of [
    [{ id: 999, order: 0 }],
    [{ id: second, order: -1 }],
    [
      { id: first, order: 0 },
      { id: first, order: 1 },
    ],
  ]) {
    const response = await rest.put('/admin/projects/order', { items: [{ id: second, order: 9 }, ...wrong] });
    expect([response.status, response.error]).toEqual([400, 'Geçersiz sıralama verisi']);
  }
  expect((await trpc.projects.list({})).items.map(({ title, order }) => [title, order])).toEqual([
    ['İki', 0],
    ['Bir', 1],
  ]);
});

test('several projects are hidden and deleted at once', async () => {
  const { createId, rest, trpc } = await startProjects();
  const ids = [await createId(), await createId()];
  expect(await trpc.projects.bulkSetVisible({ ids: [...ids, 999], visible: false })).toMatchObject({ count: 2 });
  expect((await rest.get('/projects')).data).toEqual([]);
  expect(await trpc.projects.bulkRemove({ ids })).toMatchObject({ count: 2 });
  expect((await trpc.projects.list({})).total).toBe(0);
});

test('an update from a stale version is rejected with the current record', async () => {
  const { createId, trpc } = await startProjects();
  const id = await createId();
  const mine = await trpc.projects.update({ id, version: 1, data: { title: 'Benim' } });
  expect(mine.version).toBe(2);
  await expect(trpc.projects.update({ id, version: 1, data: { title: 'Onun' } })).rejects.toMatchObject({
    cause: { kind: 'stale', details: { current: { title: 'Benim', version: 2 } } },
  });
});

test('signed out, the procedures of the back office are closed', async () => {
  const { trpc } = await startTestApi();
  await expect(trpc.projects.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(trpc.projects.images.list({ projectId: 1 })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(trpc.projects.images.remove({ id: 1 })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
