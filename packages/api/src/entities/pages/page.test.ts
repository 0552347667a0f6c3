import { expect, test } from 'vitest';
import { privacyNoticeSlug } from '#addresses';
import { findSlugRedirect } from '#platform/records/slug-redirects';
import { idOf, startTestApi } from '#testing/test-api';
import { pageEntity } from './page.entity';
import { pages as samples } from './page.samples';

const privacy = { title: 'Gizlilik', slug: 'gizlilik' };

test('a new page has an empty text unless one is given', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/pages', { ...privacy, title: ' Gizlilik ' });
  expect([response.status, response.data]).toEqual([
    201,
    { ...privacy, id: idOf(response), content: '', showInFooter: false },
  ]);
  const full = await rest.post('/admin/pages', { title: 'x', slug: 'x', content: '<p>Metin<script>1</script></p>' });
  expect(full.data).toMatchObject({ content: '<p>Metin</p>' });
});

test.each([
  [{}, 'Başlığı yazın'],
  [{ ...privacy, title: ' ' }, 'Başlığı yazın'],
  [{ title: 'x' }, 'Slug zorunludur'],
  [{ title: 'x', slug: 'Gizlilik Metni' }, 'Slug sadece küçük harf, rakam ve tire içerebilir'],
  [{ ...privacy, content: 5 }, 'Bu alan metin olmalıdır'],
  [{ ...privacy, showInFooter: 'evet' }, 'Alt bilgide gösterme değeri true veya false olmalıdır'],
])('creating with %j is rejected: %s', async (body, message) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const response = await rest.post('/admin/pages', body);
  expect([response.status, response.body]).toEqual([400, { error: message, message }]);
  expect(await db.page.count()).toBe(0);
});

