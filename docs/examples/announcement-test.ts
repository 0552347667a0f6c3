// The test of the entity that docs/adding-an-entity.md adds; it runs in the copy of the project that has it.
import { expect, test } from 'vitest';
import { adminRecordPath } from '#addresses';
import { contentFile } from '#capabilities/transfer/content-file';
import { clearContent, exportContent, importContent, isEmptySite } from '#capabilities/transfer/transfer';
import { allContentTimeout, inOneTransaction } from '#platform/records/transaction';
import { startLibrary } from '#testing/fixtures';
import { startTestApi } from '#testing/test-api';

const announcement = { title: 'Bayram tatili', text: 'Bayramda kapalıyız.' };

async function startWithAnnouncement() {
  const api = await startTestApi({ signedIn: true });
  return { ...api, record: await api.trpc.announcements.create(announcement) };
}

test('an announcement says what it lacks, in the reader’s language', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/announcements', {});
  expect(response).toMatchObject({ status: 400, error: 'Bu alanı doldurun' });
});

test('visitors see announcements that are not hidden', async () => {
  const { rest, trpc } = await startWithAnnouncement();
  await trpc.announcements.create({ ...announcement, title: 'Gizli', visible: false });
  expect((await rest.get('/announcements')).data).toMatchObject([{ title: 'Bayram tatili' }]);
  expect((await trpc.announcements.list({ q: 'TATİLİ' })).total).toBe(1);
});

test('an update of an older version is rejected', async () => {
  const { trpc, record } = await startWithAnnouncement();
  const { id, version } = record;
  await trpc.announcements.update({ id, version, data: { text: 'Açığız.' } });
  await expect(trpc.announcements.update({ id, version, data: { text: 'Kapalıyız.' } })).rejects.toThrow();
  expect((await trpc.announcements.get({ id })).text).toBe('Açığız.');
});

test('the palette finds an announcement', async () => {
  const { trpc, record } = await startWithAnnouncement();
  const matches = await trpc.search.records({ q: 'bayram' });
  expect(matches).toEqual([{ kind: 'announcements', id: record.id, title: 'Bayram tatili' }]);
});

test('the activity log links an announcement as long as it is there', async () => {
  const { trpc, record } = await startWithAnnouncement();
  const newest = async () => (await trpc.activity.list({ entity: 'announcement' })).items[0];
  expect(await newest()).toMatchObject({ label: 'Bayram tatili', entityId: record.id, exists: true });
  expect(adminRecordPath('announcement', record.id)).toBe(`/admin/announcements/${record.id}`);
  await trpc.announcements.remove({ id: record.id });
  expect(await newest()).toMatchObject({ action: 'trash', exists: false });
});

test('the dashboard counts announcements, and those that are hidden', async () => {
  const { trpc, record } = await startWithAnnouncement();
  await trpc.announcements.setVisible({ id: record.id, visible: false });
  const { counts, attention } = await trpc.dashboard.summary();
  expect([counts.announcements, attention.hiddenAnnouncements]).toEqual([1, 1]);
});

test('a picture in an announcement counts as used', async () => {
  const { trpc, upload } = await startLibrary();
  const [record, picture] = [await trpc.announcements.create(announcement), await upload()];
  const uses = () => trpc.media.usage({ id: picture.id });
  expect(await uses()).toEqual([]);
  await trpc.announcements.update({ id: record.id, data: { text: `Plan: ${picture.url}` } });
  expect(await uses()).toEqual([{ kind: 'announcement', id: record.id, title: 'Bayram tatili', field: 'text' }]);
});

test('an announcement is exported, cleared with the content and imported again', async () => {
  const { db, context, trpc, record } = await startWithAnnouncement();
  const exported = JSON.stringify({ ...(await exportContent(db, { messages: true })), files: [] });
  await clearContent(db);
  expect(await isEmptySite(db)).toBe(true);
  const content = contentFile.parse(JSON.parse(exported));
  await inOneTransaction(context, (ctx) => importContent(ctx, content), allContentTimeout);
  const { id, version, ...stored } = record;
  expect((await trpc.announcements.list({})).items).toMatchObject([stored]);
});
