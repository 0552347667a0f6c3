import { expect, test } from 'vitest';
import { startLibrary } from '#testing/fixtures';
import { png } from '#testing/pictures';
import { idOf, startTestApi } from '#testing/test-api';
import { translatedEntities } from '../translations/translation.operations';
import { collectionPath } from '../translations/translation.transports';

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

test.each(translatedEntities.filter(({ translation }) => translation.slugs))(
  'of $plural the one that has the address by now is named with its number, in whatever language it has it',
  async ({ kind, plural }) => {
    const { rest, trpc, db } = await startTestApi({ signedIn: true });
    const { id: categoryId } = await db.category.create({ data: { name: 'Ev', slug: 'ev' } });
    const path = collectionPath(plural);
    const texts = { title: 'Pano', name: 'Pano', description: 'Metin', content: '<p>Metin</p>', categoryId };
    const create = async (slug: string) => idOf(await rest.post(path, { ...texts, slug }));
    const id = await create('pano');
    await rest.put(`${path}/${id}/translations/en`, { ...texts, slug: 'board' });
    await rest.delete(`${path}/${id}`);
    const turkish = await create('pano');
    const ids = [(await trpc.trash.list({ entity: kind })).items[0]?.id ?? 0];
    const label = 'Pano';
    expect((await trpc.trash.restore({ ids })).questions).toMatchObject([
      { kind: 'slug', suggestion: 'pano-2', place: { kind, id: turkish, label } },
    ]);
    await rest.put(`${path}/${turkish}`, { slug: 'baska' });
    const english = await create('levha');
    await rest.put(`${path}/${english}/translations/en`, { ...texts, slug: 'pano' });
    expect((await trpc.trash.restore({ ids })).questions).toMatchObject([{ place: { kind, id: english, label } }]);
    await rest.put(`${path}/${english}/translations/en`, { slug: 'board' });
    const asked = [{ kind: 'englishSlug', suggestion: 'board-2', place: { kind, id: english, label } }];
    expect((await trpc.trash.restore({ ids })).questions).toMatchObject(asked);
    const rejected = await rest.post(`/admin/trash/${ids[0]}/restore`, {});
    expect([rejected.status, rejected.error]).toEqual([409, expect.stringContaining('board-2')]);
    const accepted = await rest.post(`/admin/trash/${ids[0]}/restore`, { englishSlug: 'board-2' });
    expect([accepted.status, accepted.data]).toEqual([200, { restored: 1 }]);
  },
);

test('a picture that was uploaded again is named with its place, and records that showed it show the new one', async () => {
  const { trpc, store, db } = await startLibrary();
  const bytes = await png();
  const { row: old, url } = await store(bytes, 'foto.png');
  const page = { title: 'P', slug: 'p', content: `<p>x</p><img src="${url}">` };
  const { id } = await trpc.pages.create(page);
  await trpc.pages.remove({ id });
  await trpc.media.remove({ id: old.id });
  const { row: again, url: newUrl } = await store(bytes, 'foto.png');
  expect(newUrl).not.toBe(url);
  const entries = (await trpc.trash.list({})).items;
  const entryOf = (kind: string) => entries.find(({ entity }) => entity === kind)?.id ?? 0;
  expect((await trpc.trash.restore({ ids: [entryOf('media')] })).questions).toMatchObject([
    { kind: 'exists', place: { kind: 'media', id: again.id, label: 'foto.png' } },
  ]);
  const { restored, questions } = await trpc.trash.restore({ ids: [entryOf('page')] });
  expect([restored, questions]).toMatchObject([[{ entity: 'page', recordId: id }], []]);
  expect((await trpc.pages.get({ id })).content).toContain(newUrl);
  // Its versions show it, too.
  const { values } = await trpc.revisions.get({ entity: 'page', id, number: 1 });
  expect(values.content).toContain(newUrl);
  expect(await db.trash.count()).toBe(1);
});

test('a picture stays in the trash as long as the record that shows it does', async () => {
  const { trpc, upload } = await startLibrary();
  const { id, url } = await upload(60);
  const page = { title: 'P', slug: 'p', content: `<p>x</p><img src="${url}">` };
  await trpc.pages.remove({ id: (await trpc.pages.create(page)).id });
  await trpc.media.remove({ id });
  await trpc.pages.create({ ...page, content: '<p>x</p>' });
  const [entry] = (await trpc.trash.list({ entity: 'page' })).items;
  const { restored, questions } = await trpc.trash.restore({ ids: [entry?.id ?? 0] });
  expect([restored, questions]).toMatchObject([[], [{ kind: 'slug' }]]);
  expect((await trpc.trash.list({ entity: 'media' })).total).toBe(1);
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

/** A category with an article, and a project with a service that was used in it. */
async function startBelonging() {
  const api = await startTestApi({ signedIn: true });
  const { trpc, db } = api;
  const { id: categoryId } = await trpc.categories.create({ name: 'K', slug: 'k' });
  const article = await trpc.articles.create({ title: 'M', slug: 'm', content: '<p>x</p>', categoryId });
  const service = await trpc.services.create({ title: 'S', description: 'x' });
  const other = await trpc.categories.create({ name: 'B', slug: 'b' });
  const ofProject = { title: 'P', slug: 'p', content: '<p>x</p>', categoryId: other.id, serviceIds: [service.id] };
  const project = await trpc.projects.create(ofProject);
  const remove = {
    category: () => trpc.categories.remove({ id: categoryId }),
    article: () => trpc.articles.remove({ id: article.id }),
    service: () => trpc.services.remove({ id: service.id }),
    project: () => trpc.projects.remove({ id: project.id }),
  };
  const restore = async (entity?: string) =>
    trpc.trash.restore({ ids: (await db.trash.findMany({ where: { entity } })).map(({ id }) => id) });
  const read = async () => [
    await db.article.findMany({ select: { id: true, categoryId: true } }),
    await db.projectService.findMany({ select: { projectId: true, serviceId: true } }),
  ];
  return { remove, restore, read };
}

test.each([
  ['category', 'article'],
  ['article', 'category'],
  ['service', 'project'],
  ['project', 'service'],
] as const)(
  'what belongs together does so again: deleted %s first, then %s, restored in either order or together',
  async (...kinds) => {
    for (const order of [kinds, kinds.toReversed(), [undefined]]) {
      const { remove, restore, read } = await startBelonging();
      const before = await read();
      for (const kind of kinds) await remove[kind]();
      expect(await read()).not.toEqual(before);
      for (const kind of order) await restore(kind);
      expect(await read(), order.join(', ')).toEqual(before);
    }
  },
);

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

test('a decision may concern all of two hundred that one action deleted, and their category', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id: categoryId } = await trpc.categories.create({ name: 'K', slug: 'k' });
  const data = ['a', 'b'].map((slug) => ({ title: slug, slug, content: 'x', categoryId }));
  await db.project.createMany({ data });
  const { batch } = await trpc.projects.bulkRemove({ ids: (await db.project.findMany()).map(({ id }) => id) });
  await trpc.categories.remove({ id: categoryId });
  const { questions } = await trpc.trash.restoreBatch({ batch });
  const parentId = (await trpc.trash.list({ entity: 'category' })).items[0]?.id ?? 0;
  expect(questions).toMatchObject(data.map(({ title }) => ({ kind: 'parentInTrash', parentId, label: title })));
  const gone = Array.from({ length: 198 }, (_, place) => 1000 + place);
  const { restored } = await trpc.trash.restore({ ids: [parentId, ...questions.map(({ id }) => id), ...gone] });
  expect([restored.length, await db.project.count()]).toEqual([3, 2]);
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
