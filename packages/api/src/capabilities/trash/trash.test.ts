import { expect, test } from 'vitest';
import { startLibrary } from '#testing/fixtures';
import { startTestApi } from '#testing/test-api';

test('a slug that was taken meanwhile is asked for, with the next free one filled in', async () => {
  const { trpc, rest } = await startTestApi({ signedIn: true });
  const content = '<p>Metin</p>';
  const { id } = await trpc.pages.create({ title: 'Eski', slug: 'kariyer', content });
  await trpc.pages.remove({ id });
  await trpc.pages.create({ title: 'Yeni', slug: 'kariyer', content });
  const [entry] = (await trpc.trash.list({})).items;
  const ids = [entry?.id ?? 0];
  const { restored, questions } = await trpc.trash.restore({ ids });
  expect([restored, questions]).toMatchObject([[], [{ kind: 'slug', suggestion: 'kariyer-2', label: 'Eski' }]]);
  const rejected = await rest.post(`/admin/trash/${ids[0]}/restore`, {});
  expect([rejected.status, rejected.error]).toEqual([409, expect.stringContaining('kariyer-2')]);
  const response = await rest.post(`/admin/trash/${ids[0]}/restore`, { slug: 'kariyer-2' });
  expect([response.status, response.data]).toEqual([200, { restored: 1 }]);
  expect(await trpc.pages.get({ id })).toMatchObject({ title: 'Eski', slug: 'kariyer-2' });
  // The newest version is what visitors get.
  const { items } = await trpc.revisions.list({ entity: 'page', id });
  expect(items).toMatchObject([{ number: 2, fields: ['slug'], origin: 'restore', live: true }, { number: 1 }]);
});

test('the preview of an entry has the texts of both languages, and the pictures of a gallery', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id: categoryId } = await trpc.categories.create({ name: 'K', slug: 'k' });
  const { id } = await trpc.projects.create({ title: 'Pano', slug: 'pano', content: '<p>Metin</p>', categoryId });
  await trpc.projects.images.add({ projectId: id, imageUrl: 'https://x.test/1.jpg', order: 0 });
  const english = { title: 'Board', slug: 'board', content: '<p>Text</p>' };
  await trpc.translations.save({ entity: 'project', id, data: english });
  await trpc.projects.remove({ id });
  const [entry] = (await trpc.trash.list({})).items;
  const { fields } = await trpc.trash.get({ id: entry?.id ?? 0 });
  expect(fields).toEqual(
    expect.arrayContaining([
      { name: 'title', kind: 'text', text: 'Pano' },
      { name: 'content', kind: 'richText', text: '<p>Metin</p>' },
      { name: 'images', kind: 'images', urls: ['https://x.test/1.jpg'] },
      { name: 'title.en', kind: 'text', text: 'Board' },
      { name: 'content.en', kind: 'richText', text: '<p>Text</p>' },
    ]),
  );
});

test('a keyword that exists again is named with its place; the others of its batch come back', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const first = await trpc.keywords.create({ keyword: 'Pano' });
  const second = await trpc.keywords.create({ keyword: 'Şalter' });
  const { batch } = await trpc.keywords.bulkRemove({ ids: [first.id, second.id] });
  const again = await trpc.keywords.create({ keyword: 'PANO' });
  const { restored, questions } = await trpc.trash.restoreBatch({ batch });
  expect(restored).toMatchObject([{ recordId: second.id }]);
  expect(questions).toMatchObject([{ kind: 'exists', place: { kind: 'keyword', id: again.id, label: 'PANO' } }]);
});

