import { expect, test } from 'vitest';
import { createContext } from '#server';
import { startTestApi } from '#testing/test-api';
import { readFields, startRecord, versionedContent, versionedTexts } from '#testing/versioned-records';
import { entities } from '../../entities/index';
import { carryOutDue, findNextDue } from './carry-out';
import { findSwitch } from './schedule.operations';

const uuid = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';
const minuteMs = 60 * 1000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();
const soon = inMinutes(5);
const afterwards = inMinutes(10);

type Api = Pick<Awaited<ReturnType<typeof startTestApi>>, 'db' | 'services'>;

/** What is scheduled for the next ten minutes is due, and the job runs. */
async function pass({ db, services }: Api): Promise<void> {
  const rows = await db.schedule.findMany({ where: { failure: null } });
  for (const { id, at } of rows) {
    await db.schedule.update({ where: { id }, data: { at: new Date(at.getTime() - 20 * minuteMs) } });
  }
  await run(services);
}

const run = (services: Api['services']) => {
  const ctx = createContext(services, new Headers(), { address: '', requestId: 'publishing' });
  return carryOutDue(ctx, AbortSignal.timeout(60_000));
};

async function startService() {
  const api = await startTestApi({ signedIn: true });
  const { id } = await api.trpc.services.create({ title: 'Pano', description: 'Açıklama' });
  const ref = { entity: 'service', record: String(id) } as const;
  const keep = (values: object = { title: 'Taslak' }) => api.trpc.drafts.keep({ ...ref, values: { ...values } });
  return { ...api, id, ref, keep };
}

test.each(versionedContent)(
  '$kind in $locale: the draft is published as it then stands, in the name of who scheduled it',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, db, id, user } = site;
    const ref = { entity: texts.kind, record: site.record, locale: texts.locale };
    await trpc.drafts.keep({ ...ref, values: texts.edit('Önce') });
    await trpc.schedules.save({ ...ref, publishAt: soon });
    await trpc.drafts.keep({ ...ref, values: texts.edit('Sonradan') });
    await run(site.services);
    expect(await readFields(site, texts.history, id)).not.toMatchObject(texts.edit('Sonradan'));
    await db.activity.deleteMany();
    await pass(site);
    expect(await readFields(site, texts.history, id)).toMatchObject(texts.edit('Sonradan'));
    expect([await db.schedule.count(), await db.draft.count()]).toEqual([0, 0]);
    const [revision] = await db.revision.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(revision).toMatchObject({ origin: 'schedule', userId: user.id, userName: user.email });
    const about = { entity: texts.kind, entityId: id || null, userId: user.id, reported: false };
    const log = await db.activity.findMany({ orderBy: { id: 'asc' } });
    expect(log).toMatchObject([
      { ...about, action: texts.locale === 'tr' ? 'update' : 'translate' },
      { ...about, action: 'scheduleDone' },
    ]);
    // The time that was planned; the entry has the time at which it was done.
    const [planned] = JSON.parse(log[1]?.changes ?? '[]');
    const field = texts.locale === 'tr' ? 'publishAt' : 'en.publishAt';
    expect(planned).toEqual({ field, before: new Date(Date.parse(soon) - 20 * minuteMs).toISOString(), after: null });
  },
);

const hideable = versionedTexts.filter(({ kind, locale }) => locale === 'tr' && findSwitch(kind));

test.each(hideable)('$kind: an end takes it off the site, and its texts stay', async (texts) => {
  const site = await startRecord(texts);
  const { trpc, db, id, context } = site;
  const name = findSwitch(texts.kind) ?? '';
  await texts.history.save(context, id, { [name]: true });
  const before = await readFields(site, texts.history, id);
  const ref = { entity: texts.kind, record: site.record };
  await trpc.schedules.save({ ...ref, unpublishAt: soon });
  await pass(site);
  expect(await readFields(site, texts.history, id)).toEqual({ ...before, [name]: false });
  const entity = entities.find(({ kind }) => kind === texts.kind);
  const rule = typeof entity?.isPublic === 'function' ? entity.isPublic() : entity?.isPublic;
  if (rule) expect(await entity?.records?.(db).count({ where: { AND: [rule, { id }] } })).toBe(0);
  const [hidden, done] = await db.activity.findMany({ orderBy: { id: 'asc' }, skip: (await db.activity.count()) - 2 });
  expect([hidden?.action, done?.action]).toEqual([name === 'visible' ? 'hide' : 'deactivate', 'scheduleDone']);
  // What is hidden already is left alone.
  await trpc.schedules.save({ ...ref, unpublishAt: soon });
  const { version } = await texts.history.read({ db }, id);
  await pass(site);
  expect(await texts.history.read({ db }, id)).toMatchObject({ version });
  expect(await db.schedule.count()).toBe(0);
});

