import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { startRecord, versionedContent, versionedTexts } from '#testing/versioned-records';
import { checkHistory, purgeOrphans } from '../revisions/left-over';
import { clearContent, exportContent, isEmptySite } from '../transfer/transfer';

const uuid = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';

test.each(versionedContent)(
  '$kind in $locale: a discarded draft comes back from the trash as it was',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, db, id } = site;
    const ref = { entity: texts.kind, record: site.record, locale: texts.locale };
    await trpc.drafts.keep({ ...ref, values: texts.edit('Taslak') });
    const before = await trpc.drafts.get(ref);
    const { batch } = await trpc.drafts.discard(ref);
    expect(await trpc.drafts.get(ref)).toBeNull();
    const [entry] = (await trpc.trash.list({})).items;
    const label = before?.label || null;
    expect(entry).toMatchObject({ entity: texts.kind, draft: true, label, batch, daysLeft: 30 });
    // The record itself is not in the trash.
    expect(await trpc.trash.find({ entity: texts.kind, recordId: id || 1 })).toBeNull();
    const { fields } = await trpc.trash.get({ id: entry?.id ?? 0 });
    const [changed] = Object.keys(texts.edit('Taslak'));
    const name = texts.locale === 'tr' ? changed : `${changed}.en`;
    const text = texts.label === null ? {} : { kind: 'text', text: 'Taslak' };
    expect(fields).toEqual([expect.objectContaining({ name, ...text })]);
    const { restored, questions } = await trpc.trash.restoreBatch({ batch });
    expect([restored, questions]).toEqual([[{ entity: texts.kind, recordId: id, draft: true, label }], []]);
    expect(await trpc.drafts.get(ref)).toEqual(before);
    const log = await db.activity.findMany({ orderBy: { id: 'asc' } });
    expect(log.slice(-2)).toMatchObject([
      { action: 'discard', entity: texts.kind, entityId: id || null },
      { action: 'untrashDraft', entity: texts.kind, entityId: id || null },
    ]);
    await trpc.drafts.publish(ref);
  },
);

const deletable = versionedTexts.filter(({ kind }) => kind !== 'company' && kind !== 'aboutSection');

test.each(deletable)(
  '$kind in $locale: its draft goes into the trash with the record, and comes back with it',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, rest, db, id } = site;
    const ref = { entity: texts.kind, record: site.record, locale: texts.locale };
    await trpc.drafts.keep({ ...ref, values: { [texts.label]: 'Taslak' } });
    const before = await db.draft.findMany();
    const path = `/admin/${texts.plural.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/${id}`;
    expect((await rest.delete(path)).status).toBe(200);
    expect(await db.draft.count()).toBe(0);
    await expect(trpc.drafts.keep({ ...ref, values: { [texts.label]: 'x' } })).rejects.toMatchObject({
      cause: { kind: 'notFound' },
    });
    await expect(trpc.drafts.publish(ref)).rejects.toMatchObject({ cause: { key: 'draft.notFound' } });
    const [entry] = (await trpc.trash.list({})).items;
    await trpc.trash.restore({ ids: [entry?.id ?? 0] });
    expect((await db.draft.findMany()).map((row) => ({ ...row, id: 0 }))).toEqual(
      before.map((row) => ({ ...row, id: 0 })),
    );
    await trpc.drafts.publish(ref);
  },
);

async function startDiscarded() {
  const api = await startTestApi({ signedIn: true });
  const { id } = await api.trpc.services.create({ title: 'Pano', description: 'Açıklama' });
  const ref = { entity: 'service', record: String(id) } as const;
  const keep = () => api.trpc.drafts.keep({ ...ref, values: { title: 'Taslak' } });
  await keep();
  await api.trpc.drafts.discard(ref);
  const [entry] = (await api.trpc.trash.list({})).items;
  return { ...api, id, ref, keep, entryId: entry?.id ?? 0 };
}

