import { istanbulMidnight } from '@pano/i18n/text/istanbul-time';
import { expect, test } from 'vitest';
import { aboutSection } from '#entities/about-section/about-section.samples';
import { articles } from '#entities/articles/article.samples';
import { pages } from '#entities/pages/page.samples';
import { projects } from '#entities/projects/project.samples';
import { addSampleVisits } from '#insight/visit.samples';
import { contactForms } from '#leads/contact-form.samples';
import { company } from '#settings/company.samples';
import { startTestApi } from '#testing/test-api';
import { clearContent } from '../transfer/transfer';
import { seedSampleContent } from './samples';

const publicUrl = 'https://www.example.com';

test('an empty site is filled with what every part of it needs', async () => {
  const { context, rest, trpc } = await startTestApi({ signedIn: true, limits: { login: 1, contact: 1 } });
  await seedSampleContent(context, { publicUrl });
  const total = async (path: string) => (await rest.get(`${path}?limit=1`)).meta as { total: number };
  for (const [path, least] of [
    ['/hero-sections', 4],
    ['/categories', 5],
    ['/services', 8],
    ['/articles', 6],
    ['/projects', 6],
    ['/brands/active', 6],
    ['/pages', 2],
    ['/admin/keywords', 10],
    ['/admin/leads', contactForms.filter(({ stage }) => stage !== 'spam').length],
  ] as const) {
    expect((await total(path)).total, path).toBeGreaterThanOrEqual(least);
  }
  for (const { imageCount, title } of (await trpc.projects.listVisible({})).items) {
    expect(imageCount, title).toBeGreaterThan(2);
  }
  expect((await rest.get('/about-sections')).data).toMatchObject({ content: aboutSection.content });
  const { items: brands } = await trpc.brands.listActive({});
  expect(brands.every(({ logoUrl }) => logoUrl.startsWith(`${publicUrl}/art/`))).toBe(true);
  expect(await trpc.company.get()).toMatchObject(company);
});

test('the sample company has a quarter of visits, marked as such, which go with the samples and leave those of visitors', async () => {
  const { context, trpc, db } = await startTestApi({ signedIn: true });
  await seedSampleContent(context, { publicUrl });
  const { totals, before, isSample, since } = await trpc.insight.overview({});
  expect({ isSample, since: since !== null }).toEqual({ isSample: true, since: true });
  expect(totals.visit).toBeGreaterThan(before.totals.visit);
  expect(totals.call + totals.whatsapp + totals.form).toBeGreaterThan(10);
  const { items } = await trpc.insight.table({ by: 'page' });
  expect(items.map(({ title }) => title)).not.toContain(null);
  const { items: speeds } = await trpc.insight.table({ by: 'speed' });
  const measured = speeds.filter(({ speed }) => speed?.lcp && speed.inp && speed.cls);
  expect(new Set(measured.map(({ value }) => value))).toEqual(new Set(['home', 'service', 'article']));
  await db.tally.create({ data: { day: since ?? '', kind: 'visit', page: '/', detail: 'direct', count: 1 } });
  await trpc.firstSteps.removeSamples();
  expect(await db.tally.findMany()).toMatchObject([{ kind: 'visit', count: 1 }]);
});

test('sample visits can be removed while they are the last sample, are never there twice, and go with all content', async () => {
  const { context, trpc, db } = await startTestApi({ signedIn: true });
  const readVisits = () =>
    db.tally.findMany({
      where: { NOT: { kind: 'visit' } },
      orderBy: [{ day: 'asc' }, { kind: 'asc' }, { page: 'asc' }, { detail: 'asc' }],
    });
  await seedSampleContent(context, { publicUrl });
  const visits = await readVisits();
  await db.tally.create({ data: { day: '2026-01-01', kind: 'visit', page: '/', detail: 'direct', count: 1 } });
  await db.$transaction(clearContent);
  expect(await db.tally.count()).toBe(1);
  await addSampleVisits(db, istanbulMidnight(new Date()));
  await addSampleVisits(db, istanbulMidnight(new Date()));
  expect(await readVisits()).toEqual(visits);
  const { done, samples } = await trpc.firstSteps.get();
  expect([done.samples, samples]).toEqual([false, 1]);
  expect(await trpc.firstSteps.removeSamples()).toEqual({ count: 1 });
  expect(await db.tally.count()).toBe(1);
});

