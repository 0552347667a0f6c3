import { expect, test } from 'vitest';
import { findSlugRedirect } from '#platform/records/slug-redirects';
import { startTestApi } from '#testing/test-api';
import { translatedEntities } from './translation.operations';

type Api = Awaited<ReturnType<typeof startTestApi>>;

const html = '<p>Bir.</p><p>İki.</p><p>Üç.</p>';

/** Of each kind a Turkish record, and English texts that lack what Turkish needs. */
const records: Record<string, { path: string; body: object; lacking: object; text: string }> = {
  service: {
    path: '/admin/services',
    body: { title: 'Pano', description: 'x' },
    lacking: { description: 'x' },
    text: 'Başlık gereklidir',
  },
  heroSection: {
    path: '/admin/hero-sections',
    body: { title: 'Pano' },
    lacking: { ctaText: 'x' },
    text: 'Başlık gereklidir',
  },
  aboutSection: {
    path: '/admin/about-section',
    body: { title: 'Pano', content: html },
    lacking: { title: 'x', content: '<p>One.</p>' },
    text: 'İçerik en az 3 paragraf içermelidir',
  },
  category: { path: '/admin/categories', body: { name: 'Pano', slug: 'pano' }, lacking: { slug: 'x' }, text: '' },
  project: {
    path: '/admin/projects',
    body: { title: 'Pano', content: html },
    lacking: { title: 'Board' },
    text: '',
  },
  article: {
    path: '/admin/articles',
    body: { title: 'Pano', slug: 'pano', content: html },
    lacking: { title: 'Board', content: '<p><script>x</script></p>' },
    text: '',
  },
  page: { path: '/admin/pages', body: { title: 'Pano', slug: 'pano' }, lacking: { content: html }, text: '' },
  keyword: { path: '/admin/keywords', body: { keyword: 'Pano' }, lacking: {}, text: '' },
};

async function create({ rest, db }: Api, kind: string): Promise<number> {
  const { path = '', body } = records[kind] ?? {};
  const category = await db.category.upsert({
    where: { slug: 'tesis' },
    create: { name: 'Tesis', slug: 'tesis' },
    update: {},
  });
  const { status, data, text } = await rest.post(
    path,
    kind === 'project' ? { ...body, categoryId: category.id } : body,
  );
  expect(status, text).toBe(201);
  return (data as { id: number }).id;
}

const addressOf = (kind: string, id: number) => `${records[kind]?.path}/${id}/translations/en`;

test('the cases are all kinds that are translated', () => {
  expect(translatedEntities.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(records).toSorted());
});

test.each(translatedEntities.map(({ kind }) => kind))(
  '%s: English is saved, read and removed without touching Turkish',
  async (kind) => {
    const api = await startTestApi({ signedIn: true });
    const { rest, trpc, db } = api;
    const entity = translatedEntities.find((one) => one.kind === kind);
    if (!entity) throw new Error('no such kind');
    const id = await create(api, kind);
    const address = addressOf(kind, id);
    const recordOf = async () => (await entity.translation.records(db).findMany({ where: { id } }))[0];
    const before = await recordOf();
    const revisions = await db.revision.findMany();

    expect((await rest.get(address)).status).toBe(404);
    expect(await trpc.translations.get({ entity: kind, id })).toBeNull();
    const { lacking, text } = records[kind] ?? {};
    const rejected = await rest.put(address, lacking);
    expect(rejected.status, rejected.text).toBe(400);
    if (text) expect(rejected.error).toBe(text);
    expect(await entity.translation.table(db).count({ where: {} })).toBe(0);

    const saved = await rest.put(address, entity.translation.example);
    expect(saved.data).toMatchObject({ ...entity.translation.example, stale: {} });
    expect((await rest.get(address)).data).toEqual(saved.data);
    const viaTrpc = await trpc.translations.get({ entity: kind, id });
    expect({ ...viaTrpc?.texts, stale: viaTrpc?.stale }).toMatchObject({ ...entity.translation.example, stale: {} });

    const { search: _, ...unchanged } = { search: '', ...before };
    expect(await recordOf()).toMatchObject(unchanged);
    expect(await db.revision.findMany({ where: { locale: 'tr' } })).toEqual(revisions);
    expect(await db.revision.findMany({ where: { locale: 'en' } })).toMatchObject([
      { entity: kind, record: id, number: 1, origin: 'rest', userId: api.user.id },
    ]);
    const [first] = Object.keys(entity.translation.example);
    const entry = await db.activity.findFirstOrThrow({ where: { action: 'translate' } });
    expect(entry).toMatchObject({ entity: kind, entityId: id });
    expect(entry.changes).toContain(`"field":"en.${first}"`);

    expect((await rest.delete(address)).body).toEqual({ data: { id } });
    expect((await rest.delete(address)).status).toBe(404);
    expect(await db.activity.count({ where: { action: 'untranslate', entity: kind } })).toBe(1);
    expect(await recordOf()).toMatchObject({ ...before });
  },
);