test('everybody reads pages: the list by id without texts, one page by id or slug with its text', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const b = await trpc.pages.create({ title: 'B', slug: 'b', content: '<p>Metin</p>' });
  const a = await trpc.pages.create({ title: 'A', slug: 'a' });
  for (const path of ['/pages', '/admin/pages']) {
    const response = await rest.get(path);
    expect(response.data).toEqual([
      { id: b.id, title: 'B', slug: 'b', showInFooter: false },
      { id: a.id, title: 'A', slug: 'a', showInFooter: false },
    ]);
    expect(response.meta).toEqual({ total: 2, limit: 1000, offset: 0 });
  }
  expect((await rest.get('/pages?limit=1&offset=1')).data).toEqual([
    { id: a.id, title: 'A', slug: 'a', showInFooter: false },
  ]);
  const whole = { id: b.id, title: 'B', slug: 'b', showInFooter: false, content: '<p>Metin</p>' };
  expect((await rest.get(`/pages/${b.id}`)).data).toEqual(whole);
  expect((await rest.get('/pages/slug/b')).data).toEqual(whole);
  const { parentId: _, blocks: __, visible: ___, ...shown } = b;
  expect(await trpc.pages.bySlug({ slug: 'b' })).toMatchObject(shown);
  expect((await trpc.pages.listPublic({})).items.map((page) => 'content' in page)).toEqual([false, false]);
  for (const path of ['/pages/99', '/pages/abc', '/pages/slug/yok', '/admin/pages/99']) {
    const response = await rest.get(path);
    expect([response.status, response.error]).toEqual([404, 'Sayfa bulunamadı']);
  }
  await expect(trpc.pages.bySlug({ slug: 'yok' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the back office searches titles and texts, and sorts', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  await trpc.pages.create({ title: 'Şartlar', slug: 'b', content: '<p>Işık</p>' });
  await trpc.pages.create({ title: 'Gizlilik', slug: 'a' });
  expect((await trpc.pages.list({ q: 'sartlar ISIK' })).items).toMatchObject([{ slug: 'b' }]);
  expect((await trpc.pages.list({ sort: 'title' })).items).toMatchObject([{ slug: 'a' }, { slug: 'b' }]);
  expect((await trpc.pages.list({ sort: '-title' })).items).toMatchObject([{ slug: 'b' }, { slug: 'a' }]);
});

test('an update changes only the fields it names; an empty text is allowed, a stale version is not', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const { id, version } = await trpc.pages.create({ ...privacy, content: '<p>Metin</p>' });
  const path = `/admin/pages/${id}`;
  expect((await rest.put(path, { title: 'Yeni' })).data).toEqual({
    id,
    title: 'Yeni',
    slug: 'gizlilik',
    showInFooter: false,
    content: '<p>Metin</p>',
  });
  expect((await rest.put(path, { content: null })).data).toMatchObject({ title: 'Yeni', content: '' });
  expect((await rest.put(path, { slug: ' ' })).error).toBe('Slug zorunludur');
  await expect(trpc.pages.update({ id, version, data: { title: 'x' } })).rejects.toMatchObject({
    cause: { kind: 'stale', details: { current: { title: 'Yeni', version: version + 2 } } },
  });
});

test('a slug belongs to one page, also when twenty ask for it at once', async () => {
  const { rest, trpc, db } = await startTestApi({ signedIn: true });
  const responses = await Promise.all(Array.from({ length: 20 }, () => rest.post('/admin/pages', privacy)));
  expect(responses.map((response) => response.status).sort()).toEqual([201, ...Array(19).fill(409)]);
  expect(await db.page.count()).toBe(1);
  const other = await trpc.pages.create({ title: 'x', slug: 'x' });
  const rejected = await rest.put(`/admin/pages/${other.id}`, { slug: 'gizlilik' });
  expect([rejected.status, rejected.error]).toEqual([409, 'Bu adresi başka bir sayfa kullanıyor']);
  expect((await rest.put(`/admin/pages/${other.id}`, { slug: 'x' })).status).toBe(200);
});

test('former slugs lead to their page until it is deleted', async () => {
  const { rest, trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.pages.create(privacy);
  await trpc.pages.update({ id, data: { slug: 'kvkk' } });
  expect(await findSlugRedirect(db, 'pages', 'gizlilik')).toEqual({ recordId: id });
  expect((await rest.delete(`/admin/pages/${id}`)).body).toEqual({ data: { id } });
  expect((await rest.delete(`/admin/pages/${id}`)).error).toBe('Sayfa bulunamadı');
  expect(await findSlugRedirect(db, 'pages', 'gizlilik')).toEqual({ recordId: null });
  expect(await findSlugRedirect(db, 'pages', 'kvkk')).toEqual({ recordId: null });
  await trpc.pages.create(privacy);
  expect(await findSlugRedirect(db, 'pages', 'gizlilik')).toBeNull();
});

test('several pages are deleted at once', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const ids = [(await trpc.pages.create(privacy)).id, (await trpc.pages.create({ title: 'x', slug: 'x' })).id, 999];
  expect(await trpc.pages.bulkRemove({ ids })).toMatchObject({ count: 2 });
  expect((await trpc.pages.list({})).total).toBe(0);
});

test('pages are hidden and shown one by one and several at once, which can be taken back; the list leaves one state', async () => {
  const { trpc, rest } = await startTestApi({ signedIn: true });
  const a = await trpc.pages.create({ title: 'A', slug: 'a' });
  const b = await trpc.pages.create({ title: 'B', slug: 'b' });
  const titles = async (visible?: boolean) => (await trpc.pages.list({ visible })).items.map(({ title }) => title);
  expect(await trpc.pages.setVisible({ id: a.id, visible: false })).toMatchObject({ title: 'A', visible: false });
  expect([await titles(), await titles(true), await titles(false)]).toEqual([['A', 'B'], ['B'], ['A']]);
  expect(await rest.get('/admin/pages?visible=false')).toMatchObject({
    data: [{ title: 'A' }],
    body: { meta: { total: 1 } },
  });
  expect((await trpc.pages.listPublic({})).items).toMatchObject([{ title: 'B' }]);
  const { count, undo } = await trpc.pages.bulkSetVisible({ ids: [a.id, b.id, 999], visible: false });
  expect([count, await titles(true)]).toEqual([2, []]);
  expect(await trpc.changes.undo({ changes: undo })).toEqual({ count: 1, unchanged: [] });
  expect(await titles(true)).toEqual(['B']);
});

test('the footer links the marked pages, and the contact form the privacy notice under whatever slug it has', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  expect(await trpc.pages.forFrame()).toEqual({ footer: [], noticeSlug: null, noticePath: null });
  const terms = await rest.post('/admin/pages', { title: 'Garanti', slug: 'garanti', showInFooter: true });
  expect(terms.data).toMatchObject({ showInFooter: true });
  const notice = await trpc.pages.create({ title: 'Aydınlatma Metni', slug: 'aydinlatma-metni' });
  const footer = [{ slug: 'garanti', title: 'Garanti', lang: 'tr', path: '/sayfa/garanti' }];
  expect(await trpc.pages.forFrame()).toEqual({
    footer,
    noticeSlug: 'aydinlatma-metni',
    noticePath: '/sayfa/aydinlatma-metni',
  });
  await trpc.pages.update({ id: notice.id, data: { slug: 'kvkk' } });
  expect(await trpc.pages.forFrame()).toEqual({ footer, noticeSlug: 'kvkk', noticePath: '/sayfa/kvkk' });
  await rest.put(`/admin/pages/${idOf(terms)}`, { title: 'Garanti Koşulları' });
  expect((await trpc.pages.get({ id: idOf(terms) })).showInFooter).toBe(true);
  await trpc.pages.update({ id: idOf(terms), data: { showInFooter: false } });
  await trpc.pages.remove({ id: notice.id });
  expect(await trpc.pages.forFrame()).toEqual({ footer: [], noticeSlug: null, noticePath: null });
});

