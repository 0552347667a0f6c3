import { expect, test } from 'vitest';
import { findShareSubject } from '#capabilities/share-images';
import { listPublicPages } from '#capabilities/sitemap';
import { exportContent } from '#capabilities/transfer/transfer';
import { idOf, startTestApi } from '#testing/test-api';

const card = { title: 'Pano imalatı', description: 'Ana dağıtım panoları' };
const questions = [
  { question: 'Teslim süresi ne kadar?', answer: 'Keşiften sonra üç hafta.\nAcil işlerde bir hafta.' },
  { question: 'Garanti var mı?', answer: 'İki yıl.' },
];
const page = { ...card, content: '<p>Atölyemizde kuruyoruz.</p>', questions, gallery: ['/b.png', '/a.png'] };

const start = () => startTestApi({ signedIn: true });
type Api = Awaited<ReturnType<typeof start>>;
const read = async ({ rest }: Api, slug: string) => (await rest.get(`/services/slug/${slug}`)).data;

test('a service gets a page with its first content, at an address made from its title', async () => {
  const api = await start();
  const { rest, trpc } = api;
  const id = idOf(await rest.post('/admin/services', card));
  expect((await trpc.services.listVisible({})).items[0]).not.toHaveProperty('path');
  expect(await trpc.services.get({ id })).toMatchObject({ slug: null, content: null, gallery: [], questions: null });
  expect(await read(api, 'pano-imalati')).toBeUndefined();

  const saved = await rest.put(`/admin/services/${id}`, { content: page.content, questions, gallery: page.gallery });
  expect(saved.data).toEqual({ id, ...card, icon: null, iconText: null, order: 0, visible: true });
  expect(await read(api, 'pano-imalati')).toEqual({
    id,
    ...card,
    icon: null,
    iconText: null,
    order: 0,
    visible: true,
    slug: 'pano-imalati',
    content: page.content,
    image: null,
    gallery: page.gallery,
    questions,
    seoTitle: null,
    seoDescription: null,
    seoKeywords: null,
  });
  expect((await trpc.services.listVisible({})).items[0]).toMatchObject({ path: '/hizmet/pano-imalati' });
});

test('two services of one title have two addresses; a given one that is taken is a conflict', async () => {
  const { rest, trpc } = await start();
  const [one, two] = [idOf(await rest.post('/admin/services', page)), idOf(await rest.post('/admin/services', page))];
  expect((await trpc.services.get({ id: two })).slug).toBe('pano-imalati-2');
  const taken = await rest.put(`/admin/services/${two}`, { slug: 'pano-imalati' });
  expect([taken.status, taken.error]).toEqual([409, 'Bu adresi başka bir hizmet kullanıyor']);
  expect((await rest.put(`/admin/services/${one}`, { slug: 'Büyük Harf' })).status).toBe(400);
});

test('a former address leads to the present one, and after the deletion says that the page is gone', async () => {
  const api = await start();
  const { rest, trpc } = api;
  const id = idOf(await rest.post('/admin/services', page));
  await rest.put(`/admin/services/${id}`, { slug: 'pano' });
  const former = (slug: string) => trpc.formerSlugs.find({ entity: 'services', slug });
  expect(await former('pano-imalati')).toMatchObject({ movedTo: { path: '/hizmet/pano' }, gone: false });
  await rest.put(`/admin/services/${id}`, { visible: false });
  expect(await read(api, 'pano')).toBeUndefined();
  expect(await former('pano-imalati')).toEqual({ movedTo: null, gone: false });
  await rest.put(`/admin/services/${id}`, { visible: true });
  const { batch } = await trpc.services.remove({ id });
  expect(await former('pano')).toEqual({ movedTo: null, gone: true });
  await trpc.trash.restoreBatch({ batch });
  expect(await read(api, 'pano')).toMatchObject({ id, questions, gallery: page.gallery });
  expect(await former('pano-imalati')).toMatchObject({ movedTo: { path: '/hizmet/pano' } });
});

