import { describe, expect, test } from 'vitest';
import { parsePlayerPage, parseVideo, playerPage, videoFrame } from '#platform/input/videos';
import { startLibrary, startProjects } from '#testing/fixtures';
import { idOf } from '#testing/test-api';

const specs = {
  year: 2025,
  customer: 'Bir tekstil fabrikası',
  capacity: '1250 kVA',
  duration: '3 hafta',
  beforeImage: '/once.png',
  afterImage: '/sonra.png',
  video: 'https://youtu.be/dQw4w9WgXcQ',
  videoPoster: '/kapak.png',
};
const none = { year: null, customer: null, capacity: null, duration: null, beforeImage: null, afterImage: null };

/** A project with facts and two services, of which visitors see one. */
async function startWithSpecs() {
  const api = await startProjects();
  const pano = await api.trpc.services.create({ title: 'Pano İmalatı', description: 'Pano' });
  const hidden = await api.trpc.services.create({ title: 'Gizli hizmet', description: 'Gizli', visible: false });
  const created = await api.create({ ...specs, slug: 'trafo', serviceIds: [hidden.id, pano.id] });
  return { ...api, pano, hidden, id: idOf(created), created };
}

test('facts are written with the project and read beside it; its record keeps the fields of the contract', async () => {
  const { rest, trpc, created, createId, id, pano } = await startWithSpecs();
  const plain = (await rest.get(`/projects/${await createId()}`)).data as object;
  expect(Object.keys(created.data as object)).toEqual(Object.keys(plain));
  const all = { ...specs, projectId: id, captions: [] };
  const titles = [{ title: 'Pano İmalatı' }, { title: 'Gizli hizmet' }];
  expect((await rest.get(`/admin/projects/${id}/specs`)).data).toMatchObject({ ...all, services: titles });
  const shown = (await rest.get(`/projects/${id}/specs`)).data;
  expect(shown).toMatchObject({ ...all, services: [{ id: pano.id, title: 'Pano İmalatı' }] });
  expect(shown).not.toHaveProperty('lang');
  const page = await trpc.projects.bySlug({ slug: 'trafo' });
  expect(page).toMatchObject({ ...specs, services: [{ title: 'Pano İmalatı', lang: 'tr' }] });
  expect(page).not.toHaveProperty('serviceIds');
});

test('a project without facts has none, and an update changes only those that it names', async () => {
  const { rest, createId, pano } = await startWithSpecs();
  const id = await createId();
  const path = `/admin/projects/${id}`;
  expect((await rest.get(`${path}/specs`)).data).toMatchObject({ ...none, video: null, services: [] });
  await rest.put(path, { year: '2024', capacity: ' 64 kamera ', serviceIds: [pano.id, String(pano.id)] });
  await rest.put(path, { title: 'Yeni ad' });
  const services = [{ id: pano.id }];
  expect((await rest.get(`${path}/specs`)).data).toMatchObject({ year: 2024, capacity: '64 kamera', services });
  await rest.put(path, { year: '', capacity: '', serviceIds: [] });
  expect((await rest.get(`${path}/specs`)).data).toMatchObject({ ...none, services: [] });
});

