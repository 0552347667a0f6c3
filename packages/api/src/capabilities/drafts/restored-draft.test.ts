import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { readFields, startRecord, versionedTexts } from '#testing/versioned-records';

test.each(versionedTexts)(
  '$kind in $locale: an older version becomes a draft, and publishing it brings it back',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, db, context, id } = site;
    const { label, history, locale } = texts;
    const ref = { entity: texts.kind, record: site.record, locale };
    await history.save(context, id, { [label]: 'Eski' });
    const [version] = (await trpc.revisions.list({ entity: texts.kind, id, locale })).items;
    const old = { entity: texts.kind, id, locale, number: version?.number ?? 0 };
    const before = await readFields(site, history, id);
    await history.save(context, id, { [label]: 'Yeni' });
    const now = await readFields(site, history, id);
    const versions = await db.revision.count();
    const { restored, dropped, missing, gone } = await trpc.revisions.restore({ ...old, as: 'draft' });
    expect([restored, dropped, missing, gone]).toEqual([[label], [], [], []]);
    // Nobody sees it, and it is no version yet.
    expect([await readFields(site, history, id), await db.revision.count()]).toEqual([now, versions]);
    expect(await trpc.drafts.get(ref)).toMatchObject({ values: { [label]: 'Eski' }, before: { [label]: 'Yeni' } });
    await trpc.drafts.publish(ref);
    expect(await readFields(site, history, id)).toEqual(before);
    const newest = async () => (await trpc.revisions.list({ entity: texts.kind, id, locale })).items[0];
    expect(await newest()).toMatchObject({ origin: 'restore' });
    // What somebody has gone on with is no older version any more.
    await trpc.revisions.restore({ ...old, number: 1, as: 'draft' });
    await trpc.drafts.keep({ ...ref, values: { [label]: 'Başka' } });
    await trpc.drafts.publish(ref);
    expect(await newest()).toMatchObject({ origin: 'form' });
  },
);

async function startVersions() {
  const api = await startTestApi({ signedIn: true });
  const { trpc } = api;
  const first = { title: 'Bir', slug: 'bir', content: '<p>Bir</p>', publishedAt: '2020-01-01T00:00:00.000Z' };
  const { id } = await trpc.articles.create(first);
  await trpc.articles.update({ id, data: { title: 'İki', slug: 'iki' } });
  await trpc.articles.update({ id, data: { visible: false, publishedAt: null } });
  const old = { entity: 'article', id, number: 1 } as const;
  return { ...api, id, old, ref: { entity: 'article', record: String(id) } as const };
}

test('a draft that is there gives way only if it is the one that was read, and goes to the trash', async () => {
  const { trpc, rest, db, id, old, ref } = await startVersions();
  const draft = await trpc.drafts.keep({ ...ref, values: { excerpt: 'Bekleyen' } });
  const stale = { cause: { key: 'draft.stale', details: { current: draft } } };
  for (const version of [undefined, 0, 2_000_000_000]) {
    await expect(trpc.revisions.restore({ ...old, as: 'draft', draft: version })).rejects.toMatchObject(stale);
  }
  const path = `/admin/articles/${id}/revisions/1/restore`;
  expect((await rest.post(path, { as: 'draft' })).status).toBe(409);
  expect([await db.trash.count(), (await trpc.drafts.get(ref))?.values]).toEqual([0, { excerpt: 'Bekleyen' }]);
  expect((await rest.post(path, { as: 'draft', draft: draft?.version })).data).toMatchObject({
    restored: ['title', 'slug'],
  });
  // Neither the date nor the visibility of that time.
  expect((await trpc.drafts.get(ref))?.values).toEqual({ title: 'Bir', slug: 'bir' });
  expect(await trpc.articles.get({ id })).toMatchObject({ title: 'İki', visible: false, publishedAt: null });
  const [entry] = (await trpc.trash.list({})).items;
  expect(entry).toMatchObject({ draft: true, label: 'İki' });
  const log = await db.activity.findMany({ orderBy: { id: 'desc' }, take: 2 });
  expect(log.map(({ action }) => action)).toEqual(['draft', 'discard']);
});

test('a version that is live makes no draft, and one of a record that was changed meanwhile none either', async () => {
  const { trpc, db, id, old, ref } = await startVersions();
  await trpc.drafts.keep({ ...ref, values: { excerpt: 'Bekleyen' } });
  expect(await trpc.revisions.restore({ ...old, number: 2, as: 'draft' })).toMatchObject({ restored: [] });
  expect((await trpc.drafts.get(ref))?.values).toEqual({ excerpt: 'Bekleyen' });
  const { version } = await trpc.articles.get({ id });
  await expect(trpc.revisions.restore({ ...old, as: 'draft', version: version - 1 })).rejects.toMatchObject({
    cause: { kind: 'stale' },
  });
  await expect(trpc.revisions.restore({ ...old, as: 'draft', newest: 1 })).rejects.toMatchObject({
    cause: { kind: 'stale' },
  });
  expect(await db.trash.count()).toBe(0);
});

test('what a version does not know, and what records no longer have, is named', async () => {
  const { trpc, db, old, ref } = await startVersions();
  const data = JSON.stringify({ title: 'Bir', colour: 'red' });
  await db.revision.updateMany({ where: { number: 1 }, data: { data } });
  const { restored, missing, dropped } = await trpc.revisions.restore({ ...old, as: 'draft' });
  expect([restored, dropped]).toEqual([['title'], ['colour']]);
  expect(missing).toContain('content');
  expect((await trpc.drafts.get(ref))?.values).toEqual({ title: 'Bir' });
});

test('a draft of an assistant is marked in the list and beside what is live, and in the history once a person publishes it', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'Açıklama' });
  const ref = { entity: 'service', record: String(id) } as const;
  await trpc.drafts.keep({ ...ref, values: { title: 'Taslak' } });
  await db.draft.updateMany({ data: { assistant: 'ofis bilgisayarı' } });
  await trpc.services.update({ id, data: { title: 'Öteki' } });
  const draft = await trpc.drafts.get(ref);
  expect(draft).toMatchObject({ before: { title: 'Pano' }, live: { title: 'Öteki' }, kinds: { title: 'text' } });
  expect(draft?.assistant).toBe('ofis bilgisayarı');
  const { drafts } = await trpc.services.list({ states: true });
  expect(drafts).toEqual([{ id, locale: 'tr', assistant: 'ofis bilgisayarı' }]);
  await trpc.drafts.publish({ ...ref, overwrite: draft?.liveTag ?? undefined });
  const versions = await trpc.revisions.list({ entity: 'service', id });
  expect(versions.items[0]).toMatchObject({ origin: 'assistant', assistant: 'ofis bilgisayarı' });
});