test('a draft does not come back beside another one', async () => {
  const { trpc, rest, id, ref, keep, entryId } = await startDiscarded();
  await keep();
  expect(await trpc.trash.restore({ ids: [entryId] })).toMatchObject({
    restored: [],
    questions: [{ kind: 'exists', place: { kind: 'service', id, label: 'Taslak' } }],
  });
  expect((await rest.post(`/admin/trash/${entryId}/restore`, {})).status).toBe(409);
  await trpc.drafts.publish(ref);
  expect(await trpc.trash.restore({ ids: [entryId] })).toMatchObject({ questions: [] });
  expect(await trpc.drafts.get(ref)).toMatchObject({ before: { title: 'Pano' }, values: { title: 'Taslak' } });
});

test('a draft comes back with its record, and not without it', async () => {
  const { trpc, rest, db, id, ref, entryId } = await startDiscarded();
  await trpc.services.remove({ id });
  const record = (await trpc.trash.find({ entity: 'service', recordId: id }))?.id ?? 0;
  expect((await trpc.trash.restore({ ids: [entryId] })).questions).toMatchObject([
    { kind: 'parentInTrash', parentId: record, parent: 'service', parentLabel: 'Pano' },
  ]);
  expect((await trpc.trash.restore({ ids: [entryId, record] })).restored).toHaveLength(2);
  expect(await trpc.drafts.get(ref)).toMatchObject({ values: { title: 'Taslak' } });
  await trpc.drafts.discard(ref);
  await trpc.services.remove({ id });
  const [gone, draft] = (await trpc.trash.list({})).items;
  await trpc.trash.purge({ ids: [gone?.id ?? 0] });
  expect((await trpc.trash.restore({ ids: [draft?.id ?? 0] })).questions).toMatchObject([
    { kind: 'parentGone', parent: 'service', others: [] },
  ]);
  expect((await rest.post(`/admin/trash/${draft?.id}/restore`, {})).status).toBe(409);
  expect(await db.draft.count()).toBe(0);
});

test('a discarded draft that is deleted for good leaves the record and its history', async () => {
  const { trpc, db, id, entryId } = await startDiscarded();
  await trpc.services.update({ id, data: { description: 'Yeni' } });
  const versions = await db.revision.count();
  await trpc.trash.purge({ ids: [entryId] });
  expect([await db.trash.count(), await db.draft.count(), await db.revision.count()]).toEqual([0, 0, versions]);
  const [entry] = await db.activity.findMany({ orderBy: { id: 'desc' }, take: 1 });
  expect(entry).toMatchObject({ action: 'purgeDraft', entity: 'service', entityId: null, label: 'Taslak' });
});

test('the draft of a new record is discarded and comes back without one', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const ref = { entity: 'service', record: uuid } as const;
  await trpc.drafts.keep({ ...ref, values: { description: 'Adı yok' } });
  const { batch } = await trpc.drafts.discard(ref);
  expect((await trpc.trash.list({})).items).toMatchObject([{ entity: 'service', draft: true, label: null }]);
  expect((await trpc.trash.restoreBatch({ batch })).restored).toEqual([
    { entity: 'service', recordId: 0, draft: true, label: null },
  ]);
  expect(await trpc.drafts.get(ref)).toMatchObject({ values: { description: 'Adı yok' }, label: '' });
});

test('the English of a new record that was discarded before its Turkish was published comes back to the record', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const ref = { entity: 'service', record: uuid } as const;
  await trpc.drafts.keep({ ...ref, values: { title: 'Pano', description: 'Kurulum' } });
  await trpc.drafts.keep({ ...ref, locale: 'en', values: { title: 'Board' } });
  const { batch } = await trpc.drafts.discard({ ...ref, locale: 'en' });
  const { id } = await trpc.drafts.publish(ref);
  expect((await trpc.trash.restoreBatch({ batch })).restored).toMatchObject([{ recordId: id }]);
  expect(await trpc.drafts.get({ ...ref, record: String(id), locale: 'en' })).toMatchObject({
    values: { title: 'Board' },
  });
});

