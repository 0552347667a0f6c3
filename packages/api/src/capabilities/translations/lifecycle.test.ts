import { expect, test } from 'vitest';
import { findSlugRedirect } from '#platform/records/slug-redirects';
import { startLibrary } from '#testing/fixtures';
import { form, png } from '#testing/pictures';
import { startTestApi } from '#testing/test-api';
import { purgeNightly } from './pinned-versions';

const turkish = { title: 'Pano', slug: 'pano', content: '<p>Pano</p>', publishedAt: '2020-01-01T00:00:00Z' };
const english = { title: 'Board', slug: 'board', content: '<p>Board</p>', excerpt: 'Short' };

async function startTranslated() {
  const api = await startTestApi({ signedIn: true });
  const { id } = await api.trpc.articles.create(turkish);
  const ref = { entity: 'article', id } as const;
  await api.trpc.translations.save({ ...ref, data: english });
  const trashed = async () => (await api.db.trash.findFirstOrThrow()).id;
  return { ...api, id, ref, trashed };
}

test('a deletion takes the English texts along, and restoring brings them back with their address', async () => {
  const { trpc, db, id, ref, trashed } = await startTranslated();
  await trpc.translations.save({ ...ref, data: { slug: 'panel-board' } });
  await trpc.articles.update({ id, data: { title: 'Kuvvet panosu' } });
  const before = await db.articleTranslation.findFirstOrThrow();
  const { search } = await db.article.findUniqueOrThrow({ where: { id } });
  await trpc.articles.remove({ id });
  expect(await db.articleTranslation.count()).toBe(0);
  for (const slug of ['pano', 'board', 'panel-board']) {
    expect(await findSlugRedirect(db, 'articles', slug), slug).toEqual({ recordId: null });
  }
  expect(await trpc.trash.restore({ ids: [await trashed()] })).toMatchObject({ restored: [{ recordId: id }] });
  const { id: _, ...same } = { ...before, version: before.version + 1 };
  expect(await db.articleTranslation.findFirstOrThrow()).toMatchObject(same);
  expect(await db.article.findUniqueOrThrow({ where: { id } })).toMatchObject({ search });
  expect(await findSlugRedirect(db, 'articles', 'panel-board')).toBeNull();
  expect(await findSlugRedirect(db, 'articles', 'board')).toEqual({ recordId: id });
});

