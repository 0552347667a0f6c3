import { expect, test } from 'vitest';
import { pictureUsage } from '#capabilities/picture-usage';
import { keysIn } from '#media/file-names';
import { startLibrary } from '#testing/fixtures';
import { form, png } from '#testing/pictures';

const uuid = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';
const [bir, iki, uc] = ['/uploads/bir.webp', '/uploads/iki.webp', '/uploads/uc.webp'];

/** A project with two pictures, the first of them with a caption. */
async function startGallery() {
  const api = await startLibrary();
  const { trpc } = api;
  const { id: categoryId } = await trpc.categories.create({ name: 'Pano', slug: 'pano' });
  const project = { categoryId, title: 'Trafo', content: '<p>x</p>' };
  const { id } = await trpc.projects.create(project);
  const first = await trpc.projects.images.add({ projectId: id, imageUrl: bir, order: 1, captionTr: 'Ana pano' });
  const second = await trpc.projects.images.add({ projectId: id, imageUrl: iki, order: 2 });
  const ref = { entity: 'project', record: String(id) } as const;
  const readImages = async (of = id) => (await trpc.projects.get({ id: of })).images;
  const readUrls = async () => (await readImages()).map(({ imageUrl }) => imageUrl);
  return { ...api, id, project, ref, first, second, readImages, readUrls };
}

test('a draft holds the pictures in their order, and publishing it keeps the rows of those that stay', async () => {
  const { trpc, db, id, ref, first, second, readImages, readUrls } = await startGallery();
  await trpc.drafts.keep({ ...ref, values: { images: [uc, bir], captions: [[bir, 'Pano', 'Board']] } });
  expect(await trpc.drafts.get(ref)).toMatchObject({
    before: { images: [bir, iki], captions: [[bir, 'Ana pano', null]] },
    disputed: [],
  });
  expect(await readUrls()).toEqual([bir, iki]);
  const versions = await db.revision.count();
  await trpc.drafts.publish(ref);
  expect(await readImages()).toMatchObject([
    { imageUrl: uc, order: 1 },
    { id: first.id, imageUrl: bir, order: 2, captionTr: 'Pano', captionEn: 'Board', createdAt: first.createdAt },
  ]);
  expect(await db.revision.count()).toBe(versions + 1);
  const log = await db.activity.findMany({ where: { entity: 'projectImage', entityId: id }, orderBy: { id: 'asc' } });
  expect(log.slice(2).map(({ action }) => action)).toEqual(['create', 'trash', 'reorder', 'update']);
  // A picture that the draft took out is in the trash as one that was removed at once.
  const [removed] = (await trpc.trash.list({})).items;
  expect(removed).toMatchObject({ entity: 'projectImage', recordId: second.id });
  await trpc.trash.restore({ ids: [removed?.id ?? 0] });
  expect((await readImages()).map((image) => image.id)).toContain(second.id);
});

test('a picture behind the others leaves their numbers as they are', async () => {
  const { trpc, id, ref, first, second, readImages } = await startGallery();
  await trpc.projects.images.reorder({ projectId: id, items: [{ id: second.id, order: 5 }] });
  await trpc.drafts.keep({ ...ref, values: { images: [bir, iki, uc] } });
  await trpc.drafts.publish(ref);
  expect(await readImages()).toMatchObject([
    { id: first.id, order: 1, captionTr: 'Ana pano', updatedAt: first.updatedAt },
    { id: second.id, order: 5 },
    { imageUrl: uc, order: 6 },
  ]);
});

test('a gallery that is as the live one leaves the draft, and so does the draft without other fields', async () => {
  const { trpc, db, ref } = await startGallery();
  await trpc.drafts.keep({ ...ref, values: { title: 'Yeni', images: [iki, bir] } });
  expect(await trpc.drafts.keep({ ...ref, values: { images: [bir, iki] } })).toMatchObject({
    values: { title: 'Yeni' },
    before: { title: 'Trafo' },
  });
  expect(await trpc.drafts.keep({ ...ref, values: { title: 'Trafo' } })).toBeNull();
  expect(await db.draft.count()).toBe(0);
});

test.each([
  ['no list', { images: bir }],
  ['no addresses', { images: [{ imageUrl: bir }] }],
  ['an address that is too long', { images: [`/${'a'.repeat(200_000)}`] }],
  ['captions of another form', { captions: [{ imageUrl: bir, captionTr: 'x' }] }],
])('a draft takes %s', async (_, values) => {
  const { trpc, db, ref } = await startGallery();
  await expect(trpc.drafts.keep({ ...ref, values })).rejects.toMatchObject({ cause: { kind: 'invalid' } });
  expect(await db.draft.count()).toBe(0);
});

