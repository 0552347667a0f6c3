import { expect, test } from 'vitest';
import { findRecord, type Preview, startPreviews, versioned } from '#testing/start-previews';

const newRecord = 'new-00000000-0000-4000-8000-000000000000';

test('a blank form is drawn, in both languages, with placeholders that are named', { timeout: 60_000 }, async () => {
  const { db, run } = await startPreviews();
  // There is only one of it.
  await db.aboutSection.deleteMany();
  for (const { kind, history, label, translation } of versioned) {
    if (!history.create) continue;
    for (const locale of translation ? ['tr', 'en'] : ['tr']) {
      const ref = { entity: kind, record: newRecord, locale, place: 'page' };
      const preview: Preview = await run('previews.render', { ...ref, values: {} });
      // Without any English the record is shown in Turkish, as to visitors.
      expect(preview.outdated, kind).toContain(locale === 'tr' ? label : `turkish.${label}`);
      // No page shows keywords.
      if (kind !== 'keyword') expect(JSON.stringify(preview.state), `${kind} ${locale}`).toContain('Başlıksız');
    }
  }
});

test('of a form with values that publishing rejects, these are shown as they are live and all others as typed', async () => {
  const { db, run } = await startPreviews();
  const [live, other] = await db.article.findMany({ orderBy: { id: 'asc' }, take: 2 });
  const ref = { entity: 'article', record: String(live?.id), locale: 'tr', place: 'page' };
  const values = { title: '', slug: other?.slug, excerpt: 'Yeni özet', categoryId: 999_999 };
  const preview: Preview = await run('previews.render', { ...ref, values });
  expect(preview.outdated.toSorted()).toEqual(['categoryId', 'slug', 'title']);
  expect(preview.path).toBe(`/articles/${live?.slug}`);
  expect(JSON.stringify(preview.state)).toContain(live?.title);
  expect(JSON.stringify(preview.state)).toContain('Yeni özet');
  const inBoth: Preview = await run('previews.render', {
    ...ref,
    values,
    english: { title: '', excerpt: 'New excerpt' },
  });
  expect(inBoth.outdated.toSorted()).toEqual(['categoryId', 'english.title', 'slug', 'title']);
});

test('of the blocks of a page only those that are unfinished are missing, and those that are live are shown as they are live', async () => {
  const { run } = await startPreviews();
  const text = (id: number, html: string) => ({ kind: 'text', id, title: null, html });
  const values = { title: 'Villa', slug: 'villa', content: '<p>x</p>' };
  const blocks = [text(1, '<p>Birinci</p>'), text(2, ''), text(3, '<p>Üçüncü</p>'), text(4, '')];
  const ref = { entity: 'page', locale: 'tr', place: 'page' };
  const unfinished: Preview = await run('previews.render', {
    ...ref,
    record: newRecord,
    values: { ...values, blocks },
  });
  expect(unfinished.outdated).toEqual(['blocks.1', 'blocks.3']);
  expect(JSON.stringify(unfinished.state)).toMatch(/Birinci.*Üçüncü/);

  const { id } = await run('pages.create', {
    ...values,
    blocks: [text(1, '<p>Yayında</p>'), text(2, '<p>İkinci</p>')],
  });
  const changed = [text(3, '<p>Yeni</p>'), text(2, '<p>Değişti</p>'), text(1, '')];
  const preview: Preview = await run('previews.render', { ...ref, record: String(id), values: { blocks: changed } });
  expect(preview.outdated).toEqual(['blocks.2']);
  expect(JSON.stringify(preview.state)).toMatch(/Yeni.*Değişti.*Yayında/);
});

test('English texts of a new record are shown although their title is missing', async () => {
  const { run } = await startPreviews();
  const ref = { entity: 'article', record: newRecord, locale: 'en', place: 'page' };
  const values = { title: 'Yeni yazı', slug: 'yeni-yazi', content: '<p>x</p>' };
  const english = { excerpt: 'Just begun', content: '<p>x</p>' };
  const { path, state, outdated }: Preview = await run('previews.render', { ...ref, values, english });
  expect([path, outdated]).toEqual([`/en/articles/${newRecord}`, ['english.title', 'english.slug']]);
  expect(JSON.stringify(state)).toContain('Just begun');
});

test('what cannot be drawn says which field is missing', async () => {
  const { db, run } = await startPreviews();
  await db.article.deleteMany();
  await db.project.deleteMany();
  await db.category.deleteMany();
  const ref = { entity: 'project', record: newRecord, locale: 'tr', place: 'page' };
  const error: Error = await run('previews.render', { ...ref, values: {} }).catch((error: unknown) => error);
  expect(error.message).toContain('Önizleme için eksik ya da hatalı alanlar var');
  expect(error.message).toContain('"categoryId"');
});

test('a hidden record of a later date is shown as if it were public, also while the site is closed', async () => {
  const site = await startPreviews();
  const { db, run, readState } = site;
  const article = versioned.find(({ kind }) => kind === 'article');
  const id = article ? await findRecord(site, article) : 0;
  const { slug } = await db.article.update({
    where: { id },
    data: { visible: false, publishedAt: new Date('2999-01-01') },
  });
  await run('settings.setSiteOffline', { siteOffline: true });
  const ref = { entity: 'article', record: String(id), locale: 'tr', place: 'page' };
  const { path, state, outdated }: Preview = await run('previews.render', { ...ref, values: { title: 'Gizlice' } });
  expect([path, outdated]).toEqual([`/articles/${slug}`, []]);
  expect(state).toMatchObject({ bypass: true });
  expect(JSON.stringify(state)).toContain('Gizlice');
  expect(JSON.stringify(await readState(path))).not.toContain('Gizlice');
});
