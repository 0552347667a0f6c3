import { expect, test } from 'vitest';
import { sitePages } from '#addresses';
import { contentFile } from '#capabilities/transfer/content-file';
import { exportContent, importContent } from '#capabilities/transfer/transfer';
import { inOneTransaction } from '#platform/records/transaction';
import type { MenuItem } from '#settings/menus.schema';
import { startTestApi } from '#testing/test-api';

const path = '/admin/settings/menus';
const noLabel = { tr: null, en: null };
const toRecord = (record: 'page' | 'project', id: number, label: MenuItem['label'] = noLabel): MenuItem => ({
  kind: 'record',
  record,
  id,
  label,
});

test('until the owner chooses them the menus are those of the design, and again after that', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  expect((await rest.get(path)).data).toEqual({ header: null, footer: null });
  expect(await trpc.settings.home()).not.toHaveProperty('menus');
  const footer: MenuItem[] = [{ kind: 'section', section: 'contact', label: { tr: 'Bize yazın', en: null } }];
  expect((await rest.put(path, { footer })).data).toEqual({ header: null, footer });
  expect(await trpc.settings.home()).toMatchObject({ menus: true });
  expect(await trpc.menus.forFrame({ locale: 'tr' })).toEqual({
    header: null,
    footer: [{ to: '/#contact', text: 'Bize yazın', section: 'contact' }],
  });
  expect(await trpc.menus.forFrame({ locale: 'en' })).toMatchObject({
    footer: [{ section: 'contact', text: 'Contact' }],
  });
  const [entry] = (await trpc.activity.list({ entity: 'menus' })).items;
  expect(entry?.changes).toEqual([{ field: 'footer', before: null, after: 'Bize yazın (#contact)' }]);
  expect((await rest.put(path, { footer: null })).data).toEqual({ header: null, footer: null });
  expect(await trpc.settings.home()).not.toHaveProperty('menus');
});

test('a link to a record follows its slug and its title, and disappears while the record is hidden or deleted', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const category = await trpc.categories.create({ name: 'Tesis', slug: 'tesis' });
  const project = await trpc.projects.create({
    title: 'Trafo',
    slug: 'trafo',
    content: '<p>x</p>',
    categoryId: category.id,
  });
  const page = await trpc.pages.create({ title: 'Garanti', slug: 'garanti' });
  await trpc.menus.update({
    header: [toRecord('project', project.id), toRecord('page', page.id, { tr: 'Söz', en: null })],
  });
  const read = async (locale: 'tr' | 'en' = 'tr') => (await trpc.menus.forFrame({ locale })).header;
  const trafo = { to: '/proje/trafo', text: 'Trafo' };
  const garanti = { to: '/sayfa/garanti', text: 'Söz' };
  expect(await read()).toEqual([trafo, garanti]);
  await trpc.projects.update({ id: project.id, data: { slug: 'trafo-merkezi', title: 'Merkez' } });
  expect(await read()).toEqual([{ ...trafo, to: '/proje/trafo-merkezi', text: 'Merkez' }, garanti]);
  await trpc.categories.setVisible({ id: category.id, visible: false });
  expect(await read()).toEqual([garanti]);
  const { batch } = await trpc.pages.remove({ id: page.id });
  expect(await read()).toEqual([]);
  await trpc.trash.restoreBatch({ batch });
  expect(await read()).toEqual([garanti]);
  expect(await read('en')).toEqual([{ to: '/en/sayfa/garanti', text: 'Garanti', lang: 'tr' }]);
  await trpc.translations.save({ entity: 'page', id: page.id, data: { title: 'Warranty', content: '<p>x</p>' } });
  expect(await read('en')).toEqual([{ to: '/en/page/warranty', text: 'Warranty' }]);
});

test('lists have the text of the site, and an address without English the Turkish one', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  await trpc.menus.update({
    header: [
      { kind: 'list', list: 'services', label: noLabel },
      { kind: 'list', list: 'about', label: noLabel },
      { kind: 'address', url: 'https://www.emo.org.tr', label: { tr: 'EMO', en: '' } },
    ],
  });
  expect((await trpc.menus.forFrame({ locale: 'en' })).header).toEqual([
    { to: sitePages.services, text: 'Services' },
    { to: sitePages.about, text: 'About', section: 'about' },
    { to: 'https://www.emo.org.tr', text: 'EMO', lang: 'tr' },
  ]);
});

