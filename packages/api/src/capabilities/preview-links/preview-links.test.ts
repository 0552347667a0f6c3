import { expect, test } from 'vitest';
import { homePath } from '#addresses';
import { startTestApi } from '#testing/test-api';
import { startRecord, versionedContent } from '#testing/versioned-records';
import { pageEntities } from '../public-records';
import { clearContent, exportContent } from '../transfer/transfer';
import { openLink } from './open-link';
import { deleteOldLinks } from './preview-link.operations';

const uuid = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';
const dayMs = 86_400_000;

async function startService() {
  const api = await startTestApi({ signedIn: true });
  const { id } = await api.trpc.services.create({
    title: 'Pano',
    slug: 'pano',
    description: 'Açıklama',
    content: '<p>Uzun</p>',
  });
  const ref = { entity: 'service', record: String(id) } as const;
  await api.trpc.drafts.keep({ ...ref, values: { title: 'Taslak' } });
  const make = async () => tokenOf((await api.trpc.previewLinks.create(ref)).path);
  const stateOf = async (token: string) => (await openLink(api.context, token)).state;
  return { ...api, id, ref, make, stateOf };
}

const tokenOf = (path: string) => path.replace('/onizleme/', '');

test.each(versionedContent)('$kind in $locale: a link shows the draft as it then is', async (texts) => {
  const { trpc, db, context, id, user, record } = await startRecord(texts);
  const ref = { entity: texts.kind, record, locale: texts.locale };
  await expect(trpc.previewLinks.create(ref)).rejects.toMatchObject({ cause: { key: 'draft.notFound' } });
  await trpc.drafts.keep({ ...ref, values: texts.edit('Bir') });
  await db.activity.deleteMany();
  const { path, link } = await trpc.previewLinks.create(ref);
  expect(path).toMatch(/^\/onizleme\/[\w-]{43}$/);
  expect(link).toMatchObject({ ...ref, userName: user.email });
  expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBeCloseTo(3 * dayMs, -4);
  expect(JSON.stringify(await db.previewLink.findMany())).not.toContain(tokenOf(path));
  expect(await trpc.previewLinks.get(ref)).toEqual([link]);
  await trpc.drafts.keep({ ...ref, values: texts.edit('İkinci') });
  expect(await openLink(context, tokenOf(path))).toMatchObject({
    state: 'draft',
    ref,
    draft: { values: texts.edit('İkinci') },
  });
  expect(await trpc.previewLinks.remove(ref)).toEqual([]);
  expect(await openLink(context, tokenOf(path))).toEqual({ state: 'ended' });
  await expect(trpc.previewLinks.remove(ref)).rejects.toMatchObject({ cause: { key: 'previewLink.notFound' } });
  const about = { entity: texts.kind, entityId: id || null, userId: user.id };
  expect(await db.activity.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { ...about, action: 'previewLink' },
    { ...about, action: 'previewLinkEnd' },
  ]);
});

test.each([1, 3, 7] as const)('a link is valid for %i days and not longer', async (days) => {
  const { trpc, db, ref, stateOf } = await startService();
  const { path, link } = await trpc.previewLinks.create({ ...ref, days });
  const valid = Date.parse(link.expiresAt) - Date.now();
  expect(valid).toBeGreaterThan((days - 1) * dayMs);
  expect(valid).toBeLessThanOrEqual(days * dayMs);
  await db.previewLink.updateMany({ data: { expiresAt: new Date() } });
  expect(await stateOf(tokenOf(path))).toBe('ended');
  expect(await trpc.previewLinks.get(ref)).toEqual([]);
});

test.each([0, 2, 30, '3', null])('%s is no number of days', async (days) => {
  const { rest, id } = await startService();
  const response = await rest.post(`/admin/services/${id}/preview-links`, { days });
  expect([response.status, response.error]).toEqual([400, 'Bağlantı 1, 3 ya da 7 gün geçerli olabilir']);
});

test('one of several links is ended, and the valid ones are listed', async () => {
  const { trpc, rest, id, ref, stateOf } = await startService();
  const [first, second] = [await trpc.previewLinks.create(ref), await trpc.previewLinks.create(ref)];
  const brand = { entity: 'brand', record: uuid } as const;
  await trpc.drafts.keep({ ...brand, values: { name: 'Marka' } });
  const third = await trpc.previewLinks.create({ ...brand, days: 7 });
  const idsOf = async (query: object) => (await trpc.previewLinks.list(query)).items.map((link) => link.id).toSorted();
  expect(await idsOf({})).toEqual([first, second, third].map(({ link }) => link.id).toSorted());
  expect(await idsOf({ entity: 'brand' })).toEqual([third.link.id]);
  const ended = await rest.delete(`/admin/services/${id}/preview-links?link=${first.link.id}`);
  expect(ended.data).toEqual([second.link]);
  expect([await stateOf(tokenOf(first.path)), await stateOf(tokenOf(second.path))]).toEqual(['ended', 'draft']);
  // A link of another record is not ended by the path of this one.
  expect((await rest.delete(`/admin/services/${id}/preview-links?link=${third.link.id}`)).status).toBe(404);
});

