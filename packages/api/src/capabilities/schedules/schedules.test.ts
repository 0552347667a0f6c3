import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { startRecord, versionedContent, versionedTexts } from '#testing/versioned-records';
import { discardOldDrafts } from '../drafts/old-drafts';
import { checkHistory, purgeOrphans } from '../revisions/left-over';
import { clearContent, exportContent } from '../transfer/transfer';
import { findSwitch } from './schedule.operations';

const uuid = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';
const hourMs = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

type Content = (typeof versionedContent)[number];

const refOf = ({ kind, locale }: Content, record: string) => ({ entity: kind, record, locale });

/** Whether what a record shows in a language can go off the site by itself. */
const canGoOff = ({ kind, locale }: Content) => locale === 'en' || findSwitch(kind) !== null;

async function startService() {
  const api = await startTestApi({ signedIn: true });
  const { id } = await api.trpc.services.create({ title: 'Pano', description: 'Açıklama' });
  const ref = { entity: 'service', record: String(id) } as const;
  const keep = () => api.trpc.drafts.keep({ ...ref, values: { title: 'Taslak' } });
  return { ...api, id, ref, keep };
}

test('what is scheduled and the links are called as the draft is, also after that gets another title', async () => {
  const { trpc, ref } = await startService();
  const keepTitle = (title: string) => trpc.drafts.keep({ ...ref, values: { title } });
  await keepTitle('Taslak');
  await trpc.schedules.save({ ...ref, publishAt: inHours(1) });
  await trpc.previewLinks.create(ref);
  await keepTitle('Yeni ad');
  expect((await trpc.schedules.list({})).items).toMatchObject([{ label: 'Yeni ad' }]);
  expect((await trpc.previewLinks.list({})).items).toMatchObject([{ label: 'Yeni ad' }]);
});

test.each(versionedContent)(
  '$kind in $locale: times are set, changed and cancelled, and the log tells each',
  async (texts) => {
    const { trpc, db, id, record, user } = await startRecord(texts);
    const ref = refOf(texts, record);
    await trpc.drafts.keep({ ...ref, values: texts.edit('Taslak') });
    await db.activity.deleteMany();
    const [publishAt, afterwards, unpublishAt] = [inHours(1), inHours(2), canGoOff(texts) ? inHours(3) : null];
    const saved = await trpc.schedules.save({ ...ref, publishAt, unpublishAt });
    const shared = { ...ref, failure: null, userName: user.email };
    expect(saved).toMatchObject([
      { ...shared, action: 'publish', at: publishAt },
      ...(unpublishAt ? [{ ...shared, action: 'unpublish', at: unpublishAt }] : []),
    ]);
    expect(await trpc.schedules.get(ref)).toEqual(saved);
    expect((await trpc.schedules.list({})).items).toEqual(saved);
    expect(await trpc.schedules.save({ ...ref, publishAt, unpublishAt })).toEqual(saved);
    expect(await trpc.schedules.save({ ...ref, publishAt: afterwards })).toMatchObject([{ at: afterwards }]);
    expect(await trpc.schedules.remove(ref)).toEqual([]);
    await expect(trpc.schedules.remove(ref)).rejects.toMatchObject({ cause: { key: 'schedule.notFound' } });
    const prefix = texts.locale === 'tr' ? '' : 'en.';
    const change = (field: string, before: string | null, after: string | null) => ({
      field: prefix + field,
      before,
      after,
    });
    const log = await db.activity.findMany({ orderBy: { id: 'asc' } });
    const end = (before: string | null, after: string | null) =>
      unpublishAt ? [change('unpublishAt', before, after)] : [];
    expect(log.map(({ action, entity, entityId, changes }) => [action, entity, entityId, JSON.parse(changes)])).toEqual(
      [
        ['schedule', texts.kind, id || null, [change('publishAt', null, publishAt), ...end(null, unpublishAt)]],
        ['schedule', texts.kind, id || null, [change('publishAt', publishAt, afterwards), ...end(unpublishAt, null)]],
        ['unschedule', texts.kind, id || null, [change('publishAt', afterwards, null)]],
      ],
    );
  },
);

test.each(versionedContent.filter((texts) => !canGoOff(texts)))(
  '$kind in $locale: what cannot be hidden is not scheduled to go off the site',
  async (texts) => {
    const { trpc, record } = await startRecord(texts);
    await expect(trpc.schedules.save({ ...refOf(texts, record), unpublishAt: inHours(1) })).rejects.toMatchObject({
      cause: { key: 'schedule.noSwitch', details: { field: 'unpublishAt' } },
    });
  },
);

const past = new Date(Date.now() - hourMs).toISOString();