test.each([
  [
    { header: [{ kind: 'section', section: 'hero', label: noLabel }] },
    'Menü geçersiz: sayfayı yenileyip yeniden deneyin',
  ],
  [
    { header: [{ kind: 'address', url: 'javascript:alert(1)', label: { tr: 'X', en: null } }] },
    expect.stringMatching(/^Bağlantı /),
  ],
  [{ header: [{ kind: 'address', url: '/x', label: noLabel }] }, 'Menüde görünecek yazıyı girin'],
  [
    { header: [{ kind: 'address', url: '', label: { tr: 'X', en: null } }] },
    expect.stringMatching(/^Bağlantının adresini/),
  ],
  [
    { header: Array(9).fill({ kind: 'section', section: 'home', label: noLabel }) },
    'Bu menüde en çok 8 bağlantı olabilir: önce birini çıkarın',
  ],
])('the menus %j are rejected', async (body, error) => {
  const { rest } = await startTestApi({ signedIn: true });
  expect(await rest.put(path, body)).toMatchObject({ status: 400, error });
  expect((await rest.get(path)).data).toEqual({ header: null, footer: null });
});

test('the overview of the English texts knows what the owner has typed, and where the Turkish has changed since', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const read = async () => (await trpc.translations.list({ entity: 'menus' })).items;
  const emo = { kind: 'address', url: 'https://www.emo.org.tr' } as const;
  const save = (...labels: MenuItem['label'][]) =>
    trpc.menus.update({ footer: labels.map((label, at) => ({ ...emo, url: `${emo.url}/${at}`, label })) });
  // A list has English words of the site, whatever it is called in Turkish.
  await trpc.menus.update({ header: [{ kind: 'list', list: 'services', label: { tr: 'İşlerimiz', en: null } }] });
  expect(await read()).toEqual([]);
  await save({ tr: 'Oda', en: null });
  expect(await read()).toMatchObject([{ id: null, english: 'missing', stale: [], empty: 1, englishUpdatedAt: null }]);
  await save({ tr: 'Oda', en: 'Chamber' }, { tr: 'Sözleşme', en: null });
  expect(await read()).toMatchObject([{ english: 'translated', empty: 1 }]);

  const changed = await save({ tr: 'Odamız', en: 'Chamber' }, { tr: 'Şartlar', en: 'Terms' });
  expect(changed.footer?.map(({ label }) => label.stale)).toEqual([true, undefined]);
  expect(await read()).toMatchObject([{ english: 'outdated', stale: ['Odamız'], empty: 0 }]);
  expect(await trpc.translations.count()).toMatchObject({ outdated: 1 });
  // Another link, or another order, leaves it as it is.
  await trpc.menus.update({ footer: changed.footer?.toReversed() ?? null });
  expect(await read()).toMatchObject([{ english: 'outdated', stale: ['Odamız'] }]);
  await save({ tr: 'Odamız', en: 'Our chamber' }, { tr: 'Şart', en: 'Terms' });
  expect(await read()).toMatchObject([{ stale: ['Şart'] }]);
  await save({ tr: 'Odamız', en: 'Our chamber' }, { tr: 'Şart', en: 'Terms', stale: false });
  expect(await read()).toMatchObject([{ english: 'translated', stale: [], empty: 0 }]);
});

test('only the back office reads and changes the choice', async () => {
  const { rest, trpc } = await startTestApi();
  expect([(await rest.get(path)).status, (await rest.put(path, '{broken')).status]).toEqual([401, 401]);
  await expect(trpc.menus.update({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('menus and picked records are exported by their slugs and lead to the same records in another site', async () => {
  const { db, trpc } = await startTestApi({ signedIn: true });
  await trpc.pages.create({ title: 'Silinen', slug: 'silinen' });
  const page = await trpc.pages.create({ title: 'Garanti', slug: 'garanti' });
  const category = await trpc.categories.create({ name: 'Tesis', slug: 'tesis' });
  await trpc.pages.remove({ id: 1 });
  await trpc.menus.update({ footer: [toRecord('page', 1), toRecord('page', page.id)] });
  await trpc.settings.setHomeLayout({
    records: { categories: { limit: 2, ids: [99, category.id] } },
    hidden: ['brands'],
  });
  const text = JSON.stringify({ ...(await exportContent(db, { messages: true })), files: [] });
  const target = await startTestApi({ signedIn: true });
  await inOneTransaction({ ...target.context, unrecorded: true, origin: 'import' }, (ctx) =>
    importContent(ctx, contentFile.parse(JSON.parse(text))),
  );
  const copy = await target.db.page.findUniqueOrThrow({ where: { slug: 'garanti' } });
  expect(await target.trpc.menus.get()).toEqual({ header: null, footer: [toRecord('page', copy.id)] });
  const copied = await target.db.category.findUniqueOrThrow({ where: { slug: 'tesis' } });
  expect(await target.trpc.settings.homeLayout()).toMatchObject({
    hidden: ['brands'],
    records: { categories: { limit: 2, ids: [copied.id] } },
  });
});