describe('refusals', () => {
  test.each([
    [{ year: 25 }, 'Yıl 1900 ile 2100 arasında dört haneli yazılır, örneğin 2025'],
    [{ year: 'iki bin' }, 'Yıl 1900 ile 2100 arasında dört haneli yazılır, örneğin 2025'],
    [{ serviceIds: [999] }, 'Seçilen hizmet bulunamadı; bu arada silinmiş olabilir'],
    [{ serviceIds: 'hepsi' }, 'Seçilen hizmet bulunamadı; bu arada silinmiş olabilir'],
    [{ video: 'https://evil.example/watch?v=dQw4w9WgXcQ' }, /^YouTube ya da Vimeo/],
    [{ beforeImage: 'javascript:alert(1)' }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
  ])('%j is refused, on creation and on update', async (data, message) => {
    const { rest, create, id } = await startWithSpecs();
    for (const response of [await create({ ...data, slug: 'x' }), await rest.put(`/admin/projects/${id}`, data)]) {
      expect(response.status).toBe(400);
      expect(response.error).toMatch(message);
    }
  });
});

test('English has its own customer, size and duration; the year and the services are shared', async () => {
  const { trpc, rest, id, pano } = await startWithSpecs();
  await trpc.translations.save({
    entity: 'project',
    id,
    data: { title: 'Substation', content: '<p>x</p>', customer: 'A textile mill', duration: '3 weeks' },
  });
  const board = { title: 'Switchboards', description: 'Boards' };
  await trpc.translations.save({ entity: 'service', id: pano.id, data: board });
  expect(await trpc.projects.bySlug({ slug: 'substation', locale: 'en' })).toMatchObject({
    year: 2025,
    customer: 'A textile mill',
    capacity: null,
    duration: '3 weeks',
    services: [{ title: 'Switchboards', lang: 'en' }],
  });
  expect((await rest.get(`/projects/${id}/specs?locale=en`)).data).toMatchObject({
    lang: 'en',
    customer: 'A textile mill',
    services: [{ title: 'Switchboards' }],
  });
});

test('lists show the projects of a service', async () => {
  const { trpc, rest, createId, id, pano, hidden } = await startWithSpecs();
  await createId();
  const listed = async (serviceId: number) =>
    (await trpc.projects.listVisible({ serviceId })).items.map((project) => project.id);
  expect(await listed(pano.id)).toEqual([id]);
  expect(await listed(999)).toEqual([]);
  expect((await rest.get(`/projects?serviceId=${hidden.id}`)).meta).toMatchObject({ total: 1 });
});

test('the trash gives a project its services back, and a service its projects', async () => {
  const { trpc, rest, id, pano, hidden } = await startWithSpecs();
  const services = async () => (await trpc.projects.get({ id })).serviceIds;
  const { batch } = await trpc.services.remove({ id: pano.id });
  expect(await services()).toEqual([hidden.id]);
  expect((await rest.post(`/admin/trash/batches/${batch}/restore`, {})).status).toBe(200);
  expect(await services()).toEqual([pano.id, hidden.id]);
  const gone = await trpc.projects.remove({ id });
  await trpc.services.remove({ id: hidden.id });
  expect((await rest.post(`/admin/trash/batches/${gone.batch}/restore`, {})).status).toBe(200);
  expect(await services()).toEqual([pano.id]);
});

test('an older version brings facts, services and captions back', async () => {
  const { trpc, id, pano, hidden } = await startWithSpecs();
  const image = await trpc.projects.images.add({ projectId: id, imageUrl: '/a.png' });
  await trpc.projects.images.update({ id: image.id, data: { captionTr: 'Ana pano', captionEn: 'Main board' } });
  const { items } = await trpc.revisions.list({ entity: 'project', id });
  await trpc.projects.update({ id, data: { year: null, customer: 'Başkası', serviceIds: [] } });
  await trpc.projects.images.update({ id: image.id, data: { captionTr: 'Pano', current: true } });
  await trpc.services.remove({ id: hidden.id });
  const number = items[0]?.number ?? 0;
  const restored = await trpc.revisions.restore({ entity: 'project', id, number });
  expect(restored.gone).toEqual([{ field: 'serviceIds', value: String(hidden.id) }]);
  expect(await trpc.projects.get({ id })).toMatchObject({
    year: 2025,
    customer: specs.customer,
    serviceIds: [pano.id],
  });
  // What the English one was said to be current with comes back as what it still says.
  expect((await trpc.projects.images.list({ projectId: id })).items).toMatchObject([
    { captionTr: 'Ana pano', captionEn: 'Main board', captionSource: 'Pano' },
  ]);
});

test('captions stand in both languages, are written through both transports and leave a log entry', async () => {
  const { trpc, rest, id } = await startWithSpecs();
  const added = await rest.post(`/project/${id}/images`, { imageUrl: '/a.png', captionTr: 'Ana pano' });
  const image = idOf(added);
  expect(added.data).not.toHaveProperty('captionTr');
  const changed = await rest.put(`/project-images/${image}`, { captionEn: ' Main board ' });
  expect(changed.data).toMatchObject({ captionTr: 'Ana pano', captionEn: 'Main board' });
  expect((await trpc.projects.images.list({ projectId: id })).items).toMatchObject([{ captionTr: 'Ana pano' }]);
  expect((await rest.get(`/projects/${id}/specs`)).data).toMatchObject({
    captions: [{ imageId: image, captionTr: 'Ana pano', captionEn: 'Main board' }],
  });
  const { items } = await trpc.activity.list({});
  expect(items[0]).toMatchObject({ action: 'update', entity: 'projectImage', changes: [{ field: 'captionEn' }] });
  expect((await rest.put('/project-images/999', {})).status).toBe(404);
});

test('pictures of the facts count as used', async () => {
  const { trpc, upload } = await startLibrary();
  const { id: categoryId } = await trpc.categories.create({ name: 'Pano', slug: 'pano' });
  const { id, url } = await upload();
  const images = { beforeImage: url, afterImage: url, videoPoster: url };
  await trpc.projects.create({ categoryId, title: 'Trafo', content: '<p>x</p>', ...images });
  expect(await trpc.media.bulkRemove({ ids: [id] })).toMatchObject({ removed: [], inUse: [id] });
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871'],
])('%s is a video that loads from a host without cookies', (address, frame) => {
  const video = parseVideo(address);
  if (video === null || video.kind === 'file') throw new Error('No video of another company');
  expect(videoFrame(video)).toContain(frame);
  const { pathname, searchParams } = new URL(playerPage(video), 'https://pano.example');
  const [, , kind = '', id = ''] = pathname.split('/');
  expect(parsePlayerPage(kind, id, searchParams.get('h'))).toEqual(video);
});

test.each([
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/',
  'javascript:x',
  '//x/a.mp4',
  'a.mp4',
])('%s is no address of a video', (address) => expect(parseVideo(address)).toBeNull());

test('a film of the site is a file', () => {
  expect(parseVideo('/uploads/film.mp4')).toEqual({ kind: 'file', src: '/uploads/film.mp4' });
});
