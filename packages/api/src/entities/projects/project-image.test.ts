import { expect, test } from 'vitest';
import { idOf, startTestApi } from '#testing/test-api';

async function start() {
  const api = await startTestApi({ signedIn: true });
  const category = await api.trpc.categories.create({ name: 'Pano', slug: 'pano' });
  const project = { categoryId: category.id, title: 'Trafo', content: '<p>a</p>' };
  const { id } = await api.trpc.projects.create(project);
  return { ...api, project, id, path: `/project/${id}/images` };
}

test('a picture is returned with the fields of the contract, order 0 by default', async () => {
  const { rest, id, path } = await start();
  const response = await rest.post(path, { imageUrl: ' /uploads/a.webp ', projectId: 99 });
  expect(response.status).toBe(201);
  const image = {
    id: idOf(response),
    projectId: id,
    imageUrl: '/uploads/a.webp',
    order: 0,
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  };
  expect(response.data).toEqual(image);
  const listed = await rest.get(path);
  expect(listed.data).toEqual([image]);
  expect(listed.meta).toEqual({ total: 1, limit: 1000, offset: 0 });
});

test.each([
  [{}, "Resim URL'si gerekli"],
  [{ imageUrl: '  ' }, "Resim URL'si gerekli"],
  [{ imageUrl: 7 }, "Resim URL'si gerekli"],
  [{ imageUrl: 'javascript:alert(1)' }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
  [{ imageUrl: 'data:image/png;base64,AA' }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
  [{ imageUrl: '//evil.example/a.png' }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
  [{ imageUrl: '/\\evil.example/a.png' }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
  [{ imageUrl: 'file:///etc/passwd' }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
  [{ imageUrl: '/a.png', order: -1 }, 'Sıra 0 veya daha büyük bir tam sayı olmalıdır'],
])('adding %j is rejected: %s', async (body, message) => {
  const { rest, path, db } = await start();
  const response = await rest.post(path, body);
  expect([response.status, response.error]).toEqual([400, message]);
  expect(await db.projectImage.count()).toBe(0);
});

test('pictures stand by order, then by age, and get new positions all or none', async () => {
  const { rest, trpc, id, path, project } = await start();
  const b = idOf(await rest.post(path, { imageUrl: '/b.png', order: 1 }));
  const c = idOf(await rest.post(path, { imageUrl: '/c.png', order: 1 }));
  const a = idOf(await rest.post(path, { imageUrl: '/a.png', order: '0' }));
  const ids = (response: { data: unknown }) => (response.data as { id: number }[]).map((image) => image.id);
  expect(ids(await rest.get(path))).toEqual([a, b, c]);
  expect(ids(await rest.get(`${path}?limit=1&offset=1`))).toEqual([b]);
  const items = [c, b, a].map((imageId, order) => ({ id: imageId, order }));
  expect(ids(await rest.put(`${path}/order`, { items }))).toEqual([c, b, a]);

  const other = await trpc.projects.create(project);
  const foreign = await trpc.projects.images.add({ projectId: other.id, imageUrl: '/x.png' });
  for (const wrong of [foreign.id, 999]) {
    const change = [
      { id: a, order: 0 },
      { id: wrong, order: 1 },
    ];
    await expect(trpc.projects.images.reorder({ projectId: id, items: change })).rejects.toMatchObject({
      cause: { key: 'record.invalidOrder' },
    });
  }
  expect((await trpc.projects.images.list({ projectId: id })).items.map((image) => image.id)).toEqual([c, b, a]);
});

test('what does not exist is not found', async () => {
  const { rest } = await start();
  for (const [method, path, body] of [
    ['GET', '/project/999/images'],
    ['POST', '/project/999/images', { imageUrl: '/a.png' }],
    ['PUT', '/project/999/images/order', { items: [] }],
    ['GET', '/project/abc/images'],
  ] as const) {
    expect(await rest.send(method, path, body), path).toMatchObject({ status: 404, error: 'Proje bulunamadı' });
  }
  expect(await rest.delete('/project-images/999')).toMatchObject({ status: 404, error: 'Resim bulunamadı' });
});

test('a removed picture is gone', async () => {
  const { rest, path } = await start();
  const id = idOf(await rest.post(path, { imageUrl: 'https://x.example/a.png' }));
  expect((await rest.delete(`/project-images/${id}`)).body).toEqual({ data: { id } });
  expect((await rest.delete(`/project-images/${id}`)).status).toBe(404);
});

test('without a token the pictures of a project are closed, those of a hidden one too', async () => {
  const { rest, path, trpc, id } = await start();
  await trpc.projects.setVisible({ id, visible: false });
  for (const [method, address] of [
    ['GET', path],
    ['POST', path],
    ['PUT', `${path}/order`],
    ['DELETE', '/project-images/1'],
    ['GET', '/project/999/images'],
  ] as const) {
    const response = await rest.send(method, address, undefined, { authorization: '' });
    expect([response.status, response.error], `${method} ${address}`).toEqual([401, 'Authentication required']);
  }
});
