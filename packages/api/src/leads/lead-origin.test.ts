import { expect, test } from 'vitest';
import { describeSource, nameSource } from '#insight/visit-source.schema';
import { future, past, relay } from '#testing/fixtures';
import { idOf, startTestApi } from '#testing/test-api';

const visitor = { name: 'Selin Aydemir', email: 'selin@ofis.example', message: 'Keşif rica ederim' };

test.each([
  [{}, 'direct', 'Doğrudan'],
  [{ referrer: 'www.google.com.tr' }, 'google', 'Google'],
  [{ referrer: 'com.google.android.googlequicksearchbox' }, 'google', 'Google'],
  [{ referrer: 'mail.google.com' }, 'mail.google.com', 'mail.google.com'],
  [{ referrer: 'google.com.evil.example' }, 'google.com.evil.example', 'google.com.evil.example'],
  [{ referrer: 'yandex.com.tr' }, 'yandex', 'Yandex'],
  [{ referrer: 'ya.ru' }, 'yandex', 'Yandex'],
  [{ referrer: 'www.bing.com' }, 'bing', 'Bing'],
  [{ referrer: 'l.instagram.com' }, 'instagram', 'Instagram'],
  [{ referrer: 'lm.facebook.com' }, 'facebook', 'Facebook'],
  [{ referrer: 'web.whatsapp.com' }, 'whatsapp', 'WhatsApp'],
  [{ referrer: 'www.armut.com' }, 'armut', 'Armut'],
  [{ referrer: 'www.sahibinden.com' }, 'sahibinden', 'Sahibinden'],
  [{ referrer: 'www.Mimar.example' }, 'mimar.example', 'mimar.example'],
  [{ referrer: '<b>x</b>' }, 'direct', 'Doğrudan'],
  [{ source: 'google', medium: 'organic', campaign: 'gbp' }, 'gbp', 'Google İşletme Profili'],
  [{ referrer: 'www.google.com', ad: true }, 'googleAds', 'Google reklam'],
  [{ source: 'google', medium: 'cpc', campaign: 'pano' }, 'googleAds', 'Google reklam'],
  [{ source: 'instagram', medium: 'social' }, 'instagram', 'Instagram'],
  [
    { source: 'facebook', medium: 'paid', campaign: 'Yaz Bakımı' },
    'facebook/yaz-bakimi',
    'Kampanya: facebook/yaz-bakimi',
  ],
  [{ source: 'bülten' }, 'bulten/', 'Kampanya: bulten'],
  [{ campaign: 'fuar' }, '/fuar', 'Kampanya: fuar'],
  [{ source: 'x'.repeat(60), campaign: 'y'.repeat(60) }, `${'x'.repeat(30)}/${'y'.repeat(29)}`, null],
])('what led to the site with %j is %s', (origin, source, words) => {
  expect(nameSource(origin)).toBe(source);
  if (words) expect(describeSource(source, 'tr')).toBe(words);
});

/** The columns of the lead that the form of the site has sent with this origin. */
async function submitFrom({ trpc, db }: Awaited<ReturnType<typeof startTestApi>>, origin: object) {
  const { id } = await trpc.contactForms.submit({ ...visitor, origin });
  return db.contactForm.findUniqueOrThrow({
    where: { id },
    select: { id: true, page: true, entry: true, source: true },
  });
}

test('a lead has the page that led to the form and the first of the visit, as visitors would open them in Turkish', async () => {
  const api = await startTestApi({ signedIn: true, limits: { login: 20, contact: 1000 } });
  const { trpc } = api;
  const { id: articleId } = await trpc.articles.create({ ...relay, publishedAt: past });
  await trpc.articles.create({ title: 'Planlı', slug: 'planli', content: '<p>x</p>', publishedAt: future });
  const { id: categoryId } = await trpc.categories.create({ name: 'Pano', slug: 'pano' });
  await trpc.categories.create({ name: 'Gizli', slug: 'gizli', visible: false });
  await trpc.projects.create({ categoryId, title: 'Trafo', slug: 'trafo', content: '<p>x</p>' });
  await trpc.articles.update({ id: articleId, data: { slug: 'role' } });
  for (const [asked, page] of [
    ['/proje/trafo', '/proje/trafo'],
    ['/PROJE/trafo/', '/proje/trafo'],
    ['/en/proje/trafo', '/proje/trafo'],
    [`/articles/${relay.slug}`, '/articles/role'],
    ['/category/pano', '/category/pano'],
    ['/en/services', '/hizmetler'],
    ['/contact', '/'],
    ['/en', '/'],
    ['/articles/planli', null],
    ['/category/gizli', null],
    ['/proje/yok', null],
    ['/admin/contact-forms/1', null],
    ['//evil.example', null],
    ['/proje/trafo?e-posta=x', null],
  ] as const) {
    const origin = { page: asked, entry: asked, referrer: 'www.google.com' };
    expect(await submitFrom(api, origin), asked).toMatchObject({ page, entry: page, source: 'google' });
  }
  expect(await submitFrom(api, { page: '/proje/trafo' })).toMatchObject({
    page: '/proje/trafo',
    entry: null,
    source: null,
  });
});

test('a lead names its pages by their titles of today, and by the address alone what visitors can no longer open', async () => {
  const api = await startTestApi({ signedIn: true });
  const { trpc, rest } = api;
  const { id: articleId } = await trpc.articles.create({ ...relay, publishedAt: past });
  const { id } = await submitFrom(api, { page: `/articles/${relay.slug}`, entry: '/hizmetler' });
  await trpc.articles.update({ id: articleId, data: { title: 'Röle', slug: 'role' } });
  const page = { path: '/articles/role', title: 'Röle' };
  const lead = { page, entry: { path: '/hizmetler', title: 'Hizmetler' }, source: 'direct' };
  expect(await trpc.leads.get({ id })).toMatchObject(lead);
  expect((await rest.get(`/admin/leads/${id}`)).data).toMatchObject(lead);
  const english = await rest.send('GET', `/admin/leads/${id}`, undefined, { 'accept-language': 'en' });
  expect(english.data).toMatchObject({ page, entry: { title: 'Services' } });
  await trpc.articles.remove({ id: articleId });
  expect(await trpc.leads.get({ id })).toMatchObject({ page: { path: `/articles/${relay.slug}`, title: null } });
});

test('whatever stands in the origin, the message is stored; what comes through the API has none', async () => {
  const api = await startTestApi({ signedIn: true, limits: { login: 20, contact: 1000 } });
  const none = { page: null, entry: null };
  for (const origin of [
    'x',
    null,
    { page: 5, entry: [], ad: 'yes' },
    { page: '/', entry: '/a\u0000', source: `a\u0000${'b'.repeat(10_000)}`, referrer: '\u0000' },
    { page: `/proje/${'x'.repeat(10_000)}` },
  ]) {
    const { id } = await api.trpc.contactForms.submit({ ...visitor, origin: origin as never });
    expect(await api.db.contactForm.findUniqueOrThrow({ where: { id } })).toMatchObject({ entry: null });
  }
  const sent = await api.rest.post('/contact-forms', { ...visitor, origin: { page: '/', entry: '/' } });
  expect(await api.db.contactForm.findUniqueOrThrow({ where: { id: idOf(sent) } })).toMatchObject({
    ...none,
    source: null,
  });
});
