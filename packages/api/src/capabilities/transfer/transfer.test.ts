import type { Database } from '@pano/db';
import { expect, test } from 'vitest';
import type { PageBlockInput } from '#entities/pages/page-blocks.schema';
import { inOneTransaction } from '#platform/records/transaction';
import { startLibrary } from '#testing/fixtures';
import { startTestApi } from '#testing/test-api';
import { contentFile } from './content-file';
import { clearContent, exportContent, importContent, isEmptySite } from './transfer';

const importText = ({ context }: Pick<Awaited<ReturnType<typeof startTestApi>>, 'context'>, text: string) =>
  inOneTransaction({ ...context, unrecorded: true, origin: 'import' }, (ctx) =>
    importContent(ctx, contentFile.parse(JSON.parse(text))),
  );

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
  const { db, trpc, services, upload, idle } = await startLibrary();
  const { id, url } = await upload(60);
  // Files that are being worked on are left for later.
  await idle();
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
  const table = (name: string) =>
    `<table><tbody><tr><th>${name}</th><th>kVA</th></tr><tr><td>1</td><td></td></tr></tbody></table>`;
  const about = await trpc.aboutSection.create({ title: 'Biz', content: `${table('Güç')}<p>b</p><p>c</p><p>d</p>` });
  await trpc.translations.save({
    entity: 'aboutSection',
    id: about.id,
    data: { title: 'Us', content: `${table('Power')}<p>b</p><p>c</p><p>d</p>` },
  });
  await trpc.translations.save({ entity: 'project', id, data: { title: 'Substation', content: '<p>y</p>' } });
  await trpc.projects.update({ id, data: { title: 'Trafo merkezi' } });
  const text = JSON.stringify({ ...(await exportContent(db, { messages: true })), files: [] });
  const target = await startTestApi();
  await importText(target, text);
  const again = JSON.stringify({ ...(await exportContent(target.db, { messages: true })), files: [] });
  const atOnce = (text: string) => ({ ...JSON.parse(text), exportedAt: null });
  expect(atOnce(again)).toEqual(atOnce(text));
  expect(await target.db.projectTranslation.findMany()).toMatchObject([{ title: 'Substation', stale: '{"title":0}' }]);
  expect(await target.db.aboutSectionTranslation.findFirst()).toMatchObject({
    content: expect.stringContaining(table('Power')),
  });
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

test('what blocks and the home page have picked travels by slug or title, with the texts of both languages', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const category = await trpc.categories.create({ name: 'Tesis', slug: 'tesis' });
  const project = (slug: string) =>
    trpc.projects.create({ title: slug, slug, content: '<p>x</p>', categoryId: category.id });
  const service = (title: string, more = {}) => trpc.services.create({ title, description: 'x', ...more });
  await trpc.projects.remove({ id: (await project('silinen')).id });
  const gone = await service('Silinen');
  const [trafo, pano] = [await project('trafo'), await project('pano')];
  // A title that is the slug of another one, and one that two have.
  const services = [await service('x', { slug: 'kesif', content: '<p>x</p>' }), await service('Pano imalatı')];
  await service('Pano imalatı');
  await trpc.services.remove({ id: gone.id });
  const blocks: PageBlockInput[] = [
    { kind: 'projects', id: 1, title: 'İşlerimiz', ids: [pano.id, trafo.id] },
    { kind: 'services', id: 2, ids: [gone.id, ...services.map(({ id }) => id)] },
    { kind: 'services', id: 3, ids: [gone.id] },
    { kind: 'services', id: 4, limit: 3 },
    { kind: 'gallery', id: 5, images: [`/uploads/${'a'.repeat(32)}.jpg`] },
    { kind: 'text', id: 6, html: '<p>Ölçerek <a href="/proje/pano">çalışırız</a>.</p>' },
  ];
  const page = await trpc.pages.create({ title: 'Nilüfer', slug: 'nilufer', blocks });
  const english = JSON.stringify({ 1: { title: 'Our work' }, 6: { html: '<p>We measure.</p>' } });
  await trpc.translations.save({ entity: 'page', id: page.id, data: { title: 'Nilufer', blocks: english } });
  await trpc.settings.setHomeLayout({ records: { services: { limit: null, ids: services.map(({ id }) => id) } } });
  const file = { ...(await exportContent(db, { messages: true })), files: [] };
  const text = JSON.stringify(file);
  const picks = (blocks: readonly object[] = []) => blocks.map((block) => ('ids' in block ? block.ids : null));
  const names = [['pano', 'trafo'], ['kesif', 'Pano imalatı'], [], null, null];
  expect(picks(JSON.parse(text).pages[0].blocks)).toEqual(names);

  const target = await startTestApi({ signedIn: true });
  await importText(target, text);
  const ids = async (titles: string[]) => {
    const rows = [
      ...(await target.db.project.findMany()),
      ...(await target.db.service.findMany({ orderBy: { id: 'asc' } })),
    ];
    return titles.map((title) => rows.find((row) => row.title === title)?.id);
  };
  const there = await target.trpc.pages.bySlug({ slug: 'nilufer', locale: 'tr' });
  const [projects, picked] = [await ids(['pano', 'trafo']), await ids(['x', 'Pano imalatı'])];
  expect(picks(there.blocks)).toEqual([projects, picked, [], null, null]);
  expect([projects.includes(pano.id), picked]).toEqual([expect.any(Boolean), [1, 2]]);
  const inEnglish = await target.trpc.pages.bySlug({ slug: 'nilufer', locale: 'en' });
  expect(inEnglish.blocks?.[0]).toMatchObject({ title: 'Our work', ids: projects });
  expect(inEnglish.blocks?.at(-1)).toMatchObject({ html: '<p>We measure.</p>' });
  expect((await target.trpc.settings.homeLayout()).records.services.ids).toEqual(picked);
  const again = JSON.stringify({ ...(await exportContent(target.db, { messages: true })), files: [] });
  expect({ ...JSON.parse(again), exportedAt: null }).toEqual({ ...JSON.parse(text), exportedAt: null });

  const change = (ids: unknown) => {
    const other = JSON.parse(text);
    other.pages[0].blocks[0].ids = ids;
    return contentFile.safeParse(other).error?.issues.map(({ path }) => path.join('.'));
  };
  expect([change(['yok']), change([1])]).toEqual([['pages.0.blocks.0.ids'], ['pages.0.blocks.0.ids.0']]);
  // Files from before picks travelled have none, and those from before there were blocks have no blocks.
  expect(change([])).toBeUndefined();
  const older = JSON.parse(text);
  delete older.pages[0].blocks;
  expect(contentFile.parse(older).pages[0]?.blocks).toEqual([]);
});
