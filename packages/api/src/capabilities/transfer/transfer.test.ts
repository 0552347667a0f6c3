import type { Database } from '@pano/db';
import { expect, test } from 'vitest';
import { inOneTransaction } from '#platform/records/transaction';
import { startLibrary } from '#testing/fixtures';
import { startTestApi } from '#testing/test-api';
import { contentFile } from './content-file';
import { clearContent, exportContent, importContent, isEmptySite } from './transfer';

test('an export shows one moment of the site', async () => {
  const { db, trpc } = await startTestApi({ signedIn: true });
  // The last moment before the export begins to read: the site is closed, and then gets a service.
  const beginning = new Proxy(db, {
    get: (target: Database, name: keyof Database) =>
      name !== '$transaction'
        ? target[name]
        : async (...args: Parameters<Database['$transaction']>) => {
            await trpc.settings.setSiteOffline({ siteOffline: true });
            await trpc.services.create({ title: 'x', description: 'x' });
            return target.$transaction(...args);
          },
  });
  const { services, settings } = await exportContent(beginning, { messages: true });
  expect([services.length, settings.siteOffline]).toEqual([1, true]);
});

test('a site whose content is all in the trash counts as empty; what an import replaces takes the trash with it', async () => {
  const { db, trpc, services, upload } = await startLibrary();
  const { id, url } = await upload(60);
  const service = await trpc.services.create({ title: 'Pano', description: `<p>x</p><img src="${url}">` });
  await trpc.services.remove({ id: service.id });
  expect(await isEmptySite(db)).toBe(false);
  const { key } = await db.media.findUniqueOrThrow({ where: { id } });
  await trpc.media.remove({ id });
  expect([await isEmptySite(db), await db.trash.count(), await db.revision.count()]).toEqual([true, 2, 1]);
  await db.$transaction(clearContent);
  expect([await db.trash.count(), await db.revision.count()]).toEqual([0, 0]);
  // Its files go as those of the other pictures do: after the commit, or at the next start.
  await services.media.recover();
  expect(await services.media.storage.list(key)).toEqual([]);
});

test('English texts travel with their records, with the names of those that are out of date', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const category = await trpc.categories.create({ name: 'Tesis', slug: 'tesis' });
  const project = { title: 'Trafo', slug: 'trafo', content: '<p>x</p>', categoryId: category.id };
  await trpc.projects.create({ ...project, title: 'Önce', slug: 'once' });
  const { id } = await trpc.projects.create(project);
  const about = await trpc.aboutSection.create({ title: 'Biz', content: '<p>a</p><p>b</p><p>c</p>' });
  await trpc.translations.save({
    entity: 'aboutSection',
    id: about.id,
    data: { title: 'Us', content: '<p>a</p><p>b</p><p>c</p>' },
  });
  await trpc.translations.save({ entity: 'project', id, data: { title: 'Substation', content: '<p>y</p>' } });
  await trpc.projects.update({ id, data: { title: 'Trafo merkezi' } });
  const text = JSON.stringify({ ...(await exportContent(db, { messages: true })), files: [] });
  const target = await startTestApi();
  const importText = (text: string) =>
    inOneTransaction({ ...target.context, unrecorded: true, origin: 'import' }, (ctx) =>
      importContent(ctx, contentFile.parse(JSON.parse(text))),
    );
  await importText(text);
  const again = JSON.stringify({ ...(await exportContent(target.db, { messages: true })), files: [] });
  const atOnce = (text: string) => ({ ...JSON.parse(text), exportedAt: null });
  expect(atOnce(again)).toEqual(atOnce(text));
  expect(await target.db.projectTranslation.findMany()).toMatchObject([{ title: 'Substation', stale: '{"title":0}' }]);
  expect(await target.db.project.count({ where: { search: { contains: 'substation' } } })).toBe(1);
  expect(await target.db.revision.count({ where: { locale: 'en', origin: 'import' } })).toBe(2);

  const first = { ...JSON.parse(text), formatVersion: 1 };
  delete first.projects[1].translations;
  expect(contentFile.safeParse(first).success).toBe(true);
  const doubled = JSON.parse(text);
  doubled.projects[1].translations.en.slug = 'once';
  expect(contentFile.safeParse(doubled).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'projects.1.translations.en.slug',
  ]);
});