test('a token that nobody gave out opens nothing, nor does the hash of one', async () => {
  const { trpc, ref, stateOf } = await startService();
  const { link } = await trpc.previewLinks.create(ref);
  for (const token of ['', 'x', link.id, 'A'.repeat(43), '%00', 'ğ'.repeat(5000)]) {
    expect(await stateOf(token)).toBe('unknown');
  }
});

test('once the draft is published its link leads to the public page, also while there is another draft', async () => {
  const { trpc, id, context, ref, make, stateOf } = await startService();
  const token = await make();
  await trpc.drafts.publish(ref);
  const published = { state: 'published', path: '/hizmet/pano' };
  expect(await openLink(context, token)).toEqual(published);
  expect(await trpc.previewLinks.get(ref)).toEqual([]);
  await trpc.drafts.keep({ ...ref, values: { title: 'Gizli fikir' } });
  expect(await openLink(context, token)).toEqual(published);
  await trpc.services.setVisible({ id, visible: false });
  expect(await stateOf(token)).toBe('ended');
});

test('a link to a new record follows it under its number, in both languages', async () => {
  const { trpc, context } = await startTestApi({ signedIn: true });
  const ref = { entity: 'service', record: uuid } as const;
  const english = { ...ref, locale: 'en' } as const;
  await trpc.drafts.keep({ ...ref, values: { title: 'Yeni', slug: 'yeni', description: 'x', content: '<p>x</p>' } });
  await trpc.drafts.keep({
    ...english,
    values: { title: 'Fresh', slug: 'fresh', description: 'x', content: '<p>x</p>' },
  });
  const [first, second] = [await trpc.previewLinks.create(ref), await trpc.previewLinks.create(english)];
  const { id } = await trpc.drafts.publish(ref);
  expect(await openLink(context, tokenOf(first.path))).toEqual({ state: 'published', path: '/hizmet/yeni' });
  const record = String(id);
  expect(await openLink(context, tokenOf(second.path))).toMatchObject({ state: 'draft', ref: { record } });
  await trpc.drafts.publish({ ...english, record });
  expect(await openLink(context, tokenOf(second.path))).toEqual({ state: 'published', path: '/en/service/fresh' });
});

test.each(versionedContent)(
  '$kind in $locale: once published its link leads to where visitors see it',
  async (texts) => {
    const { trpc, context, record } = await startRecord(texts);
    const ref = { entity: texts.kind, record, locale: texts.locale };
    await trpc.drafts.keep({ ...ref, values: texts.edit('Bir') });
    const { path } = await trpc.previewLinks.create(ref);
    await trpc.drafts.publish(ref);
    const ownPage = expect.stringMatching(texts.locale === 'tr' ? /^\/[^/]+\/[^/]+$/ : /^\/en\/[^/]+\/[^/]+$/);
    const hasPages = pageEntities.some(({ kind }) => kind === texts.kind);
    expect(await openLink(context, tokenOf(path))).toEqual({
      state: 'published',
      path: hasPages ? ownPage : expect.stringMatching(new RegExp(`^${homePath[texts.locale]}(?:#[a-z]+)?$`)),
    });
  },
);

test('a draft that is discarded or emptied takes its links with it, also when it comes back', async () => {
  const { trpc, ref, make, stateOf } = await startService();
  const token = await make();
  await trpc.drafts.discard(ref);
  expect(await stateOf(token)).toBe('ended');
  const [entry] = (await trpc.trash.list({})).items;
  await trpc.trash.restore({ ids: [entry?.id ?? 0] });
  expect(await stateOf(token)).toBe('ended');
  const next = await make();
  await trpc.drafts.keep({ ...ref, values: { title: 'Pano' } });
  expect(await stateOf(next)).toBe('ended');
});

test('while its record is in the trash a link shows nothing, and shows the draft again once both are back', async () => {
  const { trpc, id, make, stateOf } = await startService();
  const token = await make();
  await trpc.services.remove({ id });
  expect(await stateOf(token)).toBe('ended');
  const [entry] = (await trpc.trash.list({})).items;
  await trpc.trash.restore({ ids: [entry?.id ?? 0] });
  expect(await stateOf(token)).toBe('draft');
});

test('a month after its end a link is deleted, and no earlier', async () => {
  const { trpc, db, services, ref, make, stateOf } = await startService();
  const token = await make();
  await trpc.previewLinks.remove(ref);
  await make();
  const afterDays = (days: number) => new Date(Date.now() + days * dayMs);
  await deleteOldLinks(services, afterDays(29));
  expect([await db.previewLink.count(), await stateOf(token)]).toEqual([2, 'ended']);
  await deleteOldLinks(services, afterDays(31));
  expect([await db.previewLink.count(), await stateOf(token)]).toEqual([1, 'unknown']);
  await deleteOldLinks(services, afterDays(34));
  expect(await db.previewLink.count()).toBe(0);
});

test('the content file leaves links behind, and clearing the site removes them', async () => {
  const { db, make } = await startService();
  await make();
  const { id } = await db.previewLink.findFirstOrThrow();
  expect(JSON.stringify(await exportContent(db, { messages: true }))).not.toContain(id);
  await clearContent(db);
  expect(await db.previewLink.count()).toBe(0);
});
