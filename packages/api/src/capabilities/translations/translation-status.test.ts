import { createLoggedDatabase, createWatchedDatabase } from '@pano/db/testing';
import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

const text = '<p>Ana <a href="/contact">pano</a> <img src="/art/1.webp" alt="x"></p>';
const turkish = { title: 'Pano', slug: 'pano', excerpt: 'Özet', content: text };
const english = { title: 'Board', slug: 'board', excerpt: 'Summary', content: '<p>Main board</p>' };

async function startTranslated() {
  const api = await startTestApi({ signedIn: true });
  const { id } = await api.trpc.articles.create(turkish);
  const ref = { entity: 'article', id } as const;
  const first = await api.trpc.translations.save({ ...ref, data: english });
  const readStale = async () => Object.keys((await api.trpc.translations.get(ref))?.stale ?? {});
  return { ...api, id, ref, first, readStale };
}

test.each([
  ['another title', { title: 'Kuvvet panosu' }, ['title']],
  ['a text and a field that was emptied', { content: '<p>Ana pano</p>', excerpt: null }, ['content', 'excerpt']],
  ['another word', { content: text.replace('Ana', 'Yan') }, ['content']],
  ['another link', { content: text.replace('/contact', '/articles') }, ['content']],
  ['another picture', { content: text.replace('1.webp', '2.webp') }, ['content']],
  ['bold, colour and another heading', { content: text.replace('Ana', '<strong style="color: red">Ana</strong>') }, []],
  ['a paragraph that became a heading', { content: text.replace(/(<\/?)p>/g, '$1h2>') }, []],
  ['the same values', turkish, []],
  ['another address', { slug: 'kuvvet-panosu' }, []],
  ['a switch, a picture and a date', { visible: false, featuredImage: '/art/1.webp', publishedAt: null }, []],
] as const)('of an edit of Turkish, %s: these English texts are out of date', async (_, edit, expected) => {
  const { trpc, id, ref, first, readStale, db } = await startTranslated();
  await trpc.articles.update({ id, data: edit });
  expect(await readStale()).toEqual(expected);
  const row = await db.articleTranslation.findFirstOrThrow();
  expect({ ...row, updatedAt: row.updatedAt.toISOString() }).toMatchObject({
    version: first.version,
    updatedAt: first.updatedAt,
  });
  expect(await trpc.lifecycle.states({ entity: ref.entity, ids: [id, 99] })).toEqual([
    { id, english: expected.length > 0 ? 'outdated' : 'translated', stale: expected, empty: 0 },
  ]);
});

test('a text stays out of date until its English changes or is said to be current, and names the version it says', async () => {
  const { trpc, id, ref, readStale } = await startTranslated();
  await trpc.articles.update({ id, data: { title: 'B' } });
  await trpc.articles.update({ id, data: { title: 'C', excerpt: 'Başka' } });
  expect((await trpc.translations.get(ref))?.stale).toEqual({ title: 1, excerpt: 2 });
  await trpc.translations.save({ ...ref, data: { content: '<p>Other</p>', title: english.title } });
  expect(await readStale()).toEqual(['title', 'excerpt']);
  await trpc.translations.save({ ...ref, data: { title: 'Panel' } });
  expect(await readStale()).toEqual(['excerpt']);
  await trpc.translations.save({ ...ref, data: {}, current: ['excerpt'] });
  expect(await readStale()).toEqual([]);
});

test('a minor edit leaves the English texts up to date, through the form only', async () => {
  const { trpc, rest, id, readStale } = await startTranslated();
  await trpc.articles.update({ id, data: { title: 'Panoo' }, minorEdit: true });
  expect(await readStale()).toEqual([]);
  await rest.put(`/admin/articles/${id}`, { title: 'Pano', minorEdit: true });
  expect(await readStale()).toEqual(['title']);
});

