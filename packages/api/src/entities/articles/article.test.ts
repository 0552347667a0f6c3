import { expect, test } from 'vitest';
import { findSlugRedirect } from '#platform/records/slug-redirects';
import { past, relay } from '#testing/fixtures';
import { idOf, startTestApi } from '#testing/test-api';

test('a new article is a draft with the defaults of the contract and only the fields of the contract', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/articles', { ...relay, title: ' Kaçak akım rölesi ', excerpt: '', id: 9 });
  expect(response.status).toBe(201);
  expect(response.data).toEqual({
    ...relay,
    id: idOf(response),
    excerpt: null,
    featuredImage: null,
    categoryId: null,
    category: null,
    publishedAt: null,
    visible: true,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test('the cells of a table stay apart in what is stored, and its text is found', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const sent = '<table><tr><td>Güç</td><td>1250 kVA</td></tr><tr><td>Süre</td><td>3 ay</td></tr></table>';
  const { data } = await rest.post('/admin/articles', { ...relay, publishedAt: past, content: sent });
  const stored = sent.replace('<table>', '<table><tbody>').replace('</table>', '</tbody></table>');
  expect(data).toMatchObject({ content: stored });
  expect((await rest.get(`/articles/slug/${relay.slug}`)).data).toMatchObject({ content: stored });
  expect((await rest.get('/admin/articles?search=1250 kva süre')).data).toHaveLength(1);
});

const wrongDate = 'Geçersiz yayın tarihi';
const wrongImage = 'Görsel adresi http://, https:// veya / ile başlamalıdır';
test.each([
  [{}, 'Başlık zorunludur'],
  [{ ...relay, title: ' ' }, 'Başlık zorunludur'],
  [{ title: 'x' }, 'Slug zorunludur'],
  [{ title: 'x', slug: 'Büyük Harf' }, 'Slug sadece küçük harf, rakam ve tire içerebilir'],
  [{ title: 'x', slug: 'x' }, 'İçerik zorunludur'],
  [{ ...relay, content: 5 }, 'İçerik zorunludur'],
  [{ ...relay, content: '<p> <br></p>' }, 'İçerik zorunludur'],
  [{ ...relay, content: '<script>alert(1)</script>' }, 'İçerik zorunludur'],
  [{ ...relay, categoryId: 999 }, 'Geçersiz kategori'],
  [{ ...relay, categoryId: 'abc' }, 'Geçersiz kategori'],
  [{ ...relay, categoryId: 0 }, 'Geçersiz kategori'],
  [{ ...relay, categoryId: {} }, 'Geçersiz kategori'],
  [{ ...relay, publishedAt: 'yarın' }, wrongDate],
  [{ ...relay, publishedAt: '2026-03-01' }, wrongDate],
  [{ ...relay, publishedAt: '2026-03-01T09:00' }, wrongDate],
  [{ ...relay, publishedAt: '2026-02-30T09:00:00Z' }, wrongDate],
  [{ ...relay, publishedAt: '0000-01-01T00:00:00+14:00' }, wrongDate],
  [{ ...relay, publishedAt: '9999-12-31T23:59:59-12:00' }, wrongDate],
  [{ ...relay, publishedAt: 1767258000000 }, wrongDate],
  [{ ...relay, featuredImage: 'javascript:alert(1)' }, wrongImage],
  [{ ...relay, visible: 'yes' }, 'Bu alan true veya false olmalıdır'],
])('creating with %j is rejected: %s', async (body, message) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/articles', body);
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ error: message, message });
  expect(await db.article.count()).toBe(0);
});

test.each([
  ['2026-03-01T12:00:00+03:00', '2026-03-01T09:00:00.000Z'],
  ['2026-03-01T09:00Z', '2026-03-01T09:00:00.000Z'],
  [' 2026-03-01T09:00:00.123456Z ', '2026-03-01T09:00:00.123Z'],
  ['', null],
  ['  ', null],
  [null, null],
])('the publication date %j is kept as %j', async (publishedAt, stored) => {
  const { rest } = await startTestApi({ signedIn: true });
  expect((await rest.post('/admin/articles', { ...relay, publishedAt })).data).toMatchObject({ publishedAt: stored });
});