test.each(translatedEntities.map(({ kind }) => kind))(
  '%s: an edit of Turkish marks the English text and leaves its row and its versions alone',
  async (kind) => {
    const api = await startTestApi({ signedIn: true });
    const { rest, db } = api;
    const entity = translatedEntities.find((one) => one.kind === kind);
    if (!entity) throw new Error('no such kind');
    const id = await create(api, kind);
    await rest.put(addressOf(kind, id), entity.translation.example);
    const rowOf = async () => (await entity.translation.table(db).findMany({ where: { recordId: id } }))[0];
    const before = await rowOf();
    const versions = await db.revision.findMany({ where: { locale: 'en' } });
    const [field = ''] = Object.keys(entity.translation.example);
    const edited = await rest.put(`${records[kind]?.path}/${id}`, { [field]: 'Yeni' });
    expect(edited.status, edited.text).toBe(200);
    expect(await rowOf()).toEqual({ ...before, stale: JSON.stringify({ [field]: 1 }) });
    expect(await db.revision.findMany({ where: { locale: 'en' } })).toEqual(versions);
  },
);

test('rich text is cleaned, absent fields stay, and the address follows the title', async () => {
  const api = await startTestApi({ signedIn: true });
  const id = await create(api, 'article');
  const ref = { entity: 'article', id } as const;
  const first = await api.trpc.translations.save({
    ...ref,
    data: { title: 'Residual current device', content: '<p onclick="x()">One<script>x</script></p>', excerpt: 'Short' },
  });
  expect(first.texts).toMatchObject({ slug: 'residual-current-device', content: '<p>One</p>', excerpt: 'Short' });
  const second = await api.trpc.translations.save({ ...ref, version: first.version, data: { excerpt: '' } });
  expect(second.texts).toEqual({ ...first.texts, excerpt: null });
  await expect(
    api.trpc.translations.save({ ...ref, version: first.version, data: { excerpt: 'Late' } }),
  ).rejects.toMatchObject({
    cause: { kind: 'stale', details: { current: { texts: second.texts } } },
  });
  await expect(api.trpc.translations.save({ ...ref, data: { title: '' } })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('a record is found by its words in both languages, whichever was saved last', async () => {
  const api = await startTestApi({ signedIn: true });
  const id = await create(api, 'article');
  const find = async (q: string) => (await api.trpc.articles.list({ q })).total;
  const { updatedAt, version } = await api.db.article.findUniqueOrThrow({ where: { id } });
  await api.trpc.translations.save({ entity: 'article', id, data: { title: 'Switchboard', content: '<p>Copper</p>' } });
  expect(await api.db.article.findUniqueOrThrow({ where: { id } })).toMatchObject({ updatedAt, version });
  expect([await find('pano'), await find('switchboard'), await find('copper')]).toEqual([1, 1, 1]);
  await api.trpc.articles.update({ id, data: { title: 'Kuvvet panosu' } });
  expect([await find('kuvvet'), await find('copper')]).toEqual([1, 1]);
  await api.trpc.translations.remove({ entity: 'article', id });
  expect([await find('kuvvet'), await find('copper')]).toEqual([1, 0]);
});

test('a slug belongs to one record, whatever the language; a record may have it in both', async () => {
  const api = await startTestApi({ signedIn: true });
  const { trpc, rest, db } = api;
  const id = await create(api, 'article');
  const other = await trpc.articles.create({ title: 'Öteki', slug: 'oteki', content: html });
  const english = { title: 'Board', content: html };
  const save = (of: number, slug: string) => rest.put(addressOf('article', of), { ...english, slug });
  const taken = [409, 'Bu adresi başka bir makale kullanıyor'];
  expect((await save(id, 'pano')).status).toBe(200);
  const rejected = await save(id, 'oteki');
  expect([rejected.status, rejected.error]).toEqual(taken);
  expect((await save(id, 'board')).status).toBe(200);
  expect((await save(other.id, 'board')).status).toBe(409);
  const turkish = await rest.put(`/admin/articles/${other.id}`, { slug: 'board' });
  expect([turkish.status, turkish.error]).toEqual(taken);
  expect((await rest.post('/admin/articles', { title: 'x', slug: 'board', content: html })).status).toBe(409);
  // A generated one avoids those of both languages.
  const generated = await trpc.translations.save({
    entity: 'article',
    id: other.id,
    data: { ...english, title: 'Pano' },
  });
  expect(generated.texts.slug).toBe('pano-2');
  await save(id, 'panel-board');
  expect(await findSlugRedirect(db, 'articles', 'board')).toEqual({ recordId: id });
  expect((await save(other.id, 'board')).status).toBe(200);
  expect(await findSlugRedirect(db, 'articles', 'board')).toBeNull();
});

test('a slug that one language still has does not redirect when the other leaves it', async () => {
  const api = await startTestApi({ signedIn: true });
  const id = await create(api, 'article');
  const ref = { entity: 'article', id } as const;
  await api.trpc.translations.save({ ...ref, data: { title: 'Board', slug: 'pano', content: html } });
  await api.trpc.articles.update({ id, data: { slug: 'kuvvet-panosu' } });
  expect(await api.db.formerSlug.count()).toBe(0);
  await api.trpc.translations.save({ ...ref, data: { slug: 'board' } });
  expect(await findSlugRedirect(api.db, 'articles', 'pano')).toEqual({ recordId: id });
  await api.trpc.translations.remove(ref);
  expect(await findSlugRedirect(api.db, 'articles', 'board')).toEqual({ recordId: id });
});

test('of twenty records that take one slug at once, in both languages and through both transports, one gets it', async () => {
  const { rest, trpc, db } = await startTestApi({ signedIn: true });
  const ids: number[] = [];
  for (let i = 0; i < 20; i += 1) {
    ids.push((await trpc.articles.create({ title: 'A', slug: `a-${i}`, content: html })).id);
  }
  const data = { title: 'Board', slug: 'board', content: html };
  const results = await Promise.allSettled(
    ids.map(async (id, at) => {
      if (at % 4 === 0) return trpc.translations.save({ entity: 'article', id, data });
      if (at % 4 === 1) return trpc.articles.update({ id, data: { slug: 'board' } });
      const path = at % 4 === 2 ? addressOf('article', id) : `/admin/articles/${id}`;
      const { status } = await rest.put(path, at % 4 === 2 ? data : { slug: 'board' });
      return status === 200 ? status : Promise.reject(new Error(String(status)));
    }),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const turkish = await db.article.count({ where: { slug: 'board' } });
  expect(turkish + (await db.articleTranslation.count({ where: { slug: 'board' } }))).toBe(1);
});

test('an English wording is unique among English keywords', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const [a, b] = [await trpc.keywords.create({ keyword: 'Pano' }), await trpc.keywords.create({ keyword: 'Kablo' })];
  const save = (id: number, keyword: string) => trpc.translations.save({ entity: 'keyword', id, data: { keyword } });
  await save(a.id, 'Switchboard');
  await expect(save(b.id, 'SWITCHBOARD')).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await save(b.id, 'Pano')).texts).toEqual({ keyword: 'Pano' });
});
