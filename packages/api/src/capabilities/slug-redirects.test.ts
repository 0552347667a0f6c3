import { expect, test } from 'vitest';
import { idOf, startTestApi } from '#testing/test-api';

const past = '2024-05-01T09:00:00.000Z';
const unknown = { movedTo: null, gone: false };
const gone = { movedTo: null, gone: true };

/** One record of each kind at the address `eski`, all of them public. */
async function startWithRecords() {
  const api = await startTestApi({ signedIn: true });
  const { rest } = api;
  const text = { title: 'Başlık', slug: 'eski', content: '<p>Metin</p>' };
  const categoryId = idOf(await rest.post('/admin/categories', { name: 'Panolar', slug: 'eski' }));
  const paths = {
    categories: `/admin/categories/${categoryId}`,
    projects: `/admin/projects/${idOf(await rest.post('/admin/projects', { ...text, categoryId }))}`,
    articles: `/admin/articles/${idOf(await rest.post('/admin/articles', { ...text, publishedAt: past }))}`,
    pages: `/admin/pages/${idOf(await rest.post('/admin/pages', text))}`,
  };
  return { ...api, paths, categoryId };
}

test.each(['categories', 'projects', 'articles', 'pages'] as const)(
  'the old address of %s leads to the new one, through every change, until the record is deleted',
  async (entity) => {
    const { rest, trpc, paths } = await startWithRecords();
    const find = (slug: string) => trpc.formerSlugs.find({ entity, slug });
    const moved = async (from: string) => (await find(from)).movedTo?.path.split('/').at(-1);
    await rest.put(paths[entity], { slug: 'yeni' });
    expect(await moved('eski')).toBe('yeni');
    await rest.put(paths[entity], { slug: 'en-yeni' });
    expect([await moved('eski'), await moved('yeni')]).toEqual(['en-yeni', 'en-yeni']);

    if (entity === 'categories') await rest.delete(paths.projects);
    expect((await rest.delete(paths[entity])).status).toBe(200);
    expect(await find('eski')).toEqual(gone);
    expect(await find('en-yeni')).toEqual(gone);
    expect(await find('hic-olmadi')).toEqual(unknown);
  },
);

test('an old address says nothing about a record that visitors may not see', async () => {
  const { rest, trpc, paths, categoryId } = await startWithRecords();
  for (const path of Object.values(paths)) await rest.put(path, { slug: 'yeni' });
  await rest.put(paths.articles, { publishedAt: null });
  await rest.put(`/admin/categories/${categoryId}`, { visible: false });
  for (const entity of ['categories', 'projects', 'articles'] as const) {
    expect(await trpc.formerSlugs.find({ entity, slug: 'eski' })).toEqual(unknown);
  }
});

test('the address of a record that was hidden when it was deleted is unknown, not gone', async () => {
  const { rest, trpc, paths, categoryId } = await startWithRecords();
  const find = (entity: 'articles' | 'projects' | 'categories', slug: string) =>
    trpc.formerSlugs.find({ entity, slug });
  for (const path of Object.values(paths)) await rest.put(path, { slug: 'yeni' });
  await rest.put(paths.articles, { publishedAt: null });
  await rest.put(`/admin/categories/${categoryId}`, { visible: false });
  for (const entity of ['articles', 'projects', 'categories'] as const) {
    expect((await rest.delete(paths[entity])).status).toBe(200);
    expect([await find(entity, 'eski'), await find(entity, 'yeni')], entity).toEqual([unknown, unknown]);
  }
});