test('the content is cleaned on its way in, on creation and on change', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const content = '<p onclick="x()">Metin<script>alert(1)</script></p>';
  const response = await rest.post('/admin/articles', { ...relay, content });
  expect(response.data).toMatchObject({ content: '<p>Metin</p>' });
  const path = `/admin/articles/${idOf(response)}`;
  expect((await rest.put(path, { content: '<p>Yeni<iframe></iframe></p>' })).data).toMatchObject({
    content: '<p>Yeni</p>',
  });
  expect((await rest.put(path, { content: '<style>p{}</style>' })).error).toBe('İçerik zorunludur');
});

test('an article names its category; null and an empty choice take it away', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const { id, name, slug } = await trpc.categories.create({ name: 'Aydınlatma', slug: 'aydinlatma', visible: false });
  const response = await rest.post('/admin/articles', { ...relay, categoryId: String(id) });
  expect(response.data).toMatchObject({ categoryId: id, category: { id, name, slug } });
  const path = `/admin/articles/${idOf(response)}`;
  expect((await rest.put(path, { title: 'x' })).data).toMatchObject({ categoryId: id });
  expect((await rest.put(path, { categoryId: 999 })).error).toBe('Geçersiz kategori');
  expect((await rest.put(path, { categoryId: '' })).data).toMatchObject({ categoryId: null, category: null });
  await rest.put(path, { categoryId: id });
  expect((await rest.put(path, { categoryId: null })).data).toMatchObject({ categoryId: null, category: null });
});

test('an update changes only the fields it names', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const body = { ...relay, excerpt: 'Özet', featuredImage: '/uploads/a.png', publishedAt: past, visible: false };
  const created = await rest.post('/admin/articles', body);
  const path = `/admin/articles/${idOf(created)}`;
  const renamed = await rest.put(path, { title: 'Yeni' });
  expect(renamed.data).toEqual({ ...(created.data as object), title: 'Yeni', updatedAt: expect.any(String) });
  const emptied = await rest.put(path, { excerpt: null, featuredImage: '', publishedAt: '' });
  expect(emptied.data).toMatchObject({ excerpt: null, featuredImage: null, publishedAt: null, visible: false });
  expect((await rest.put('/admin/articles/99', { title: 'x' })).error).toBe('Makale bulunamadı');
});

test('a save names the category as it is called now', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const category = `/admin/categories/${idOf(await rest.post('/admin/categories', { name: 'Pano', slug: 'pano' }))}`;
  const categoryId = Number(category.split('/').at(-1));
  const path = `/admin/articles/${idOf(await rest.post('/admin/articles', { ...relay, categoryId }))}`;
  expect((await rest.put(path, { excerpt: 'Bir' })).data).toMatchObject({ category: { name: 'Pano' } });
  await rest.put(category, { name: 'Panolar' });
  expect((await rest.put(path, { excerpt: 'İki' })).data).toMatchObject({ category: { name: 'Panolar' } });
  await rest.delete(category);
  expect((await rest.put(path, { excerpt: 'Üç' })).data).toMatchObject({ category: null });
});

test('a slug belongs to one article; saving with its own is no conflict', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.articles.create(relay);
  const taken = await rest.post('/admin/articles', relay);
  expect([taken.status, taken.error]).toEqual([409, 'Bu adresi başka bir makale kullanıyor']);
  const other = await trpc.articles.create({ ...relay, slug: 'baska' });
  expect((await rest.put(`/admin/articles/${other.id}`, { slug: relay.slug })).status).toBe(409);
  expect((await rest.put(`/admin/articles/${id}`, relay)).status).toBe(200);
  expect((await rest.get(`/admin/articles/${other.id}`)).data).toMatchObject({ slug: 'baska' });
});

test('of twenty articles created with one slug at once, one is kept', async () => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const responses = await Promise.all(Array.from({ length: 20 }, () => rest.post('/admin/articles', relay)));
  expect(responses.map((response) => response.status).sort()).toEqual([201, ...Array(19).fill(409)]);
  expect(await db.article.count()).toBe(1);
});

