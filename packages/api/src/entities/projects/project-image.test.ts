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

/** A project with pictures of these names, and the way to read its gallery and its newest version. */
async function startGallery(names: string[]) {
  const api = await start();
  const { trpc, db, id } = api;
  const images: number[] = [];
  for (const [order, name] of names.entries()) {
    images.push((await trpc.projects.images.add({ projectId: id, imageUrl: `/${name}.png`, order })).id);
  }
  const shown = async () => (await trpc.projects.images.list({ projectId: id })).items.map(({ imageUrl }) => imageUrl);
  const newest = async () => {
    const where = { entity: 'project', record: id };
    const { data } = await db.revision.findFirstOrThrow({ where, orderBy: { number: 'desc' } });
    return JSON.parse(data).images;
  };
  return { ...api, images, shown, newest };
}

test('a picture that a restored version has put back does not come out of the trash a second time', async () => {
  const { trpc, rest, id, images, shown } = await startGallery(['a', 'b']);
  await trpc.projects.update({ id, data: { title: 'Yeni' } });
  await trpc.projects.images.remove({ id: images[1] ?? 0 });
  await trpc.revisions.restore({ entity: 'project', id, number: 2 });
  expect(await shown()).toEqual(['/a.png', '/b.png']);
  const [entry] = (await trpc.trash.list({ entity: 'projectImage' })).items;
  const { restored, questions } = await trpc.trash.restore({ ids: [entry?.id ?? 0] });
  const place = { kind: 'projectImage', id, label: 'Trafo #2' };
  expect([restored, questions]).toMatchObject([[], [{ kind: 'exists', place }]]);
  const rejected = await rest.post(`/admin/trash/${entry?.id}/restore`, {});
  expect([rejected.status, rejected.error]).toEqual([409, expect.stringContaining('Trafo #2')]);
  expect(await shown()).toEqual(['/a.png', '/b.png']);
});

test('of a picture that a gallery shows twice the deleted one comes back, and so do both', async () => {
  const { trpc, images, shown, newest } = await startGallery(['a', 'a']);
  const batches: string[] = [];
  for (const image of images) batches.push((await trpc.projects.images.remove({ id: image })).batch);
  expect(await newest()).toEqual([]);
  for (const batch of batches) await trpc.trash.restoreBatch({ batch });
  expect(await shown()).toEqual(['/a.png', '/a.png']);
  // What comes back is a change of the project: its newest version is what is live.
  expect(await newest()).toEqual(['/a.png', '/a.png']);
});

test('a new order of the gallery is undone, but for pictures that somebody moved or deleted since', async () => {
  const { trpc, id, images, shown, newest, db } = await startGallery(['a', 'b', 'c']);
  const [a = 0, b = 0, c = 0] = images;
  const reorder = (ids: number[]) =>
    trpc.projects.images.reorder({ projectId: id, items: ids.map((image, order) => ({ id: image, order })) });
  const { undo } = await reorder([c, a, b]);
  expect(undo.map((change) => [change.id, change.before])).toEqual([
    [a, { order: 0 }],
    [b, { order: 1 }],
    [c, { order: 2 }],
  ]);
  await db.activity.deleteMany();
  expect(await trpc.changes.undo({ changes: undo })).toEqual({ count: 3, unchanged: [] });
  expect([await shown(), await newest()]).toEqual([
    ['/a.png', '/b.png', '/c.png'],
    ['/a.png', '/b.png', '/c.png'],
  ]);
  expect((await trpc.activity.list({})).items).toMatchObject([{ action: 'reorder', entity: 'projectImage' }]);
  const again = await reorder([c, b, a]);
  await trpc.projects.images.remove({ id: a });
  expect(again.undo.map((change) => change.id)).toEqual([a, c]);
  expect(await trpc.changes.undo({ changes: again.undo })).toEqual({ count: 1, unchanged: ['Trafo'] });
  expect(await shown()).toEqual(['/b.png', '/c.png']);
  const wrong = again.undo.map((change) => ({ ...change, version: change.version + 1, before: { visible: true } }));
  expect(await trpc.changes.undo({ changes: wrong })).toMatchObject({ count: 0 });
});