test.each<[string, object, string, string]>([
  ['a past publication', { publishAt: past }, 'schedule.past', 'publishAt'],
  ['a past end', { unpublishAt: past }, 'schedule.past', 'unpublishAt'],
  [
    'an end before the publication',
    { publishAt: inHours(2), unpublishAt: inHours(1) },
    'schedule.order',
    'unpublishAt',
  ],
  ['an end with the publication', { publishAt: inHours(2), unpublishAt: inHours(2) }, 'schedule.order', 'unpublishAt'],
])('%s is rejected', async (_, times, key, field) => {
  const { trpc, db, ref, keep } = await startService();
  await keep();
  await expect(trpc.schedules.save({ ...ref, ...times })).rejects.toMatchObject({ cause: { key, details: { field } } });
  expect(await db.schedule.count()).toBe(0);
});

test.each(['yarın', '2026-03-12T09:00', '2026-02-30T09:00:00Z', 5])('%s is no time', async (publishAt) => {
  const { rest, id, keep } = await startService();
  await keep();
  const response = await rest.put(`/admin/services/${id}/schedule`, { publishAt });
  expect([response.status, response.error]).toEqual([400, 'Tarih ve saat geçersiz']);
});

test('only a draft is scheduled to be published, and only what is on the site by then goes off it', async () => {
  const { trpc, ref, keep } = await startService();
  const noDraft = { cause: { key: 'schedule.noDraft', details: { field: 'publishAt' } } };
  await expect(trpc.schedules.save({ ...ref, publishAt: inHours(1) })).rejects.toMatchObject(noDraft);
  const notLive = { cause: { key: 'schedule.notLive', details: { field: 'unpublishAt' } } };
  const english = { ...ref, locale: 'en' } as const;
  await expect(trpc.schedules.save({ ...english, unpublishAt: inHours(1) })).rejects.toMatchObject(notLive);
  await keep();
  await trpc.schedules.save({ ...ref, unpublishAt: inHours(1) });
  const fresh = { ...ref, record: uuid };
  await trpc.drafts.keep({ ...fresh, values: { title: 'Yeni' } });
  await expect(trpc.schedules.save({ ...fresh, unpublishAt: inHours(1) })).rejects.toMatchObject(notLive);
  await trpc.schedules.save({ ...fresh, publishAt: inHours(1), unpublishAt: inHours(2) });
  // Without a publication it is never on the site.
  expect(await trpc.schedules.remove({ ...fresh, action: 'publish' })).toEqual([]);
});

test('one of two is cancelled, and those of a kind are listed in the order of time', async () => {
  const { trpc, ref, keep } = await startService();
  await keep();
  await trpc.schedules.save({ ...ref, publishAt: inHours(1), unpublishAt: inHours(3) });
  const brand = { entity: 'brand', record: uuid } as const;
  await trpc.drafts.keep({ ...brand, values: { name: 'Marka' } });
  await trpc.schedules.save({ ...brand, publishAt: inHours(2) });
  const labels = async (query: object) =>
    (await trpc.schedules.list(query)).items.map(({ label, action }) => `${label} ${action}`);
  expect(await labels({})).toEqual(['Taslak publish', 'Marka publish', 'Taslak unpublish']);
  expect(await labels({ limit: 1, offset: 1 })).toEqual(['Marka publish']);
  expect(await labels({ entity: 'brand' })).toEqual(['Marka publish']);
  expect(await trpc.schedules.remove({ ...ref, action: 'publish' })).toMatchObject([{ action: 'unpublish' }]);
  expect(await labels({ entity: 'service' })).toEqual(['Taslak unpublish']);
});

test.each(versionedContent)(
  '$kind in $locale: a draft that is published, discarded or emptied takes its publication with it, not the end, and the log tells it',
  async (texts) => {
    const { trpc, db, id, record } = await startRecord(texts);
    const ref = refOf(texts, record);
    const unpublishAt = canGoOff(texts) ? inHours(3) : null;
    const live = (await trpc.drafts.keep({ ...ref, values: texts.edit('Bir') }))?.before ?? {};
    const ends: (() => Promise<unknown>)[] = [
      () => trpc.drafts.keep({ ...ref, values: live }),
      () => trpc.drafts.discard(ref),
      () => trpc.drafts.publish(ref),
    ];
    for (const end of ends) {
      await trpc.drafts.keep({ ...ref, values: texts.edit('Bir') });
      const publishAt = inHours(1);
      await trpc.schedules.save({ ...ref, publishAt, unpublishAt });
      await db.activity.deleteMany();
      await end();
      const [cancelled, ...more] = await db.activity.findMany({ where: { action: 'unschedule' } });
      expect([cancelled?.entity, cancelled?.entityId, more]).toEqual([texts.kind, id || null, []]);
      const field = texts.locale === 'tr' ? 'publishAt' : 'en.publishAt';
      expect(JSON.parse(cancelled?.changes ?? '')).toEqual([{ field, before: publishAt, after: null }]);
      expect((await db.schedule.findMany()).map(({ action }) => action)).toEqual(unpublishAt ? ['unpublish'] : []);
    }
  },
);