test('changes at the same time never fail on the server, and none is lost', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.articles.create(relay);
  const path = `/admin/articles/${id}`;
  const responses = await Promise.all([
    rest.put(path, { title: 'Yeni' }),
    rest.put(path, { excerpt: 'Özet' }),
    rest.put(path, { slug: 'yeni' }),
    rest.put(path, { publishedAt: past }),
    rest.put(`${path}/toggle-visible`),
    rest.put(`${path}/toggle-visible`),
  ]);
  expect(responses.map((response) => response.status)).toEqual(Array(6).fill(200));
  expect((await rest.get(path)).data).toMatchObject({
    title: 'Yeni',
    excerpt: 'Özet',
    slug: 'yeni',
    publishedAt: past,
    visible: true,
  });
  const ending = await Promise.all([rest.delete(path), rest.put(path, { title: 'Son' }), rest.delete(path)]);
  for (const { status } of ending) expect([200, 404]).toContain(status);
  expect((await rest.get(path)).status).toBe(404);
});

test('a former slug is remembered with the change that drops it, and forgotten when used again', async () => {
  const { trpc, db, rest } = await startTestApi({ signedIn: true });
  const { id } = await trpc.articles.create(relay);
  await trpc.articles.create({ ...relay, slug: 'dolu' });
  expect((await rest.put(`/admin/articles/${id}`, { slug: 'dolu' })).status).toBe(409);
  expect(await db.formerSlug.count()).toBe(0);
  await trpc.articles.update({ id, data: { slug: 'ikinci' } });
  expect(await findSlugRedirect(db, 'articles', relay.slug)).toEqual({ recordId: id });
  await trpc.articles.update({ id, data: { slug: relay.slug } });
  expect(await findSlugRedirect(db, 'articles', relay.slug)).toBeNull();
  expect(await findSlugRedirect(db, 'articles', 'ikinci')).toEqual({ recordId: id });
  await trpc.articles.create({ ...relay, slug: 'ikinci' });
  expect(await findSlugRedirect(db, 'articles', 'ikinci')).toBeNull();
});

test('a deleted article is gone, and its slugs are known to be', async () => {
  const { rest, trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.articles.create({ ...relay, publishedAt: past });
  await trpc.articles.update({ id, data: { slug: 'ikinci' } });
  expect((await rest.delete(`/admin/articles/${id}`)).body).toEqual({ data: { id } });
  expect((await rest.delete(`/admin/articles/${id}`)).error).toBe('Makale bulunamadı');
  expect(await findSlugRedirect(db, 'articles', relay.slug)).toEqual({ recordId: null });
  expect(await findSlugRedirect(db, 'articles', 'ikinci')).toEqual({ recordId: null });
});

test('a stale update is rejected with the current record', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id, version } = await trpc.articles.create(relay);
  const mine = await trpc.articles.update({ id, version, data: { title: 'Benim' } });
  await expect(trpc.articles.update({ id, version, data: { title: 'Onun' } })).rejects.toMatchObject({
    cause: { kind: 'stale', details: { current: mine } },
  });
  expect(await trpc.articles.setVisible({ id, visible: false })).toMatchObject({
    visible: false,
    version: version + 2,
  });
});

test('several articles are hidden and deleted at once; unknown ones are passed over', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const a = await trpc.articles.create({ ...relay, slug: 'a', publishedAt: past });
  const b = await trpc.articles.create({ ...relay, slug: 'b', publishedAt: past });
  const ids = [a.id, b.id, 999];
  expect(await trpc.articles.bulkSetVisible({ ids, visible: false })).toMatchObject({ count: 2 });
  expect((await trpc.articles.listPublished({})).total).toBe(0);
  await trpc.articles.setVisible({ id: b.id, visible: true });
  expect(await trpc.articles.bulkRemove({ ids })).toMatchObject({ count: 2 });
  expect(await findSlugRedirect(db, 'articles', 'a')).toBeNull();
  expect(await findSlugRedirect(db, 'articles', 'b')).toEqual({ recordId: null });
});

test('a text of 200 KB is accepted', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const content = `<p>${'elektrik '.repeat(22_000)}</p>`;
  expect((await rest.post('/admin/articles', { ...relay, content })).status).toBe(201);
});
