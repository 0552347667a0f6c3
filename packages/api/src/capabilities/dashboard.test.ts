import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

test('the summary counts every kind of record and names what needs attention', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id: categoryId } = await trpc.categories.create({ name: 'Pano', slug: 'pano', visible: false });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await trpc.articles.create({ title: 'Taslak', slug: 'taslak', content: '<p>x</p>' });
  await trpc.articles.create({ title: 'Planlı', slug: 'planli', content: '<p>x</p>', publishedAt: tomorrow });
  await trpc.services.create({ title: 'Açık', description: 'x' });
  await trpc.services.create({ title: 'Gizli', description: 'x', visible: false });
  await trpc.projects.create({ categoryId, title: 'Resimsiz', content: '<p>x</p>' });
  await trpc.projects.create({ categoryId, title: 'Resimli', content: '<p>x</p>', image: '/art/a.svg' });
  const { counts, attention } = await trpc.dashboard.summary();
  expect(counts).toMatchObject({ articles: 2, services: 2, categories: 1, projects: 2, brands: 0 });
  expect(attention).toEqual({
    unreadMessages: 0,
    photosFull: 0,
    drafts: 1,
    scheduled: 1,
    hiddenServices: 1,
    hiddenArticles: 0,
    hiddenProjects: 0,
    hiddenCategories: 1,
    projectsWithoutImages: 1,
    missingAlt: 0,
    emptyCategories: 1,
    emptyProjects: 1,
    emptyAbout: 1,
    emptyServices: 0,
    emptyBrands: 1,
    emptyArticles: 1,
  });
});

test('of the messages as many are counted as their list shows, of whichever channel: all but spam', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const message = { name: 'A', email: 'a@x.example', message: 'x' };
  const { id } = await trpc.contactForms.submit(message);
  await trpc.contactForms.submit(message);
  await trpc.leads.create({ name: 'B', phone: '1', channel: 'phone' });
  await trpc.leads.changeStage({ id, data: { from: 'new', to: 'spam' } });
  const { counts, attention } = await trpc.dashboard.summary();
  expect([counts.contactForms, attention.unreadMessages]).toEqual([2, 1]);
  expect((await trpc.leads.list({})).total).toBe(2);
});

test('a section that the owner has switched off is not called empty', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const empty = async () => (await trpc.dashboard.summary()).attention.emptyArticles;
  expect(await empty()).toBe(1);
  await trpc.settings.setHome({ home_show_articles: false });
  expect(await empty()).toBe(0);
});

test('the summary is for the signed-in only', async () => {
  const { trpc } = await startTestApi();
  await expect(trpc.dashboard.summary()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
