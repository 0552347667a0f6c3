import { expect, test } from 'vitest';
import { pictureUsage } from '#capabilities/picture-usage';
import { idOf, startTestApi } from '#testing/test-api';

async function startWithCategory() {
  const api = await startTestApi({ signedIn: true });
  const { id } = await api.trpc.categories.create({ name: 'Panolar', slug: 'panolar' });
  const add = (slug: string, data: { image?: string; visible?: boolean } = {}) =>
    api.db.project.create({ data: { categoryId: id, title: slug, slug, content: '<p>x</p>', ...data } });
  const readCovers = async () => {
    const { items } = await api.trpc.categories.listVisible({});
    const { category } = await api.trpc.projects.listByCategory({ slug: 'panolar' });
    expect(category.cover).toBe(items[0]?.cover);
    // The list of the back office shows the same picture.
    expect((await api.trpc.categories.list({})).items[0]?.cover).toBe(category.cover);
    return items.map(({ cover }) => cover);
  };
  return { ...api, id, add, readCovers };
}

test('without a choice a category shows the photo of its newest public project that has one', async () => {
  const { id, db, trpc, add, readCovers } = await startWithCategory();
  expect(await readCovers()).toEqual([null]);
  await add('birinci', { image: '/art/1.svg' });
  expect(await readCovers()).toEqual(['/art/1.svg']);
  const second = await add('ikinci');
  await db.projectImage.create({ data: { projectId: second.id, imageUrl: '/art/2.svg' } });
  await add('resimsiz');
  await add('gizli', { image: '/art/3.svg', visible: false });
  expect(await readCovers()).toEqual(['/art/2.svg']);
  expect(await trpc.categories.newestPhoto({ id })).toEqual({ url: '/art/2.svg' });
});

test('the picture that the owner chose stands for a category until it is taken back', async () => {
  const { id, trpc, rest, add, readCovers } = await startWithCategory();
  await add('proje', { image: '/art/1.svg' });
  await trpc.categories.update({ id, data: { image: '/art/category-sarj.svg' } });
  expect(await readCovers()).toEqual(['/art/category-sarj.svg']);
  expect((await rest.get(`/categories/${id}`)).data).toMatchObject({ image: '/art/category-sarj.svg' });
  expect((await rest.put(`/admin/categories/${id}`, { image: null })).data).toMatchObject({ image: null });
  expect(await readCovers()).toEqual(['/art/1.svg']);
  expect((await rest.put(`/admin/categories/${id}`, { image: 'javascript:alert(1)' })).status).toBe(400);
});

test('a picture of the library knows that a category shows it', async () => {
  const { id, db, trpc } = await startWithCategory();
  const key = 'a'.repeat(32);
  await trpc.categories.update({ id, data: { image: `/uploads/${key}.webp` } });
  expect(await pictureUsage.findUses(db, key)).toEqual([{ kind: 'category', id, title: 'Panolar', field: 'image' }]);
});

test('new categories stand at the end; lists of visitors follow the order, which both transports change', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const ids: number[] = [];
  for (const slug of ['a', 'b', 'c', 'd']) {
    ids.push(idOf(await rest.post('/admin/categories', { name: slug, slug })));
  }
  const [a = 0, b = 0] = ids;
  const readNames = async () => {
    const { items } = await trpc.categories.listVisible({});
    const { data } = await rest.get('/categories');
    expect(data).toMatchObject(items.map(({ name, order }) => ({ name, order })));
    return items.map(({ name, order }) => `${name}${order}`).join(' ');
  };
  expect(await readNames()).toBe('a1 b2 c3 d4');
  await trpc.categories.move({ id: a, position: 3 });
  expect(await readNames()).toBe('b1 c2 a3 d4');
  expect((await rest.put('/admin/categories/order', { items: [{ id: b, order: 9 }] })).status).toBe(200);
  expect(await readNames()).toBe('c2 a3 d4 b9');
  expect((await rest.put('/admin/categories/order', { items: [{ id: 4711, order: 0 }] })).status).toBe(400);
});