test('a new record that is discarded leaves nothing scheduled; one that is published keeps its end under its number', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const ref = { entity: 'service', record: uuid } as const;
  const english = { ...ref, locale: 'en' } as const;
  const plan = async () => {
    for (const { title, ...document } of [
      { ...ref, title: 'Pano' },
      { ...english, title: 'Board' },
    ]) {
      await trpc.drafts.keep({ ...document, values: { title, description: 'x' } });
      await trpc.schedules.save({ ...document, publishAt: inHours(1), unpublishAt: inHours(2) });
    }
  };
  await plan();
  await trpc.drafts.discard(ref);
  expect(await db.schedule.count()).toBe(0);
  expect(await db.activity.count({ where: { action: 'unschedule', entityId: null } })).toBe(4);
  await plan();
  const { id } = await trpc.drafts.publish(ref);
  const left = await db.schedule.findMany({ where: { record: String(id) }, orderBy: { id: 'asc' } });
  expect(left.map(({ locale, action }) => `${locale} ${action}`)).toEqual([
    'tr unpublish',
    'en publish',
    'en unpublish',
  ]);
  expect(await db.schedule.count()).toBe(3);
});

const deletable = versionedTexts.filter(({ kind }) => kind !== 'company' && kind !== 'aboutSection');

test.each(deletable)(
  '$kind in $locale: what lies ahead goes into the trash with the record, and comes back where it still does',
  async (texts) => {
    const { trpc, rest, db, id, record } = await startRecord(texts);
    const ref = refOf(texts, record);
    await trpc.drafts.keep({ ...ref, values: { [texts.label]: 'Taslak' } });
    const unpublishAt = canGoOff(texts) ? inHours(3) : null;
    await trpc.schedules.save({ ...ref, publishAt: inHours(1), unpublishAt });
    const before = (await db.schedule.findMany()).map((row) => ({ ...row, id: 0 }));
    const path = `/admin/${texts.plural.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/${id}`;
    const count = (action: string) => db.activity.count({ where: { action, entity: texts.kind, entityId: id } });
    const deleteAndRestore = async () => {
      await db.activity.deleteMany();
      const planned = await db.schedule.count();
      expect((await rest.delete(path)).status).toBe(200);
      expect([await db.schedule.count(), await count('unschedule')]).toEqual([0, planned]);
      const [entry] = (await trpc.trash.list({})).items;
      await trpc.trash.restore({ ids: [entry?.id ?? 0] });
      expect(await count('schedule')).toBe(await db.schedule.count());
      return (await db.schedule.findMany()).map((row) => ({ ...row, id: 0 }));
    };
    expect(await deleteAndRestore()).toEqual(before);
    await db.schedule.updateMany({ where: { action: 'publish' }, data: { at: new Date() } });
    expect(await deleteAndRestore()).toEqual(before.filter(({ action }) => action === 'unpublish'));
  },
);

test('a schedule without its record or its draft is named and removed; what is in order stays', async () => {
  const { trpc, db, ref, keep, id } = await startService();
  await keep();
  await trpc.schedules.save({ ...ref, publishAt: inHours(1), unpublishAt: inHours(2) });
  const fresh = { entity: 'service', record: uuid } as const;
  await trpc.drafts.keep({ ...fresh, values: { title: 'Yeni' } });
  await trpc.schedules.save({ ...fresh, publishAt: inHours(1) });
  expect(await checkHistory(db)).toMatchObject({ orphans: [] });
  await db.draft.deleteMany({ where: { record: ref.record } });
  expect(await checkHistory(db)).toMatchObject({ orphans: [`service ${id} schedule`] });
  expect(await purgeOrphans(db)).toBe(1);
  expect((await db.schedule.findMany()).map(({ action }) => action)).toEqual(['unpublish', 'publish']);
  await db.revision.deleteMany();
  await db.service.deleteMany();
  expect(await purgeOrphans(db)).toBe(1);
  expect(await db.schedule.findMany()).toMatchObject([{ record: uuid }]);
});

test('the content file leaves schedules behind, and clearing the site removes them', async () => {
  const { trpc, db, ref, keep } = await startService();
  await keep();
  await trpc.schedules.save({ ...ref, publishAt: '2090-03-12T09:00:00Z' });
  expect(JSON.stringify(await exportContent(db, { messages: true }))).not.toContain('2090-03-12');
  await clearContent(db);
  expect(await db.schedule.count()).toBe(0);
});

test('a new record that is scheduled for a day in a year waits in its draft until then, one that is not goes to the trash', async () => {
  const { trpc, db, services } = await startTestApi({ signedIn: true });
  const waits = { entity: 'service', record: uuid } as const;
  await trpc.drafts.keep({ ...waits, values: { title: 'Bekler' } });
  await trpc.drafts.keep({ ...waits, record: uuid.replace('new-3', 'new-4'), values: { title: 'Gider' } });
  await trpc.schedules.save({ ...waits, publishAt: inHours(365 * 24) });
  const afterDays = (days: number) => new Date(Date.now() + days * 24 * hourMs);
  await discardOldDrafts(services, afterDays(200));
  expect(await db.draft.findMany()).toMatchObject([{ record: uuid }]);
  await discardOldDrafts(services, afterDays(400));
  expect([await db.draft.count(), await db.schedule.count()]).toEqual([0, 0]);
});