test('without content there is no page, and the address is kept for the day when there is some again', async () => {
  const api = await start();
  const { rest, trpc, context } = api;
  const id = idOf(await rest.post('/admin/services', { ...card, slug: 'pano' }));
  expect(await read(api, 'pano')).toBeUndefined();
  await rest.put(`/admin/services/${id}`, { content: '<p>Metin</p>', slug: '' });
  expect(await read(api, 'pano-imalati')).toMatchObject({ id });
  await rest.put(`/admin/services/${id}`, { content: '<p><br></p>', slug: null });
  expect(await read(api, 'pano-imalati')).toBeUndefined();
  expect(await trpc.services.get({ id })).toMatchObject({ slug: 'pano-imalati', content: null });
  expect(await listPublicPages(context, 10)).toEqual([]);
  expect(await findShareSubject(context, '/hizmet/pano-imalati')).toBeNull();
});

test('sitemap, share image and search know the page', async () => {
  const { rest, trpc, context } = await start();
  await rest.post('/admin/services', { ...page, image: '/ana.png' });
  const entries = await listPublicPages(context, 10);
  expect(entries).toMatchObject([
    { path: '/hizmet/pano-imalati', images: ['/ana.png', '/b.png', '/a.png'], english: null },
  ]);
  const subject = await findShareSubject(context, '/hizmet/pano-imalati');
  expect(subject).toMatchObject({ title: 'Pano imalatı', image: '/ana.png' });
  expect((await trpc.services.list({ q: 'atolye garanti' })).total).toBe(1);
});

test.each([
  [
    { questions: [{ question: 'Süre?', answer: ' ' }] },
    'Her sorunun bir cevabı olmalı. Eksik olanı yazın ya da o soruyu silin.',
  ],
  [{ questions: '? Süre?' }, 'Her sorunun bir cevabı olmalı. Eksik olanı yazın ya da o soruyu silin.'],
  [{ gallery: ['javascript:x'] }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
  [{ gallery: [''] }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
  [{ gallery: '/a.png' }, 'Galeri, görsel adreslerinden oluşan bir liste olmalıdır'],
])('%j is rejected: %s', async (body, message) => {
  const { rest } = await start();
  const response = await rest.post('/admin/services', { ...card, ...body });
  expect([response.status, response.error]).toEqual([400, message]);
});

test('the content is cleaned, and rows without a word are no questions', async () => {
  const api = await start();
  const empty = { question: ' ', answer: '' };
  await api.rest.post('/admin/services', {
    ...page,
    content: '<p onclick="x">Metin</p><script>x</script>',
    questions: [empty, { question: ' Süre? ', answer: 'Üç hafta.\n\n\nYa da iki.' }, empty],
  });
  expect(await read(api, 'pano-imalati')).toMatchObject({
    content: '<p>Metin</p>',
    questions: [{ question: 'Süre?', answer: 'Üç hafta.\nYa da iki.' }],
  });
});

test('questions written as a text begin on any line with a question mark and a space', async () => {
  const api = await start();
  await api.rest.post('/admin/services', { ...page, questions: '? Süre?\nÜç hafta.\n? Garanti?\nİki yıl.' });
  expect(await read(api, 'pano-imalati')).toMatchObject({
    questions: [
      { question: 'Süre?', answer: 'Üç hafta.' },
      { question: 'Garanti?', answer: 'İki yıl.' },
    ],
  });
});

test('the history holds the page, brings it back, and the content file carries it', async () => {
  const { rest, trpc, db } = await start();
  const id = idOf(await rest.post('/admin/services', page));
  await trpc.services.update({ id, data: { content: '<p>Yeni</p>', gallery: [], questions: null } });
  await trpc.revisions.restore({ entity: 'service', id, number: 1 });
  const { services } = await exportContent(db, { messages: false });
  expect(services).toMatchObject([
    {
      slug: 'pano-imalati',
      content: page.content,
      gallery: page.gallery,
      questions:
        '? Teslim süresi ne kadar?\nKeşiften sonra üç hafta.\nAcil işlerde bir hafta.\n\n? Garanti var mı?\nİki yıl.',
    },
  ]);
});

test('signed out, the page is read, and nothing else', async () => {
  const api = await startTestApi();
  await api.db.service.create({ data: { ...card, slug: 'pano', content: '<p>x</p>' } });
  expect(await api.rest.get('/services/slug/pano')).toMatchObject({ status: 200 });
  expect((await api.rest.put('/admin/services/1', { content: null })).status).toBe(401);
});