test('an address that the gallery does not take is rejected when it is published, and the draft stays', async () => {
  const { trpc, db, ref, readUrls } = await startGallery();
  await trpc.drafts.keep({ ...ref, values: { images: [bir, 'javascript:alert(1)'] } });
  await expect(trpc.drafts.publish(ref)).rejects.toMatchObject({ cause: { kind: 'invalid' } });
  expect([await readUrls(), await db.draft.count()]).toEqual([[bir, iki], 1]);
});

test('programs change what is live; the draft stays, and only pictures that both have changed are disputed', async () => {
  const { trpc, rest, id, ref, second, readUrls } = await startGallery();
  await trpc.drafts.keep({ ...ref, values: { title: 'Yeni' } });
  expect((await rest.post(`/project/${id}/images`, { imageUrl: uc, order: 3 })).status).toBe(201);
  expect(await readUrls()).toEqual([bir, iki, uc]);
  expect(await trpc.drafts.get(ref)).toMatchObject({ values: { title: 'Yeni' }, disputed: [] });
  await trpc.drafts.keep({ ...ref, values: { images: [uc, bir, iki] } });
  await rest.send('DELETE', `/project-images/${second.id}`);
  const draft = await trpc.drafts.get(ref);
  expect(draft).toMatchObject({ disputed: ['images'] });
  await expect(trpc.drafts.publish(ref)).rejects.toMatchObject({
    cause: { kind: 'stale', details: { fields: { images: 'record.stale' }, current: { images: [bir, uc] } } },
  });
  await trpc.drafts.publish({ ...ref, overwrite: draft?.liveTag ?? undefined });
  expect(await readUrls()).toEqual([uc, bir, iki]);
});

test('the gallery of a draft goes into the trash and comes back, alone and with its project', async () => {
  const { trpc, id, ref, readUrls } = await startGallery();
  const change = { values: { images: [iki, uc] }, before: { images: [bir, iki] } };
  await trpc.drafts.keep({ ...ref, values: change.values });
  const { batch } = await trpc.drafts.discard(ref);
  expect([await readUrls(), await trpc.drafts.get(ref)]).toEqual([[bir, iki], null]);
  await trpc.trash.restoreBatch({ batch });
  expect(await trpc.drafts.get(ref)).toMatchObject(change);
  await trpc.projects.remove({ id });
  await trpc.trash.restore({ ids: [(await trpc.trash.find({ entity: 'project', recordId: id }))?.id ?? 0] });
  expect(await trpc.drafts.get(ref)).toMatchObject(change);
});

test('a picture that only the gallery of a draft shows is in use, and its draft gets the file that replaces it', async () => {
  const { trpc, rest, db, id, ref, upload, readUrls } = await startGallery();
  const { id: mediaId, url } = await upload(60);
  await trpc.drafts.keep({ ...ref, values: { images: [bir, iki, url], captions: [[url, 'Yeni', null]] } });
  const use = { kind: 'project', id, title: 'Trafo' };
  expect(await trpc.media.usage({ id: mediaId })).toMatchObject([
    { ...use, field: 'images' },
    { ...use, field: 'captions' },
  ]);
  expect(await pictureUsage.listUsedKeys(db)).toContain(keysIn(url)[0]);
  await expect(trpc.media.remove({ id: mediaId })).rejects.toMatchObject({ cause: { kind: 'conflict' } });
  const replaced = await rest.send('POST', `/admin/media/${mediaId}/file`, form(await png(90), 'yeni.png'));
  expect(replaced.status, replaced.text).toBe(200);
  const next = (await trpc.media.get({ id: mediaId })).url;
  expect(await trpc.drafts.get(ref)).toMatchObject({
    values: { images: [bir, iki, next], captions: [[next, 'Yeni', null]] },
    disputed: [],
  });
  await trpc.drafts.publish(ref);
  expect(await readUrls()).toEqual([bir, iki, next]);
});

test('the draft of a project that is not there yet has its pictures, and publishing adds them with it', async () => {
  const { trpc, db, project, readImages } = await startGallery();
  const ref = { entity: 'project', record: uuid } as const;
  const values = { ...project, images: [uc, bir], captions: [[bir, 'Pano', 'Board']] };
  await trpc.drafts.keep({ ...ref, values });
  expect(await trpc.drafts.get(ref)).toMatchObject({ values: { images: [uc, bir] }, disputed: [] });
  const { id } = await trpc.drafts.publish(ref);
  expect(await readImages(id)).toMatchObject([
    { imageUrl: uc, order: 1, captionTr: null },
    { imageUrl: bir, order: 2, captionTr: 'Pano', captionEn: 'Board' },
  ]);
  const log = await db.activity.findMany({ where: { entityId: id }, orderBy: { id: 'asc' } });
  expect(log.map(({ entity, action }) => [entity, action])).toEqual([
    ['project', 'create'],
    ['projectImage', 'create'],
    ['projectImage', 'create'],
  ]);
  expect(await db.revision.count({ where: { entity: 'project', record: id } })).toBe(1);
});
