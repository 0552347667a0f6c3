import { expect, test } from 'vitest';
import { startProjects } from '#testing/fixtures';

async function startList() {
  const api = await startProjects();
  const { trpc, createId } = api;
  const light = await trpc.categories.create({ name: 'Aydınlatma', slug: 'aydinlatma' });
  const empty = await trpc.categories.create({ name: 'Boş', slug: 'bos' });
  const hidden = await trpc.categories.create({ name: 'Gizli', slug: 'gizli', visible: false });
  const boards = await trpc.services.create({ title: 'Pano', description: 'x' });
  const cameras = await trpc.services.create({ title: 'Kamera', description: 'x' });
  const secret = await trpc.services.create({ title: 'Saklı', description: 'x', visible: false });
  await createId({ title: 'Panolu', serviceIds: [boards.id, secret.id] });
  await createId({ title: 'Işıklı', categoryId: light.id, serviceIds: [boards.id] });
  await createId({ title: 'Kameralı', serviceIds: [cameras.id], visible: false });
  await createId({ title: 'Kapalı', categoryId: hidden.id, serviceIds: [cameras.id] });
  const list = async (query: Parameters<typeof trpc.projects.listFiltered>[0]) => {
    const { items, total, categories, services } = await trpc.projects.listFiltered(query);
    const chosen = [...categories, ...services].filter((choice) => choice.chosen).map(({ name }) => name);
    return { titles: items.map(({ title }) => title), total, categories, services, chosen };
  };
  return { ...api, list, boards, cameras, secret, empty };
}

const names = (choices: { name: string }[]) => choices.map(({ name }) => name);

test('all projects are narrowed to a category, to a service and to both', async () => {
  const { list, boards, trpc } = await startList();
  const all = await list({});
  expect(all).toMatchObject({ titles: ['Panolu', 'Işıklı'], total: 2, chosen: [] });
  expect(names(all.categories)).toEqual(['Pano', 'Aydınlatma']);
  expect(names(all.services)).toEqual(['Pano']);
  expect(await list({ category: 'aydinlatma' })).toMatchObject({ titles: ['Işıklı'], chosen: ['Aydınlatma'] });
  expect(await list({ service: String(boards.id), limit: 1 })).toMatchObject({ titles: ['Panolu'], total: 2 });
  await trpc.services.update({ id: boards.id, data: { content: '<p>Pano</p>', slug: 'pano-imalati' } });
  expect(await list({ service: 'pano-imalati' })).toMatchObject({ total: 2, services: [{ key: 'pano-imalati' }] });
  const both = await list({ category: 'pano', service: String(boards.id) });
  expect(both).toMatchObject({ titles: ['Panolu'], chosen: ['Pano', 'Pano'] });
});

test('a choice without projects gives an empty list; what visitors may not see is not found', async () => {
  const { list, cameras, secret } = await startList();
  expect(await list({ category: 'bos' })).toMatchObject({ titles: [], total: 0, chosen: ['Boş'] });
  expect(await list({ service: String(cameras.id) })).toMatchObject({ titles: [], total: 0, chosen: ['Kamera'] });
  for (const query of [{ category: 'gizli' }, { category: 'yok' }, { service: String(secret.id) }, { service: '999' }])
    await expect(list(query)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('in English the choices are English and keep their addresses', async () => {
  const { list, trpc, category, boards } = await startList();
  const english = { name: 'Switchgear', slug: 'switchgear' };
  await trpc.translations.save({ entity: 'category', id: category.id, data: english });
  const texts = { title: 'Boards', description: 'x' };
  await trpc.translations.save({ entity: 'service', id: boards.id, data: texts });
  const { categories, services } = await list({ locale: 'en' });
  expect(categories[0]).toEqual({ key: 'pano', name: 'Switchgear', lang: 'en', chosen: false });
  expect(services).toEqual([{ key: String(boards.id), name: 'Boards', lang: 'en', chosen: false }]);
});