const english = versionedTexts.filter(({ locale }) => locale === 'en');

test.each(english)(
  '$kind: English that goes off the site waits in its draft, with what was changed there',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, db, id } = site;
    const ref = { entity: texts.kind, record: site.record, locale: 'en' } as const;
    const live = await readFields(site, texts.history, id);
    await trpc.drafts.keep({ ...ref, values: { [texts.label]: 'Changed' } });
    await trpc.schedules.save({ ...ref, unpublishAt: soon });
    await pass(site);
    expect(await trpc.translations.get({ entity: texts.kind, id })).toBeNull();
    expect(await db.schedule.count()).toBe(0);
    const draft = await trpc.drafts.get(ref);
    const filled = Object.entries(live).filter(([, value]) => value !== null && value !== '');
    expect(draft).toMatchObject({ values: { ...Object.fromEntries(filled), [texts.label]: 'Changed' }, disputed: [] });
    await trpc.drafts.publish(ref);
    expect(await readFields(site, texts.history, id)).toEqual({ ...live, [texts.label]: 'Changed' });
  },
);

test('what is due together is done in order of time, Turkish before English', async () => {
  const api = await startService();
  const { trpc, db, id, ref, keep } = api;
  await keep({ title: 'Taslak', visible: true });
  await trpc.schedules.save({ ...ref, publishAt: soon, unpublishAt: afterwards });
  const fresh = { entity: 'service', record: uuid } as const;
  for (const locale of ['en', 'tr'] as const) {
    await trpc.drafts.keep({ ...fresh, locale, values: { title: `Yeni ${locale}`, description: 'x' } });
    await trpc.schedules.save({ ...fresh, locale, publishAt: soon });
  }
  await pass(api);
  expect(await db.schedule.count()).toBe(0);
  expect(await trpc.services.get({ id })).toMatchObject({ title: 'Taslak', visible: false });
  const created = await db.service.findFirst({ where: { title: 'Yeni tr' }, include: { translations: true } });
  expect(created?.translations).toMatchObject([{ title: 'Yeni en' }]);
});

test('what is rejected stays with its reason, in sight, and is tried again when somebody asks', async () => {
  const api = await startService();
  const { trpc, rest, db, ref, keep, services, id } = api;
  await keep({ title: '' });
  await trpc.schedules.save({ ...ref, publishAt: soon });
  const before = await db.revision.count();
  await pass(api);
  const path = `/admin/services/${id}/schedule`;
  expect((await rest.get(path)).data).toMatchObject([{ action: 'publish', failure: 'Başlık gereklidir' }]);
  const inEnglish = await rest.send('GET', path, undefined, { 'accept-language': 'en' });
  expect(inEnglish.data).toMatchObject([{ failure: 'The title is required' }]);
  expect(await trpc.schedules.waiting()).toEqual({ count: 1 });
  expect([await db.revision.count(), await db.draft.count()]).toEqual([before, 1]);
  expect(await findNextDue(db)).toBeNull();
  // Mending alone publishes nothing.
  await keep({ title: 'Dolu' });
  await run(services);
  expect(await trpc.schedules.waiting()).toEqual({ count: 1 });
  expect(await trpc.schedules.retry({ ...ref, action: 'publish' })).toMatchObject([{ failure: null }]);
  await expect(trpc.schedules.retry({ ...ref, action: 'publish' })).rejects.toMatchObject({
    cause: { key: 'schedule.notFound' },
  });
  await run(services);
  expect(await trpc.services.get({ id })).toMatchObject({ title: 'Dolu' });
  expect(await db.schedule.count()).toBe(0);
});