test('cleaning takes nothing away from the sample texts', async () => {
  const { context, trpc, db } = await startTestApi();
  await seedSampleContent(context, { publicUrl });
  for (const { slug, content } of projects) expect((await trpc.projects.bySlug({ slug })).content).toBe(content);
  for (const { slug, content } of [...articles, ...pages]) {
    const where = { slug };
    const stored = (await db.article.findUnique({ where })) ?? (await db.page.findUniqueOrThrow({ where }));
    expect(stored.content).toBe(content);
  }
});

test('leads keep their date, whether they were read, and how far they have come', async () => {
  const { context, trpc } = await startTestApi({ signedIn: true });
  await seedSampleContent(context, { publicUrl });
  const spam = await trpc.leads.list({ stage: 'spam' });
  const items = [...(await trpc.leads.list({})).items, ...spam.items];
  const byName = <Lead extends { name: string }>(leads: Lead[]) => leads.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(byName(items)).toMatchObject(
    byName(contactForms).map(({ name, createdAt, read, channel = 'form', stage = 'new', quoteLira = null }) => ({
      ...{ name, createdAt, read, channel, stage, quoteLira },
      isSample: true,
    })),
  );
  const won = items.find(({ stage }) => stage === 'won');
  expect((await trpc.leads.get({ id: won?.id ?? 0 })).events[0]).toMatchObject({ userName: 'Elif Yalın' });
  expect(await trpc.contactForms.unreadCount()).toEqual({ count: contactForms.filter(({ read }) => !read).length });
});

test('samples that cannot all be put in are not put in at all', async () => {
  const { context, db } = await startTestApi();
  // The last to be filled.
  await db.$executeRawUnsafe('ALTER TABLE "ContactForm" RENAME TO "Away"');
  await expect(seedSampleContent(context, { publicUrl })).rejects.toThrow();
  expect([await db.service.count(), await db.project.count(), await db.setting.count()]).toEqual([0, 0, 0]);
});

test('the activity log of a new owner begins with one entry for all samples, and another when they go', async () => {
  const { context, rest, trpc } = await startTestApi({ signedIn: true });
  await seedSampleContent(context, { publicUrl });
  const { samples } = await trpc.firstSteps.get();
  // Messages go to the company from the start, and to the sample one as long as it is there.
  expect((await trpc.mail.get()).recipients).toEqual([company.email]);
  await trpc.firstSteps.removeSamples();
  expect((await trpc.mail.get()).recipients).toEqual([]);
  const { data } = await rest.get('/admin/activity');
  expect(data).toMatchObject([
    { action: 'delete', entity: 'sampleContent', label: String(samples) },
    // The texts of the law stay, and are no samples.
    { action: 'create', entity: 'sampleContent', label: String(samples + pages.length) },
  ]);
});

test('ordered samples are numbered from 1', async () => {
  const { context, db } = await startTestApi();
  await seedSampleContent(context, { publicUrl });
  const lowest = { _min: { order: true } } as const;
  const positions = await Promise.all([
    db.service.aggregate(lowest),
    db.heroSection.aggregate(lowest),
    db.category.aggregate(lowest),
    db.project.aggregate(lowest),
    db.projectImage.aggregate(lowest),
    db.brand.aggregate(lowest),
    db.keyword.aggregate(lowest),
  ]);
  expect(positions.map(({ _min }) => _min.order)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test('the samples go into the trash as one action, and all of them come back from there', async () => {
  const { context, trpc, db } = await startTestApi({ signedIn: true });
  await seedSampleContent(context, { publicUrl });
  const titles = { select: { title: true }, orderBy: { id: 'asc' } } as const;
  const read = () =>
    Promise.all([
      db.project.findMany({ ...titles, select: { title: true, categoryId: true, images: { select: { id: true } } } }),
      db.article.findMany({ ...titles, select: { title: true, categoryId: true } }),
      db.service.findMany(titles),
      db.heroSection.findMany(titles),
      db.brand.findMany({ select: { name: true }, orderBy: { id: 'asc' } }),
      db.keyword.findMany({ select: { keyword: true }, orderBy: { id: 'asc' } }),
      db.contactForm.findMany({ select: { name: true, createdAt: true }, orderBy: { id: 'asc' } }),
    ]);
  const before = await read();
  await trpc.firstSteps.removeSamples();
  expect((await read()).map((rows) => rows.length)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const { items, total } = await trpc.trash.list({ limit: 1 });
  expect(items[0]).toMatchObject({ batchSize: total });
  const { restored, questions } = await trpc.trash.restoreBatch({ batch: items[0]?.batch ?? '' });
  expect([restored.length, questions]).toEqual([total, []]);
  expect(await read()).toEqual(before);
});
