import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

async function startPages() {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const parent = await trpc.pages.create({ title: 'Kurumsal', slug: 'kurumsal' });
  const child = await trpc.pages.create({ title: 'Belgeler', slug: 'belgeler', parentId: parent.id });
  return { rest, trpc, parent, child };
}

test('a page stands under another at its own address, and visitors learn of the page above it', async () => {
  const { rest, trpc, parent, child } = await startPages();
  expect(child.parentId).toBe(parent.id);
  const read = (locale: 'tr' | 'en' = 'tr') => trpc.pages.bySlug({ slug: 'belgeler', locale });
  const above = { title: 'Kurumsal', path: '/sayfa/kurumsal', lang: 'tr' };
  expect(await read()).toMatchObject({ path: '/sayfa/belgeler', parent: above });
  await trpc.translations.save({ entity: 'page', id: parent.id, data: { title: 'Company', content: '<p>x</p>' } });
  expect((await read('en')).parent).toEqual({ title: 'Company', path: '/en/page/company', lang: 'en' });
  const { batch } = await trpc.pages.remove({ id: parent.id });
  expect(await read()).not.toHaveProperty('parent');
  // Saving the page does not need the one that is in the trash.
  await trpc.pages.update({ id: child.id, data: { title: 'Belgelerimiz', parentId: parent.id } });
  await trpc.trash.restoreBatch({ batch });
  expect((await read()).parent).toEqual(above);
  const { data } = await rest.put(`/admin/pages/${child.id}`, { parentId: null });
  expect(data).not.toHaveProperty('parentId');
  expect(await read()).not.toHaveProperty('parent');
});

test('there is one level', async () => {
  const { trpc, parent, child } = await startPages();
  const other = await trpc.pages.create({ title: 'Diğer', slug: 'diger' });
  const put = (id: number, parentId: number) => trpc.pages.update({ id, data: { parentId } });
  await expect(put(other.id, other.id)).rejects.toThrow('page.parent');
  await expect(put(other.id, 99)).rejects.toThrow('page.parent');
  await expect(put(other.id, child.id)).rejects.toThrow('page.parentIsBelow');
  await expect(put(parent.id, other.id)).rejects.toThrow('page.hasPagesBelow');
  expect((await put(other.id, parent.id)).parentId).toBe(parent.id);
});