test('what was rejected is tried at another time, and stays as it is where only the other time changes', async () => {
  const api = await startService();
  const { trpc, ref, keep } = api;
  await keep({ title: '' });
  await trpc.schedules.save({ ...ref, publishAt: soon });
  await pass(api);
  const at = (await trpc.schedules.get(ref))[0]?.at ?? '';
  expect(await trpc.schedules.save({ ...ref, publishAt: at, unpublishAt: afterwards })).toMatchObject([
    { action: 'publish', at, failure: expect.any(String) },
    { action: 'unpublish', at: afterwards },
  ]);
  expect(await trpc.schedules.save({ ...ref, publishAt: soon, unpublishAt: afterwards })).toMatchObject([
    { action: 'publish', at: soon, failure: null },
    { action: 'unpublish' },
  ]);
});

test('a draft that somebody has overtaken is not published over it', async () => {
  const api = await startService();
  const { trpc, rest, ref, keep, id } = api;
  await keep();
  await trpc.schedules.save({ ...ref, publishAt: soon });
  await rest.put(`/admin/services/${id}`, { title: 'Öteki' });
  await pass(api);
  expect(await trpc.services.get({ id })).toMatchObject({ title: 'Öteki' });
  expect(await trpc.schedules.get(ref)).toMatchObject([{ failure: expect.stringContaining('değiştirildi') }]);
});

test('one that is rejected holds up no other, and a slug that is taken stays in its draft', async () => {
  const api = await startTestApi({ signedIn: true });
  const { trpc, db } = api;
  await trpc.pages.create({ title: 'Bir', slug: 'alinmis', content: '' });
  const { id } = await trpc.pages.create({ title: 'İki', slug: 'iki', content: '' });
  const { id: third } = await trpc.pages.create({ title: 'Üç', slug: 'uc', content: '' });
  const ref = { entity: 'page', record: String(id) } as const;
  await trpc.drafts.keep({ ...ref, values: { slug: 'alinmis' } });
  await trpc.schedules.save({ ...ref, publishAt: soon });
  const other = { entity: 'page', record: String(third) } as const;
  await trpc.drafts.keep({ ...other, values: { title: 'Dört' } });
  await trpc.schedules.save({ ...other, publishAt: afterwards });
  await pass(api);
  expect(await trpc.pages.get({ id: third })).toMatchObject({ title: 'Dört' });
  expect(await db.schedule.findMany()).toMatchObject([{ record: String(id), failure: 'slug.taken.pages' }]);
  expect(await trpc.drafts.get(ref)).toMatchObject({ values: { slug: 'alinmis' } });
});

test('a record that is gone is told, and what was cancelled is not done', async () => {
  const api = await startService();
  const { trpc, db, ref, keep, id, services } = api;
  await trpc.schedules.save({ ...ref, unpublishAt: soon });
  await db.service.deleteMany();
  await pass(api);
  expect(await trpc.schedules.get(ref)).toMatchObject([{ failure: 'Hizmet bulunamadı' }]);
  await trpc.schedules.remove(ref);
  await db.service.create({ data: { id, title: 'Pano', description: 'x' } });
  await keep();
  await trpc.schedules.save({ ...ref, publishAt: soon });
  await trpc.schedules.remove(ref);
  await run(services);
  expect(await trpc.services.get({ id })).toMatchObject({ title: 'Pano' });
});

test('of twenty runs at once one does what is due, and once', async () => {
  const api = await startService();
  const { trpc, db, ref, keep, id, services } = api;
  await keep();
  await trpc.schedules.save({ ...ref, publishAt: soon });
  await db.schedule.updateMany({ data: { at: new Date() } });
  await Promise.all(Array.from({ length: 20 }, () => run(services)));
  expect(await trpc.services.get({ id })).toMatchObject({ title: 'Taslak', version: 2 });
  expect([await db.schedule.count(), await db.revision.count()]).toEqual([0, 2]);
  expect(await db.activity.count({ where: { action: 'scheduleDone' } })).toBe(1);
});

test('without the account of who scheduled it the program does it', async () => {
  const api = await startService();
  const { trpc, db, ref, keep, id } = api;
  await keep();
  await trpc.schedules.save({ ...ref, publishAt: soon });
  await db.user.deleteMany();
  await pass(api);
  expect(await db.service.findUnique({ where: { id } })).toMatchObject({ title: 'Taslak' });
  const [done] = await db.activity.findMany({ orderBy: { id: 'desc' }, take: 1 });
  expect(done).toMatchObject({ action: 'scheduleDone', userId: null });
});
