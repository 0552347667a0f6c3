import { expect, test } from 'vitest';
import { findShareSubject } from '#capabilities/share-images';
import { listPublicPages } from '#capabilities/sitemap';
import { startTestApi } from '#testing/test-api';

const turkish = {
  title: 'Pano imalatı',
  description: 'Panolar',
  content: '<p>Metin</p>',
  questions: '? Süre?\nÜç hafta.',
};
const card = { title: 'Switchboards', description: 'Boards' };

async function start() {
  const api = await startTestApi({ signedIn: true });
  const { id } = await api.trpc.services.create(turkish);
  const save = (data: Record<string, string | null>) => api.trpc.translations.save({ entity: 'service', id, data });
  return { ...api, id, save };
}

test('until its content is in English the page is Turkish as a whole, although the card is not', async () => {
  const { trpc, save, context } = await start();
  const { texts } = await save(card);
  expect(texts).toMatchObject({ slug: null, content: null });
  const [listed] = (await trpc.services.listVisible({ locale: 'en' })).items;
  expect(listed).toMatchObject({ title: 'Switchboards', lang: 'en', path: '/en/hizmet/pano-imalati' });
  const page = await trpc.services.bySlug({ slug: 'pano-imalati', locale: 'en' });
  expect(page).toMatchObject({ title: 'Pano imalatı', lang: 'tr', paths: { tr: '/hizmet/pano-imalati', en: null } });
  expect(await listPublicPages(context, 10)).toMatchObject([{ english: null }]);
});

test('English content gives the page an English address, and its own texts only', async () => {
  const { trpc, save, context, rest } = await start();
  const { texts } = await save({ ...card, content: '<p>Text</p>' });
  expect(texts.slug).toBe('switchboards');
  const paths = { tr: '/hizmet/pano-imalati', en: '/en/service/switchboards' };
  for (const slug of ['switchboards', 'pano-imalati']) {
    const page = await trpc.services.bySlug({ slug, locale: 'en' });
    expect(page).toMatchObject({ ...card, content: '<p>Text</p>', questions: [], lang: 'en', path: paths.en, paths });
    expect(await trpc.services.bySlug({ slug })).toMatchObject({ lang: 'tr', path: paths.tr, paths });
  }
  expect((await trpc.services.listVisible({ locale: 'en' })).items).toMatchObject([{ path: paths.en }]);
  expect((await listPublicPages(context, 10))[0]?.english?.path).toBe(paths.en);
  expect(await findShareSubject(context, paths.en)).toMatchObject({ title: 'Switchboards' });
  const { data } = await rest.get('/services/slug/switchboards?locale=en');
  expect(data).toMatchObject({ title: 'Switchboards', lang: 'en', paths });
  // In a list, too: those of the services that have a page.
  await trpc.services.create({ title: 'Keşif', description: 'Metin' });
  for (const locale of ['tr', 'en']) {
    const { data } = await rest.get(`/services?locale=${locale}`);
    expect(data, locale).toMatchObject([{ paths }, expect.not.objectContaining({ paths: expect.anything() })]);
  }
  expect((await rest.send('GET', '/services')).text).not.toContain('paths');
});

test('programs may send the questions as a list, in English, too', async () => {
  const { rest, id } = await start();
  const questions = [{ question: 'Time?', answer: 'Three weeks.' }];
  const saved = await rest.put(`/admin/services/${id}/translations/en`, { ...card, content: '<p>Text</p>', questions });
  expect(saved.data).toMatchObject({ questions: '? Time?\nThree weeks.' });
  expect((await rest.get('/services/slug/switchboards?locale=en')).data).toMatchObject({ questions });
});

test('a changed Turkish page marks its English; withdrawn English leads to the Turkish page', async () => {
  const { trpc, save, id } = await start();
  await save({ ...card, content: '<p>Text</p>', questions: '? Time?\nThree weeks.' });
  await trpc.services.update({ id, data: { questions: '? Süre?\nİki hafta.', content: '<p>Başka</p>' } });
  const english = await trpc.translations.get({ entity: 'service', id });
  expect(Object.keys(english?.stale ?? {}).toSorted()).toEqual(['content', 'questions']);
  await trpc.translations.remove({ entity: 'service', id });
  const former = await trpc.formerSlugs.find({ entity: 'services', slug: 'switchboards', locale: 'en' });
  expect(former.movedTo).toMatchObject({ path: '/en/hizmet/pano-imalati', withdrawn: true });
});

test('a link in an English text leads to the English page of the service once there is one, and stays as typed before', async () => {
  const { trpc, save } = await start();
  const link = '<p><a href="/hizmet/pano-imalati">x</a></p>';
  const article = await trpc.articles.create({
    title: 'Yazı',
    slug: 'yazi',
    content: link,
    publishedAt: '2026-01-01T09:00:00Z',
  });
  await trpc.translations.save({
    entity: 'article',
    id: article.id,
    data: { title: 'Article', slug: 'article', content: link },
  });
  const linked = async () => (await trpc.articles.bySlug({ slug: 'article', locale: 'en' })).content;
  expect(await linked()).toContain('href="/hizmet/pano-imalati"');
  await save({ ...card, content: '<p>Text</p>' });
  expect(await linked()).toContain('href="/en/service/switchboards"');
});