test('a content file carries the mark; in a file without it no page is marked', () => {
  const dates = { createdAt: '2026-03-01T00:00:00.000Z', updatedAt: '2026-03-01T00:00:00.000Z' };
  const rows = pageEntity.transfer.schema.parse([
    { ...privacy, content: '', showInFooter: true, ...dates },
    { title: 'Garanti', slug: 'garanti', content: '', ...dates },
  ]);
  expect(rows.map(({ showInFooter }) => showInFooter)).toEqual([true, false]);
});

test('the privacy notice says who the firm is and how long it stores messages, until somebody edits it', async () => {
  const { trpc, rest } = await startTestApi({ signedIn: true });
  const [notice, cookies] = await Promise.all(samples.map((sample) => trpc.pages.create(sample)));
  if (!notice || !cookies) throw new Error('There are no sample pages');
  const { id, slug } = notice;
  const shown = async () => (await trpc.pages.bySlug({ slug })).content;
  expect(await shown()).toContain('<p>Firmamız</p>');
  expect(await shown()).toContain('gerek kalmayınca sileriz');
  await trpc.company.update({
    data: { legalName: 'Işık & Oğlu Ltd.', street: 'Çınar Sk. 3', city: 'İzmir', phone: '0232 111 11 11' },
  });
  await trpc.company.update({ data: { email: 'info@isik.example' } });
  await trpc.privacy.setRetention({ contactFormMonths: 12, wonLeadMonths: 120 });
  const firm =
    '<p>Işık &amp; Oğlu Ltd.<br>Çınar Sk. 3, İzmir<br>E-posta: <a href="mailto:info@isik.example">info@isik.example</a><br>Telefon: <a href="tel:+902321111111">(0232) 111 11 11</a></p>';
  expect(await shown()).toContain(firm);
  expect(await shown()).toContain('en çok <strong>bir yıl</strong> saklarız');
  expect(await shown()).toContain('işi aldığımız günden başlayarak en çok <strong>on yıl</strong>');
  expect((await trpc.pages.bySlug({ slug: cookies.slug })).content).toContain('mailto:info@isik.example');
  expect((await rest.get(`/pages/slug/${slug}`)).data).toMatchObject({ content: await shown() });

  // Saved as it is, with another title: nobody has edited the text.
  const { content, version } = await trpc.pages.get({ id });
  await trpc.pages.update({ id, version, data: { title: 'KVKK Metni', content } });
  expect(await trpc.pages.followsProfile({ id })).toBe(true);
  await trpc.company.update({ data: { street: 'Yeni Sk. 5' } });
  expect(await shown()).toContain('Yeni Sk. 5');

  await trpc.pages.update({ id, data: { content: `${await shown()}<p>Bizim cümlemiz</p>` } });
  await trpc.company.update({ data: { street: 'Son Sk. 7' } });
  expect([await shown(), await trpc.pages.followsProfile({ id })]).toEqual([
    expect.stringContaining('Yeni Sk. 5'),
    false,
  ]);
});

