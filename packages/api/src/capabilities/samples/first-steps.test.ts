import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { seedSampleContent } from './samples';

async function startSampleSite() {
  const api = await startTestApi({ signedIn: true });
  await seedSampleContent(api.context, { publicUrl: 'https://www.example.com' });
  return api;
}

test('each step is done by doing it, and after the last there is no list', async () => {
  const { trpc } = await startSampleSite();
  const { done, samples, shown } = await trpc.firstSteps.get();
  expect(done).toEqual({ company: false, logo: false, email: false, project: false, samples: false });
  expect(samples).toBeGreaterThan(40);
  expect(shown).toBe(true);
  const steps = async () => (await trpc.firstSteps.get()).done;
  await trpc.company.update({ data: { name: 'Işık Elektrik' } });
  expect(await steps()).toMatchObject({ company: true, logo: false, email: false });
  await trpc.company.update({ data: { logoUrl: '/uploads/logo.png', email: 'info@isik.example' } });
  expect(await steps()).toMatchObject({ company: true, logo: true, email: true, project: false });
  const [category] = (await trpc.categories.list({})).items;
  await trpc.projects.create({ categoryId: category?.id ?? 0, title: 'İlk işimiz', content: '<p>x</p>' });
  expect(await steps()).toMatchObject({ project: true, samples: false });
  await trpc.firstSteps.removeSamples();
  expect(await trpc.firstSteps.get()).toMatchObject({ done: { samples: true }, samples: 0, shown: false });
});

test('removing the samples keeps what the owner has made, changed or needs', async () => {
  const { trpc, rest } = await startSampleSite();
  const [changed, untouched] = (await trpc.projects.list({})).items;
  if (!changed || !untouched) throw new Error('There are no sample projects');
  const { version } = await trpc.projects.get({ id: changed.id });
  await trpc.projects.update({ id: changed.id, version, data: { title: 'Bizim işimiz' } });
  const { id: categoryId } = await trpc.categories.create({ name: 'Kendi', slug: 'kendi' });
  await trpc.projects.create({ categoryId, title: 'Kendi işimiz', content: '<p>x</p>' });
  const [service] = (await trpc.services.list({})).items;
  await trpc.services.setVisible({ id: service?.id ?? 0, visible: false });
  const { samples } = await trpc.firstSteps.get();

  expect(await trpc.firstSteps.removeSamples()).toEqual({ count: samples });
  const titles = (await trpc.projects.list({})).items.map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Bizim işimiz', 'Kendi işimiz']);
  const categories = (await trpc.categories.list({})).items.map(({ id }) => id);
  expect(categories.toSorted((a, b) => a - b)).toEqual([changed.categoryId, categoryId]);
  for (const list of ['services', 'articles', 'brands', 'keywords', 'hero-sections', 'contact-forms']) {
    expect((await rest.get(`/admin/${list}`)).meta, list).toMatchObject({ total: 0 });
  }
  expect((await trpc.pages.list({})).items.length).toBeGreaterThan(0);
  expect(await trpc.company.get()).toMatchObject({ name: 'Örnek Elektrik' });
  expect((await rest.get(`/projects/slug/${untouched.slug}`)).status).toBe(404);
  expect((await rest.get('/about-sections')).status).toBe(404);
});

test('removing the samples empties what the company profile still has of the sample, and nothing of the owner', async () => {
  const { trpc } = await startSampleSite();
  const ownLink = { name: 'X', url: 'https://x.example/isik' };
  const { socialLinks } = await trpc.company.get();
  await trpc.company.update({
    data: {
      name: 'Işık Elektrik',
      phone: '0232 111 11 11',
      slogan: { tr: 'Işığınız biziz', en: 'One team, from drawing to switchboard' },
      socialLinks: [...socialLinks, ownLink],
    },
  });
  await trpc.firstSteps.removeSamples();
  expect(await trpc.company.get()).toMatchObject({
    ...{ name: 'Işık Elektrik', phone: '+902321111111', country: 'TR', socialLinks: [ownLink] },
    ...{
      slogan: { tr: 'Işığınız biziz', en: null },
      blurb: { tr: null, en: null },
      contactRole: { tr: null, en: null },
    },
    ...{ legalName: null, logoUrl: null, whatsapp: null, email: null, contactPerson: null },
    ...{ street: null, district: null, city: null, postalCode: null, latitude: null, longitude: null, hours: [] },
    whatsappGreeting: { tr: 'Merhaba, hizmetleriniz hakkında bilgi almak istiyorum.' },
  });
});

test('a firm with a street of its own keeps its town and its hours when the samples go', async () => {
  const { trpc } = await startSampleSite();
  const { hours } = await trpc.company.get();
  await trpc.company.update({ data: { street: 'Kendi Sk. No: 1' } });
  await trpc.firstSteps.removeSamples();
  const address = { street: 'Kendi Sk. No: 1', district: 'Nilüfer', city: 'Bursa', postalCode: '16110' };
  expect(await trpc.company.get()).toMatchObject({ ...address, hours, latitude: null });
});

test('once the company has a name of its own, the dashboard names every page and field that still tells of the sample', async () => {
  const { trpc } = await startSampleSite();
  const traces = async () => (await trpc.dashboard.summary()).sampleTraces;
  expect(await traces()).toEqual({ fields: [], pages: [] });
  await trpc.company.update({ data: { name: 'Işık Elektrik', phone: null } });
  expect((await traces()).pages).toEqual([]);
  for (const { id, version } of (await trpc.pages.list({})).items) {
    await trpc.pages.update({ id, version, data: { content: '<p>Örnek Elektrik, info@ornekelektrik.example</p>' } });
  }
  const { items } = await trpc.pages.list({});
  const { fields, pages } = await traces();
  expect(fields).toContain('street');
  expect(fields).not.toContain('phone');
  expect(pages).toEqual(items.map(({ id, title }) => ({ id, title })));

  await trpc.firstSteps.removeSamples();
  expect(await traces()).toEqual({ fields: [], pages });
  for (const { id, version } of items) {
    await trpc.pages.update({ id, version, data: { content: '<p>Işık Elektrik, info@isik.example</p>' } });
  }
  expect(await traces()).toEqual({ fields: [], pages: [] });
});

test('the list can be hidden before it is done', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  expect(await trpc.firstSteps.get()).toMatchObject({ shown: true, samples: 0 });
  expect(await trpc.firstSteps.hide()).toMatchObject({ shown: false });
  expect(await trpc.firstSteps.hide()).toMatchObject({ shown: false, done: { company: false } });
});
