import { expect, test } from 'vitest';
import { findShareSubject } from '#capabilities/share-images';
import { startLibrary, startProjects } from '#testing/fixtures';

async function addPhotos(api: Awaited<ReturnType<typeof startProjects>>, projectId: number) {
  for (const [imageUrl, order] of [
    ['/ikinci.png', 2],
    ['/birinci.png', 1],
    ['/sonraki.png', 1],
  ] as const)
    await api.trpc.projects.images.add({ projectId, imageUrl, order });
}

test('a project without a main image is shown by its first photo in lists and beside shared links', async () => {
  const api = await startProjects();
  const { createId, context, trpc } = api;
  await createId({ title: 'Resimsiz', slug: 'resimsiz', order: 1 });
  await addPhotos(api, await createId({ title: 'Fotoğraflı', slug: 'fotografli', order: 2 }));
  await addPhotos(api, await createId({ title: 'Ana resimli', slug: 'ana', image: '/ana.png', order: 3 }));
  const expected = [
    { slug: 'resimsiz', image: null, cover: null, imageCount: 0 },
    { slug: 'fotografli', image: null, cover: '/birinci.png', imageCount: 3 },
    { slug: 'ana', image: '/ana.png', cover: '/ana.png', imageCount: 4 },
  ];
  expect((await trpc.projects.listVisible({})).items).toMatchObject(expected);
  expect((await trpc.projects.list({})).items).toMatchObject(expected);
  expect(await findShareSubject(context, '/proje/resimsiz')).toMatchObject({ image: null });
  expect(await findShareSubject(context, '/proje/fotografli')).toMatchObject({ image: '/birinci.png' });
  expect(await findShareSubject(context, '/proje/ana')).toMatchObject({ image: '/ana.png' });
  expect(await findShareSubject(context, '/category/pano')).toMatchObject({ title: 'Pano', image: '/birinci.png' });
});

test('REST shows the stored main image, which the first photo does not replace', async () => {
  const api = await startProjects();
  const id = await api.createId();
  await addPhotos(api, id);
  const { data } = await api.rest.get(`/projects/${id}`);
  expect(data).toMatchObject({ image: null, images: [{ imageUrl: '/birinci.png' }, {}, {}] });
  expect(data).not.toHaveProperty('cover');
  const reordered = await api.rest.put('/admin/projects/order', { items: [{ id, order: 4 }] });
  expect(reordered.data).toMatchObject([{ id, image: null }]);
  expect((reordered.data as object[])[0]).not.toHaveProperty('cover');
});

test('an uploaded first photo comes to the card with its sizes', async () => {
  const api = await startLibrary();
  const { url } = await api.upload(900);
  await api.idle();
  const category = await api.db.category.create({ data: { name: 'Kategori', slug: 'k' } });
  const project = { title: 'Proje', slug: 'p', content: '', categoryId: category.id };
  await api.db.project.create({ data: { ...project, images: { create: [{ imageUrl: url }] } } });
  const [card] = (await api.trpc.projects.listVisible({})).items;
  expect(card).toMatchObject({ cover: url, picture: { url, widths: [400, 800, 900] } });
});