test('the English of the privacy notice follows the profile and the periods in English, until somebody edits it', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const [notice] = samples;
  if (!notice) throw new Error('There is no sample page');
  const { id } = await trpc.pages.create(notice);
  const { texts: saved } = await trpc.translations.save({ entity: 'page', id, data: { ...notice.english } });
  expect(saved.content).toContain('delete them afterwards');
  await trpc.company.update({ data: { legalName: 'Işık & Oğlu Ltd.', email: 'info@isik.example' } });
  await trpc.privacy.setRetention({ contactFormMonths: 6, wonLeadMonths: 60 });
  const shown = async () => (await trpc.translations.get({ entity: 'page', id }))?.texts.content ?? '';
  const mail = 'E-mail: <a href="mailto:info@isik.example">info@isik.example</a>';
  expect(await shown()).toContain(`<p>Işık &amp; Oğlu Ltd.<br>${mail}</p>`);
  expect(await shown()).toContain('at most <strong>six months</strong>');
  expect(await shown()).toContain('at most <strong>five years</strong>');

  // Saved as it is, with another title: nobody has edited the text.
  await trpc.translations.save({ entity: 'page', id, data: { title: 'Privacy', content: await shown() } });
  expect(await db.pageTranslation.findFirst()).toMatchObject({ title: 'Privacy', content: notice.english.content });
  await trpc.translations.save({ entity: 'page', id, data: { content: `${await shown()}<p>Our own sentence</p>` } });
  await trpc.company.update({ data: { legalName: 'Yeni Ltd.' } });
  expect(await shown()).toContain('Işık &amp; Oğlu Ltd.');
});

test('the marks of either language become sentences of the language of the text', async () => {
  const { trpc, rest } = await startTestApi({ signedIn: true });
  const marks = '<p>{{sorular}}</p><p>{{questions}}</p>';
  const { id } = await trpc.pages.create({ ...privacy, content: marks });
  const english = { title: 'Privacy', slug: 'privacy', content: marks };
  await trpc.translations.save({ entity: 'page', id, data: english });
  const [tr, en] = ['Gizlilikle ilgili her konuda iletişim', 'For anything that concerns privacy'];
  const shown = [
    await trpc.pages.bySlug({ slug: 'gizlilik', locale: 'tr' }),
    await trpc.pages.bySlug({ slug: 'privacy', locale: 'en' }),
    (await trpc.translations.get({ entity: 'page', id }))?.texts,
    (await rest.get(`/pages/${id}?locale=en`)).data,
  ].map((page) => JSON.stringify(page));
  expect(shown.map((text) => [text.split(tr).length - 1, text.split(en).length - 1])).toEqual([
    [2, 0],
    [0, 2],
    [0, 2],
    [0, 2],
  ]);
});

test('a hidden page is nowhere on the site, and the contract of REST does not show the switch', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const notice = { title: 'Gizlilik', slug: privacyNoticeSlug };
  const { id } = await trpc.pages.create({ ...notice, showInFooter: true });
  const child = await trpc.pages.create({ title: 'Alt sayfa', slug: 'alt-sayfa', parentId: id });
  await trpc.menus.update({ header: [{ kind: 'record', record: 'page', id, label: { tr: null, en: null } }] });
  const read = async () => [
    (await rest.get(`/pages/${id}`)).status,
    (await rest.get(`/pages/slug/${notice.slug}`)).status,
    (await trpc.pages.listPublic({})).total,
    (await trpc.pages.forFrame({})).footer.length,
    (await trpc.pages.forFrame({})).noticeSlug,
    (await trpc.pages.bySlug({ slug: child.slug })).parent?.title,
    (await trpc.menus.forFrame({})).header?.length,
  ];
  const shown = [200, 200, 2, 1, notice.slug, notice.title, 1];
  expect(await read()).toEqual(shown);
  const hidden = await rest.put(`/admin/pages/${id}`, { visible: false });
  expect([hidden.status, JSON.stringify(hidden.data).includes('visible')]).toEqual([200, false]);
  expect(await read()).toEqual([404, 404, 1, 0, null, undefined, 0]);
  expect(await trpc.pages.get({ id })).toMatchObject({ visible: false });
  for (const path of [
    '/admin/pages',
    `/admin/pages/${id}`,
    `/admin/pages/${id}/details`,
    '/pages',
    `/pages/${child.id}/details`,
  ]) {
    expect(JSON.stringify((await rest.get(path)).data), path).not.toContain('visible');
  }
  await trpc.pages.update({ id, data: { visible: true } });
  expect(await read()).toEqual(shown);
});