test('English for a record that was deleted meanwhile is not saved, and is as soon as it is back', async () => {
  const { trpc, db, id, ref, trashed } = await startTranslated();
  const { version } = (await trpc.translations.get(ref)) ?? {};
  await trpc.articles.remove({ id });
  const edit = { ...ref, version, data: { title: 'Panel' } };
  await expect(trpc.translations.save(edit)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const turkishEdit = { data: { title: 'Kuvvet panosu' } };
  await expect(
    trpc.translations.saveBoth({ ...ref, turkish: turkishEdit, english: { data: edit.data } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect([await db.articleTranslation.count(), await db.article.count()]).toEqual([0, 0]);
  await trpc.trash.restore({ ids: [await trashed()] });
  expect((await trpc.translations.save({ ...ref, data: edit.data })).texts.title).toBe('Panel');
});

test('a slug that another record has by now, in whatever language, is another one after restoring', async () => {
  const { trpc, db, id, ref, trashed } = await startTranslated();
  await trpc.articles.remove({ id });
  const other = await trpc.articles.create({ ...turkish, slug: 'board' });
  await trpc.translations.save({ entity: 'article', id: other.id, data: { ...english, slug: 'pano' } });
  const entry = await trashed();
  const asked = await trpc.trash.restore({ ids: [entry] });
  expect(asked).toMatchObject({ restored: [], questions: [{ kind: 'slug', suggestion: 'pano-2' }] });
  const place = { kind: 'article', id: other.id };
  const again = await trpc.trash.restore({ ids: [entry], choices: [{ id: entry, slug: 'pano-2' }] });
  expect(again).toMatchObject({ restored: [], questions: [{ kind: 'englishSlug', suggestion: 'board-2', place }] });
  expect(await db.article.count()).toBe(1);
  const choice = { slug: 'pano-2', englishSlug: 'pano' };
  const stillTaken = await trpc.trash.restore({ ids: [entry], choices: [{ id: entry, ...choice }] });
  expect(stillTaken.questions).toMatchObject([{ kind: 'englishSlug', suggestion: 'pano-2' }]);
  await trpc.trash.restore({ ids: [entry], choices: [{ id: entry, ...choice, englishSlug: 'board-2' }] });
  expect((await trpc.translations.get(ref))?.texts.slug).toBe('board-2');
  expect((await trpc.revisions.list({ ...ref, locale: 'en' })).items).toMatchObject([{ fields: ['slug'] }, {}]);
  expect(await db.article.findUniqueOrThrow({ where: { id } })).toMatchObject({ slug: 'pano-2' });
});

test('a keyword whose English wording another one has by now stays in the trash, with its place', async () => {
  const { trpc, trashed } = await startTranslated();
  const { id } = await trpc.keywords.create({ keyword: 'Pano' });
  await trpc.translations.save({ entity: 'keyword', id, data: { keyword: 'Board' } });
  await trpc.keywords.remove({ id });
  const other = await trpc.keywords.create({ keyword: 'Levha' });
  await trpc.translations.save({ entity: 'keyword', id: other.id, data: { keyword: 'board' } });
  expect(await trpc.trash.restore({ ids: [await trashed()] })).toMatchObject({
    questions: [{ kind: 'exists', place: { kind: 'keyword', id: other.id, label: 'Levha' } }],
  });
});

test('what an older version put into the trash comes back without English texts', async () => {
  const { trpc, db, id, ref, trashed } = await startTranslated();
  await trpc.articles.remove({ id });
  const entry = await trashed();
  const { data } = await db.trash.findUniqueOrThrow({ where: { id: entry } });
  const { translations: _, ...older } = JSON.parse(data);
  await db.trash.update({ where: { id: entry }, data: { data: JSON.stringify(older) } });
  await trpc.trash.restore({ ids: [entry] });
  expect(await trpc.translations.get(ref)).toBeNull();
});

test('English has versions of its own; an older one comes back, also after English was taken off the site', async () => {
  const { trpc, rest, db, ref, id } = await startTranslated();
  await trpc.translations.save({ ...ref, data: { title: 'Panel', excerpt: '' } });
  const path = `/admin/articles/${id}/revisions`;
  expect((await trpc.revisions.list(ref)).total).toBe(1);
  expect((await rest.get(`${path}?locale=en`)).data).toMatchObject([
    { number: 2, fields: ['title', 'excerpt'], live: true },
    { number: 1, live: false },
  ]);
  expect((await rest.get(`${path}/1?locale=en`)).data).toMatchObject({
    values: english,
    kinds: { content: 'richText' },
  });
  const stale = await rest.post(`${path}/1/restore?locale=en`, { newest: 1 });
  expect([stale.status, (await trpc.translations.get(ref))?.texts.title]).toEqual([409, 'Panel']);
  const restored = await rest.post(`${path}/1/restore?locale=en`, { newest: 2 });
  expect(restored.data).toMatchObject({ restored: ['title', 'excerpt'] });
  expect((await trpc.translations.get(ref))?.texts).toMatchObject(english);
  await trpc.translations.remove(ref);
  const removed = await trpc.revisions.list({ ...ref, locale: 'en' });
  expect(removed.items.map(({ number, live }) => [number, live])).toEqual([
    [3, false],
    [2, false],
    [1, false],
  ]);
  expect(await trpc.revisions.get({ ...ref, locale: 'en', number: 3 })).toMatchObject({ live: false });
  await trpc.revisions.restore({ ...ref, locale: 'en', number: 2 });
  expect((await trpc.translations.get(ref))?.texts).toMatchObject({ title: 'Panel', excerpt: null, slug: 'board' });
  expect(await db.activity.count({ where: { action: 'restoreVersion' } })).toBe(2);
  expect(await trpc.articles.get({ id })).toMatchObject({ title: 'Pano', version: 1 });
  expect((await rest.get(`${path}?locale=de`)).status).toBe(400);
});

test('the Turkish version that an outdated English text still says is never too old, also while it is in the trash', async () => {
  const { trpc, db, services, ref, id, trashed } = await startTranslated();
  const edits = ['Kuvvet panosu', 'Dağıtım panosu', 'Ana pano', 'Tali pano', 'Pano odası'];
  for (const title of edits) await trpc.articles.update({ id, data: { title } });
  expect((await trpc.translations.get(ref))?.stale).toEqual({ title: 1 });
  await db.revision.updateMany({ data: { createdAt: new Date('2020-01-01') } });
  expect((await trpc.privacy.aged()).revisions).toEqual({ 6: 2, 12: 2, 24: 2 });
  await purgeNightly(services, new AbortController().signal);
  const numbers = async () =>
    (await db.revision.findMany({ where: { locale: 'tr' }, orderBy: { number: 'asc' } })).map(({ number }) => number);
  expect(await numbers()).toEqual([1, 4, 5, 6]);
  await trpc.articles.remove({ id });
  expect((await trpc.privacy.aged()).revisions).toEqual({ 6: 0, 12: 0, 24: 0 });
  await purgeNightly(services, new AbortController().signal);
  expect(await numbers()).toEqual([1, 4, 5, 6]);
  await trpc.trash.restore({ ids: [await trashed()] });
  expect((await trpc.translations.get(ref))?.stale).toEqual({ title: 1 });
  await trpc.translations.save({ ...ref, data: {}, current: ['title'] });
  await purgeNightly(services, new AbortController().signal);
  expect(await numbers()).toEqual([4, 5, 6]);
});

test('an older Turkish version that comes back marks the English texts', async () => {
  const { trpc, ref, id } = await startTranslated();
  await trpc.articles.update({ id, data: { title: 'Kuvvet panosu' } });
  await trpc.translations.save({ ...ref, data: {}, current: ['title'] });
  await trpc.revisions.restore({ ...ref, number: 1 });
  expect((await trpc.translations.get(ref))?.stale).toEqual({ title: 2 });
});

test('a picture that only English texts show is in use, and its replacement reaches every one of them', async () => {
  const { trpc, rest, db, upload } = await startLibrary();
  const { id, url } = await upload();
  const category = await trpc.categories.create({ name: 'Tesis', slug: 'tesis' });
  const picture = `<p>a</p><p>b</p><p>c</p><img src="${url}" alt="">`;
  const project = await trpc.projects.create({ title: 'A', content: '<p>x</p>', categoryId: category.id });
  const about = await trpc.aboutSection.create({ title: 'A', content: '<p>a</p><p>b</p><p>c</p>' });
  const slide = await trpc.heroSections.create({ title: 'A' });
  const save = (entity: 'project' | 'aboutSection' | 'heroSection', of: number, data: Record<string, string>) =>
    trpc.translations.save({ entity, id: of, data });
  await save('project', project.id, { title: 'A', content: picture });
  await save('aboutSection', about.id, { title: 'A', content: picture });
  await save('heroSection', slide.id, { title: 'A', subtitle: picture, ctaLink: url });
  const uses = await trpc.media.usage({ id });
  expect(uses.map((use) => `${use.kind} ${use.id} ${use.field}`).toSorted()).toEqual([
    'aboutSection null en.content',
    `heroSection ${slide.id} en.ctaLink`,
    `heroSection ${slide.id} en.subtitle`,
    `project ${project.id} en.content`,
  ]);
  await expect(trpc.media.remove({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  await rest.send('POST', `/admin/media/${id}/file`, form(await png(70), 'yeni.png'));
  const { url: now } = await trpc.media.get({ id });
  expect(now).not.toBe(url);
  expect(await db.heroSectionTranslation.findFirstOrThrow()).toMatchObject({ ctaLink: now, version: 2 });
  expect((await db.projectTranslation.findFirstOrThrow()).content).toContain(now);
  expect((await db.aboutSectionTranslation.findFirstOrThrow()).content).toContain(now);
});