test('with the draft of a new record its English one is discarded, and both come back', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const ref = { entity: 'service', record: uuid } as const;
  await trpc.drafts.keep({ ...ref, values: { title: 'Pano' } });
  await trpc.drafts.keep({ ...ref, locale: 'en', values: { title: 'Board' } });
  const { batch } = await trpc.drafts.discard(ref);
  expect(await db.draft.count()).toBe(0);
  expect((await trpc.trash.restoreBatch({ batch })).restored).toHaveLength(2);
  expect((await db.draft.findMany({ orderBy: { locale: 'asc' } })).map(({ label }) => label)).toEqual([
    'Board',
    'Pano',
  ]);
});

test('the trash shows the blocks of a draft, in each language', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.pages.create({ title: 'Kampanya', slug: 'kampanya', content: '<p>x</p>' });
  const ref = { entity: 'page', record: String(id) } as const;
  const html = '<p>Keşif ücretsiz.</p>';
  await trpc.drafts.keep({ ...ref, values: { blocks: [{ kind: 'text', id: 1, title: null, html }] } });
  await trpc.drafts.discard(ref);
  const english = { blocks: JSON.stringify({ 1: { html: '<p>Free survey.</p>' } }) };
  await trpc.drafts.keep({ ...ref, locale: 'en', values: english });
  await trpc.drafts.discard({ ...ref, locale: 'en' });
  const texts = await Promise.all(
    (await trpc.trash.list({})).items.map(async (entry) => (await trpc.trash.get({ id: entry.id })).fields),
  );
  expect(texts).toEqual([
    [{ name: 'blocks.en', kind: 'richText', text: '<p>Free survey.</p>' }],
    [{ name: 'blocks', kind: 'richText', text: html }],
  ]);
});

test('drafts that are discarded at once come back at once; one that is gone already is left out', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'Açıklama' });
  const live = { entity: 'service', record: String(id), locale: 'tr' } as const;
  const started = { entity: 'service', record: uuid, locale: 'tr' } as const;
  const english = { ...started, locale: 'en' } as const;
  const gone = { entity: 'brand', record: '9', locale: 'tr' } as const;
  for (const ref of [live, started, english]) await trpc.drafts.keep({ ...ref, values: { title: 'Taslak' } });
  const { batch, count } = await trpc.drafts.discardAll({ drafts: [started, live, gone, english] });
  expect([count, await db.draft.count(), await db.trash.count()]).toEqual([3, 0, 3]);
  const { restored, questions } = await trpc.trash.restoreBatch({ batch });
  expect([restored.length, questions, await db.draft.count()]).toEqual([3, [], 3]);
});

test('the content file leaves drafts behind, and clearing the site removes them', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  await trpc.drafts.keep({ entity: 'service', record: uuid, values: { title: 'Gizli taslak' } });
  expect(JSON.stringify(await exportContent(db, { messages: true }))).not.toContain('Gizli');
  expect(await isEmptySite(db)).toBe(true);
  await clearContent(db);
  expect(await db.draft.count()).toBe(0);
});

test('a draft whose record is gone is named and removed; one of a record that is not there yet stays', async () => {
  const { db, trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'Açıklama' });
  await trpc.drafts.keep({ entity: 'service', record: String(id), values: { title: 'Taslak' } });
  await trpc.drafts.keep({ entity: 'service', record: uuid, values: { title: 'Yeni' } });
  await trpc.company.update({ data: { name: 'Örnek' } });
  await trpc.drafts.keep({ entity: 'company', record: '0', values: { name: 'Taslak' } });
  const broken = { entity: 'brand', record: '9', values: '{', label: '' };
  await db.draft.create({ data: broken });
  expect(await checkHistory(db)).toMatchObject({ orphans: ['brand 9 draft'], unreadable: ['brand 9 draft tr'] });
  expect(await purgeOrphans(db)).toBe(1);
  expect(await checkHistory(db)).toMatchObject({ orphans: [], unreadable: [], count: 5 });
  await db.service.deleteMany();
  expect(await checkHistory(db)).toMatchObject({ orphans: [`service ${id}`, `service ${id} draft`] });
});