test('a project whose category is in the trash comes back with it, or into another one', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id: categoryId } = await trpc.categories.create({ name: 'K', slug: 'k' });
  const other = await trpc.categories.create({ name: 'B', slug: 'b' });
  const { id } = await trpc.projects.create({ title: 'P', slug: 'p', content: '<p>x</p>', categoryId });
  await trpc.projects.remove({ id });
  await trpc.categories.remove({ id: categoryId });
  const [category, project] = (await trpc.trash.list({})).items;
  const ids = [project?.id ?? 0];
  const asked = await trpc.trash.restore({ ids });
  expect(asked.questions).toMatchObject([{ kind: 'parentInTrash', parentId: category?.id, parentLabel: 'K' }]);
  const both = await trpc.trash.restore({ ids: [...ids, category?.id ?? 0] });
  expect(both.restored.map(({ entity }) => entity)).toEqual(['category', 'project']);
  await trpc.projects.remove({ id });
  await trpc.categories.remove({ id: categoryId });
  await trpc.trash.purge({ ids: (await trpc.trash.list({ entity: 'category' })).items.map(({ id }) => id) });
  const [last] = (await trpc.trash.list({})).items;
  expect((await trpc.trash.restore({ ids: [last?.id ?? 0] })).questions).toMatchObject([
    { kind: 'parentGone', parent: 'category', others: [{ id: other.id, label: 'B' }] },
  ]);
  await trpc.trash.restore({ ids: [last?.id ?? 0], choices: [{ id: last?.id ?? 0, parentId: other.id }] });
  expect(await trpc.projects.get({ id })).toMatchObject({ categoryId: other.id });
  expect(await trpc.revisions.get({ entity: 'project', id, number: 2 })).toMatchObject({
    values: { title: 'P', categoryId: other.id },
  });
});

test('of two that restore at once one wins, and the other hears that it was done', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'x' });
  const { batch } = await trpc.services.remove({ id });
  const results = await Promise.allSettled([1, 2].map(() => trpc.trash.restoreBatch({ batch })));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await db.service.count()).toBe(1);
});

test('two hundred deleted at once come back at once', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  await db.article.createMany({
    data: Array.from({ length: 200 }, (_, n) => ({ title: `${n}`, slug: `m-${n}`, content: 'x' })),
  });
  const before = await db.article.findMany({ orderBy: { id: 'asc' } });
  const { count, batch } = await trpc.articles.bulkRemove({ ids: before.map(({ id }) => id) });
  expect([count, await db.article.count()]).toEqual([200, 0]);
  await trpc.trash.restoreBatch({ batch });
  const after = await db.article.findMany({ orderBy: { id: 'asc' } });
  expect(after).toEqual(before.map((row) => ({ ...row, version: row.version + 1 })));
});

test('KVKK: a message in the trash is shown to its sender, and erased with the others', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const person = { name: 'Ayşe', email: 'ayse@x.test', message: 'Merhaba', search: 'ayse@x.test' };
  const { id } = await db.contactForm.create({ data: person });
  const other = await db.contactForm.create({ data: { ...person, email: 'b@x.test', search: 'b@x.test' } });
  await trpc.contactForms.bulkRemove({ ids: [id, other.id] });
  const [entry] = (await trpc.trash.list({})).items;
  expect(JSON.stringify(entry)).not.toContain('Ay');
  const data = await trpc.privacy.findPerson({ contact: 'ayse@x.test' });
  expect(data.messages).toMatchObject([{ id, message: 'Merhaba' }]);
  expect(await trpc.privacy.erasePerson({ contact: 'AYSE@x.test' })).toEqual({ count: 1 });
  expect((await trpc.trash.list({})).items).toMatchObject([{ recordId: other.id }]);
});

test('a picture in the trash keeps its files; restoring what shows it restores it, purging removes them', async () => {
  const { trpc, db, services, upload } = await startLibrary();
  const { id, url } = await upload(60);
  const key = (await db.media.findUniqueOrThrow({ where: { id } })).key;
  const service = await trpc.services.create({ title: 'P', description: `<p>x</p><img src="${url}">` });
  await expect(trpc.media.remove({ id })).rejects.toThrow();
  await trpc.services.remove({ id: service.id });
  await trpc.media.remove({ id });
  await services.media.recover();
  expect(await services.media.storage.list(key)).not.toEqual([]);
  const [entry] = (await trpc.trash.list({ entity: 'service' })).items;
  const { restored } = await trpc.trash.restore({ ids: [entry?.id ?? 0] });
  expect(restored.map(({ entity }) => entity)).toEqual(['media', 'service']);
  await services.media.idle();
  await trpc.services.remove({ id: service.id });
  await trpc.media.remove({ id });
  expect(await trpc.trash.empty()).toEqual({ count: 2 });
  expect(await services.media.storage.list(key)).toEqual([]);
});
