import { expect, test } from 'vitest';
import { contentEntities } from '#entities/index';
import { startTestApi } from '#testing/test-api';
import { countSamples, seedSampleContent } from './samples';

async function startSampleSite() {
  const api = await startTestApi({ signedIn: true });
  await seedSampleContent(api.context, { publicUrl: 'https://www.example.com' });
  return api;
}

test('the sample company speaks English, but for one article, and another one is out of date', async () => {
  const { trpc, db } = await startSampleSite();
  const labels = async (english: 'missing' | 'outdated') =>
    (await trpc.translations.list({ english, limit: 100 })).items.map(({ label, stale }) => [label, stale]);
  expect(await labels('missing')).toEqual([['Pano ne zaman yenilenir? Sahadan yedi işaret', []]]);
  expect(await labels('outdated')).toEqual([
    ['Reaktif ceza faturada nereden okunur?', expect.arrayContaining(['excerpt', 'content'])],
  ]);
  const { items } = await trpc.translations.list({ english: 'translated', limit: 100 });
  expect(items.filter(({ empty }) => empty > 0)).toEqual([]);
  expect(
    await db.articleTranslation.findMany({ where: { slug: 'where-the-bill-shows-reactive-energy' } }),
  ).toHaveLength(1);
});

test('a sample counts as one until somebody changes its words, in whichever language', async () => {
  const { trpc, db, context } = await startSampleSite();
  const total = contentEntities.reduce((sum, { samples }) => sum + (samples?.list.length ?? 0), 0);
  const lasting = 2;
  const visits = 1;
  // The pages of the law stay when the samples go, so they do not count.
  expect(await countSamples(db)).toBe(total - lasting + visits);
  const { items } = await trpc.services.list({});
  const [changed, withdrawn] = items;
  if (!changed || !withdrawn) throw new Error('There are no sample services');
  await trpc.translations.save({ entity: 'service', id: changed.id, data: { title: 'Our own words' } });
  await trpc.translations.remove({ entity: 'service', id: withdrawn.id });
  expect(await countSamples(db)).toBe(total - lasting + visits - 1);
  await trpc.firstSteps.removeSamples();
  expect((await trpc.services.list({})).items.map(({ id }) => id)).toEqual([changed.id]);
  expect(await db.articleTranslation.count()).toBe(0);
  expect(await countSamples(context.db)).toBe(0);
});

test('a sample whose owner has emptied an English text is none any more', async () => {
  const { trpc, db } = await startSampleSite();
  const before = await countSamples(db);
  const slide = (await trpc.heroSections.list({})).items[0];
  const project = (await trpc.projects.list({})).items[0];
  const ref = { entity: 'heroSection', id: slide?.id ?? 0 } as const;
  await trpc.translations.save({ ...ref, data: { subtitle: null } });
  await trpc.translations.save({ entity: 'project', id: project?.id ?? 0, data: { seoKeywords: null } });
  // The category of a project that stays is no sample either.
  expect(await countSamples(db)).toBe(before - 3);
  await trpc.firstSteps.removeSamples();
  expect((await trpc.heroSections.list({})).items.map(({ id }) => id)).toEqual([slide?.id]);
  expect((await trpc.projects.list({})).items.map(({ id }) => id)).toEqual([project?.id]);
});

test('the dashboard names a page whose English still tells of the sample company', async () => {
  const { trpc, db } = await startSampleSite();
  await trpc.company.update({ data: { name: 'Işık Elektrik' } });
  const pages = async () => (await trpc.dashboard.summary()).sampleTraces.pages.map(({ id }) => id);
  expect(await pages()).toEqual([]);
  const [page] = (await trpc.pages.list({})).items;
  const id = page?.id ?? 0;
  await trpc.translations.save({ entity: 'page', id, data: { content: '<p>Write to info@ornekelektrik.example</p>' } });
  expect(await pages()).toEqual([id]);
  expect(await db.pageTranslation.count()).toBe(2);
});