test('saving both languages leaves out of date what changed in Turkish only; where one is rejected neither is saved', async () => {
  const { trpc, db, id, ref, readStale } = await startTranslated();
  const turkishEdit = { data: { title: 'Kuvvet panosu', excerpt: 'Başka' } };
  await expect(
    trpc.translations.saveBoth({ ...ref, turkish: turkishEdit, english: { data: { title: '' } } }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const { id: otherId } = await trpc.articles.create({ ...turkish, slug: 'dolu' });
  await expect(
    trpc.translations.saveBoth({ ...ref, turkish: turkishEdit, english: { data: { slug: 'dolu' } } }),
  ).rejects.toMatchObject({ cause: { kind: 'conflict', details: { field: 'english.slug' } } });
  expect(await db.article.findUniqueOrThrow({ where: { id } })).toMatchObject(turkish);
  expect(otherId).not.toBe(id);
  const saved = await trpc.translations.saveBoth({
    ...ref,
    turkish: turkishEdit,
    english: { data: { title: 'Panel' } },
  });
  expect(saved.texts.title).toBe('Panel');
  expect(await readStale()).toEqual(['excerpt']);
  expect(await db.article.findUniqueOrThrow({ where: { id } })).toMatchObject(turkishEdit.data);
});

test('two editors at once, one in each language, get no conflict', async () => {
  const { trpc, id, ref, first } = await startTranslated();
  const { version } = await trpc.articles.get({ id });
  await Promise.all([
    trpc.articles.update({ id, version, data: { title: 'Kuvvet panosu' } }),
    trpc.translations.save({ ...ref, version: first.version, data: { excerpt: 'Other' } }),
  ]);
  expect(await trpc.translations.get(ref)).toMatchObject({ texts: { excerpt: 'Other' }, stale: { title: 1 } });
});

test('the states of two hundred records take one query', async () => {
  const database = await createLoggedDatabase();
  const { trpc, db } = await startTestApi({ signedIn: true, database });
  await db.service.createMany({
    data: Array.from({ length: 200 }, (_, at) => ({ title: `S${at}`, description: 'x' })),
  });
  const ids = (await db.service.findMany({ select: { id: true } })).map(({ id }) => id);
  await trpc.translations.save({ entity: 'service', id: ids[0] ?? 0, data: { title: 'A', description: 'x' } });
  database.queries.length = 0;
  const states = await trpc.lifecycle.states({ entity: 'service', ids });
  expect(states.map(({ english }) => english)).toEqual(['translated', ...Array(199).fill('missing')]);
  expect(database.queries.filter(({ sql }) => /"?Service/.test(sql))).toHaveLength(1);
});

test('a list brings the states of its records with one query more, and a site without English reads nothing more', async () => {
  const database = await createWatchedDatabase();
  const { trpc, db } = await startTestApi({ signedIn: true, database });
  const { id: categoryId } = await db.category.create({ data: { name: 'Pano', slug: 'pano' } });
  const { id: recordId } = await db.article.create({ data: turkish });
  const { excerpt: _, ...texts } = english;
  await db.articleTranslation.create({ data: { ...texts, recordId, locale: 'en', stale: '{"title":1}' } });
  await db.project.create({ data: { title: 'Pano', slug: 'pano', categoryId, content: text } });
  await db.service.create({ data: { title: 'Pano', description: 'x' } });
  await db.heroSection.create({ data: { title: 'Pano' } });
  await db.keyword.create({ data: { keyword: 'pano', keywordKey: 'pano' } });
  await db.page.create({ data: { title: 'Pano', slug: 'pano', content: text } });
  const kinds = ['article', 'project', 'category', 'service', 'heroSection', 'keyword', 'page'] as const;
  const lists = [
    trpc.articles,
    trpc.projects,
    trpc.categories,
    trpc.services,
    trpc.heroSections,
    trpc.keywords,
    trpc.pages,
  ];
  const read = async ({ list }: (typeof lists)[number], states?: true) => {
    database.queries.length = 0;
    const page = await list({ limit: 20, states });
    return { page, queries: database.queries.filter(({ sql }) => !/(?:Session|User|SecondFactor)\W/.test(sql)).length };
  };
  for (const router of lists) await read(router, true);
  for (const [at, router] of lists.entries()) {
    const [alone, both] = [await read(router), await read(router, true)];
    expect(alone.page.states).toBeUndefined();
    const ids = both.page.items.map(({ id }) => id);
    const entity = kinds[at] ?? 'article';
    expect(both.page.states, entity).toEqual(await trpc.lifecycle.states({ entity, ids }));
    expect(both.page.states).toHaveLength(1);
    expect(both.queries - alone.queries, entity).toBe(1);
  }
  const { page } = await read(trpc.articles, true);
  expect(page.states).toEqual([{ id: recordId, english: 'outdated', stale: ['title'], empty: 1 }]);
  await trpc.company.update({ data: { name: 'Örnek', english: false } });
  for (const router of lists) await read(router, true);
  for (const router of lists) {
    const [alone, both] = [await read(router), await read(router, true)];
    expect(both).toEqual(alone);
  }
});

test('a caption in Turkish only is one of the texts that a project lacks in English', async () => {
  const { trpc } = await startTranslated();
  const { id: categoryId } = await trpc.categories.create({ name: 'Pano', slug: 'pano' });
  const { id } = await trpc.projects.create({ title: 'Trafo', content: '<p>x</p>', categoryId });
  const add = (captionTr: string | null, captionEn: string | null) =>
    trpc.projects.images.add({ projectId: id, imageUrl: '/art/1.webp', captionTr, captionEn });
  const { id: imageId } = await add('Ana pano', null);
  await add('Kompanzasyon', 'Power factor correction');
  await add(null, null);
  const ref = { entity: 'project', id } as const;
  const read = () => trpc.lifecycle.states({ entity: 'project', ids: [id] });
  expect(await read()).toMatchObject([{ english: 'missing', empty: 0 }]);
  await trpc.translations.save({ ...ref, data: { title: 'Substation', content: '<p>x</p>' } });
  expect(await read()).toMatchObject([{ english: 'translated', empty: 1 }]);
  expect((await trpc.translations.list({ entity: 'project' })).items).toMatchObject([{ empty: 1 }]);
  await trpc.projects.images.update({ id: imageId, data: { captionEn: 'Main board' } });
  expect(await read()).toMatchObject([{ empty: 0 }]);
});

test('a caption whose Turkish changes leaves its English out of date until that changes or is said to be current', async () => {
  const { trpc, db } = await startTranslated();
  const { id: categoryId } = await trpc.categories.create({ name: 'Pano', slug: 'pano' });
  const { id: projectId } = await trpc.projects.create({ title: 'Trafo', content: '<p>x</p>', categoryId });
  const ref = { entity: 'project', id: projectId } as const;
  const captions = { captionTr: 'Ana pano', captionEn: 'Main board' };
  const [{ id }, other] = [
    await trpc.projects.images.add({ projectId, imageUrl: '/art/1.webp', ...captions }),
    await trpc.projects.images.add({ projectId, imageUrl: '/art/2.webp', captionTr: 'Trafo', captionEn: null }),
  ];
  const first = await trpc.translations.save({ ...ref, data: { title: 'Substation', content: '<p>x</p>' } });
  const edit = (data: object) => trpc.projects.images.update({ id, data });
  const readState = async () => (await trpc.lifecycle.states({ entity: 'project', ids: [projectId] }))[0];
  const find = async (english: 'outdated' | 'translated') => [
    (await trpc.translations.list({ entity: 'project', english })).total,
    (await trpc.projects.list({ english })).items.length,
  ];
  expect(await find('translated')).toEqual([1, 1]);

  expect(await edit({ captionTr: 'Ana dağıtım panosu' })).toMatchObject({ captionSource: 'Ana pano' });
  expect(await edit({ captionTr: 'Dağıtım panosu' })).toMatchObject({ captionSource: 'Ana pano' });
  expect(await readState()).toMatchObject({ english: 'outdated', stale: ['captionEn'], empty: 1 });
  expect([await find('outdated'), await find('translated')]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect(await trpc.translations.count()).toMatchObject({ outdated: 1 });
  expect(await trpc.translations.get(ref)).toEqual(first);

  const { batch } = await trpc.projects.images.remove({ id });
  expect(await readState()).toMatchObject({ english: 'translated' });
  await trpc.trash.restoreBatch({ batch });
  expect(await readState()).toMatchObject({ english: 'outdated' });
  expect(await edit({ current: true })).toMatchObject({ captionEn: 'Main board', captionSource: null });
  expect(await find('translated')).toEqual([1, 1]);
  await edit({ captionTr: 'Pano' });
  expect(await edit({ captionEn: 'Board' })).toMatchObject({ captionSource: null });
  await edit({ captionTr: 'Pano odası' });
  expect(await edit({ captionTr: 'Pano' })).toMatchObject({ captionSource: null });
  // Without English there is nothing that could be out of date.
  await trpc.projects.images.update({ id: other.id, data: { captionTr: 'Trafo odası' } });
  expect(await db.projectImage.count({ where: { captionSource: { not: null } } })).toBe(0);
});

test('the overview lists every document with its state, page by page, and counts them', async () => {
  const { trpc, rest, id } = await startTranslated();
  const { id: serviceId } = await trpc.services.create({ title: 'Keşif', description: 'x' });
  await trpc.articles.update({ id, data: { title: 'Kuvvet panosu' } });
  await trpc.translations.save({ entity: 'article', id, data: { excerpt: '' } });
  // A profile that nobody has saved has nothing to translate.
  expect(await trpc.translations.count()).toEqual({ missing: 1, translated: 0, outdated: 1, draft: 0 });
  const slogan = { tr: 'Tek ekip', en: 'One team' };
  const { updatedAt } = await trpc.company.update({ data: { name: 'Örnek', slogan, blurb: { tr: 'Pano', en: null } } });
  const all = await trpc.translations.list({});
  expect(all.items).toMatchObject([
    { entity: 'service', id: serviceId, label: 'Keşif', english: 'missing', englishUpdatedAt: null },
    { entity: 'article', id, label: 'Kuvvet panosu', english: 'outdated', stale: ['title'], empty: 1 },
    { entity: 'company', id: null, english: 'translated', empty: 1, updatedAt, englishUpdatedAt: updatedAt },
  ]);
  expect(all.total).toBe(3);
  expect((await trpc.translations.list({ english: 'outdated' })).items).toMatchObject([{ id }]);
  expect((await trpc.translations.list({ q: 'kesif' })).items).toMatchObject([{ id: serviceId }]);
  expect((await trpc.translations.list({ entity: 'service', english: 'translated' })).total).toBe(0);
  const paged = await rest.get('/admin/translations?limit=1&offset=1');
  expect([paged.data, paged.meta]).toMatchObject([[{ id, entity: 'article' }], { total: 3, limit: 1, offset: 1 }]);
  expect(await trpc.translations.count()).toEqual({ missing: 1, translated: 1, outdated: 1, draft: 0 });
});

test('a draft in English is told beside its texts or alone, and lists can be narrowed to it', async () => {
  const { trpc, rest, id } = await startTranslated();
  const titles = ['Taslaklı', 'Çevrilmemiş'];
  const [drafted, missing] = await Promise.all(
    titles.map((title) => trpc.services.create({ title, description: 'x' })),
  );
  const ref = { entity: 'service', record: String(drafted?.id), locale: 'en' } as const;
  await trpc.drafts.keep({ ...ref, values: { title: 'Drafted' } });
  await trpc.drafts.keep({ ...ref, entity: 'article', record: String(id), values: { title: 'Drafted' } });
  // Neither a Turkish draft nor that of a record that is not there yet is one of these.
  await trpc.drafts.keep({ ...ref, record: String(missing?.id), locale: 'tr', values: { title: 'Taslak' } });
  const fresh = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';
  await trpc.drafts.keep({ ...ref, record: fresh, values: { title: 'New' } });

  const read = async (query: object) =>
    (await trpc.translations.list(query)).items.map((one) => [one.id, one.english, one.draft]);
  expect(await read({ english: 'draft' })).toEqual([
    [drafted?.id, 'missing', true],
    [id, 'translated', true],
  ]);
  expect(await read({ english: 'missing' })).toEqual([[missing?.id, 'missing', undefined]]);
  expect(await read({ english: 'draft', q: 'taslakli' })).toEqual([[drafted?.id, 'missing', true]]);
  expect(await trpc.translations.count()).toEqual({ missing: 1, translated: 1, outdated: 0, draft: 2 });
  const services = async (english: 'draft' | 'missing') =>
    (await trpc.services.list({ english })).items.map((service) => service.id);
  expect([await services('draft'), await services('missing')]).toEqual([[drafted?.id], [missing?.id]]);
  const articles = async () => (await rest.get('/admin/articles?english=draft')).meta;
  expect(await articles()).toMatchObject({ total: 1 });
  await trpc.drafts.discard({ ...ref, entity: 'article', record: String(id) });
  expect(await articles()).toMatchObject({ total: 0 });
});

test('the overview finds by their names what the search of the back office does not know', async () => {
  const { trpc, rest } = await startTranslated();
  await trpc.aboutSection.create({ title: 'Bizi tanıyın', content: '<p>a</p><p>b</p><p>c</p>' });
  await trpc.company.update({ data: { name: 'Tanınmış Elektrik', slogan: { tr: 'Tek ekip', en: null } } });
  const find = async (q: string) => (await trpc.translations.list({ q })).items.map(({ entity }) => entity);
  expect(await find('TANIYIN bizi')).toEqual(['aboutSection']);
  expect(await find('tani')).toEqual(['aboutSection', 'company']);
  expect(await find('elektrik')).toEqual(['company']);
  const emo = { kind: 'address', url: 'https://www.emo.org.tr', label: { tr: 'Oda', en: null } } as const;
  await trpc.menus.update({ footer: [emo] });
  expect(await find('Menü')).toEqual(['menus']);
  const { data } = await rest.send('GET', '/admin/translations?q=menus', undefined, {
    'accept-language': 'en',
  });
  expect(data).toMatchObject([{ entity: 'menus', label: 'Menus' }]);
  const kinds = await trpc.translations.kinds();
  expect(kinds).toEqual(expect.arrayContaining(['article', 'aboutSection', 'company']));
  expect(kinds).not.toContain('brand');
});
