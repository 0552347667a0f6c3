import { expect, test } from 'vitest';
import { pictureUsage } from '#capabilities/picture-usage';
import { startTestApi } from '#testing/test-api';
import { copyBlock, inEnglish, type PageBlockInput, pageBlocks } from './page-blocks.schema';

const image = 'https://a.example/a.jpg';
const said = { id: 7, name: 'Ayşe Kaya', place: 'Nilüfer', text: 'Zamanında bitti.', consent: true };
const every: PageBlockInput[] = [
  { kind: 'text', id: 1, title: 'Neden biz?', html: '<p>Ölçerek çalışırız.</p>' },
  { kind: 'picture', id: 2, html: '<p>Atölyemiz.</p>', image, alt: 'Atölye' },
  { kind: 'services', id: 3, limit: 3 },
  { kind: 'projects', id: 4, ids: [1, 2] },
  { kind: 'gallery', id: 5, images: [image] },
  { kind: 'questions', id: 6, questions: '? Süre?\nÜç hafta.' },
  { kind: 'action', id: 8, title: 'Teklif alın', button: 'phone' },
  { kind: 'beforeAfter', id: 9, before: image, after: image },
  { kind: 'testimonials', id: 10, items: [said] },
  { kind: 'map', id: 11 },
];

const problems = (block: object) =>
  pageBlocks.safeParse([block]).error?.issues.map(({ path, message }) => [path.slice(1).join('.'), message]);

test('each kind says what it lacks, at its field', () => {
  expect(pageBlocks.safeParse(every).success).toBe(true);
  expect(problems({ kind: 'text', html: '<p> </p>' })).toEqual([['html', 'blocks.html']]);
  expect(problems({ kind: 'picture', html: '<p>x</p>', image: '' })?.[0]).toEqual(['image', 'blocks.image']);
  expect(problems({ kind: 'gallery', images: [] })).toEqual([['images', 'blocks.images']]);
  expect(problems({ kind: 'questions', questions: null })).toEqual([['questions', 'blocks.questions']]);
  expect(problems({ kind: 'questions', questions: '? Süre?\n' })?.[0]).toEqual(['questions', 'questions.incomplete']);
  expect(problems({ kind: 'action', title: ' ' })).toEqual([['title', 'blocks.title']]);
  expect(problems({ kind: 'action', title: 'x', button: 'link' })).toEqual([['ctaLink', 'blocks.ctaLink']]);
  expect(problems({ kind: 'action', title: 'x', button: 'link', ctaLink: 'javascript:x' })?.[0]?.[0]).toBe('ctaLink');
  expect(problems({ kind: 'beforeAfter', before: image, after: '' })?.[0]).toEqual(['after', 'blocks.after']);
  expect(problems({ kind: 'testimonials', items: [{ ...said, consent: false }] })).toEqual([
    ['items.0.consent', 'blocks.consent'],
  ]);
  expect(problems({ kind: 'testimonials', items: [] })).toEqual([['items', 'blocks.testimonials']]);
  expect(problems({ kind: 'columns' })?.[0]?.[1]).toBe('blocks.wrong');
});

test('blocks without a number, or with that of another one, get one of their own', () => {
  const text = { kind: 'text', html: '<p>x</p>' };
  const ids = pageBlocks.parse([text, text, { ...text, id: 5 }, { ...text, id: 5 }]).map(({ id }) => id);
  expect([new Set(ids).size, ids[2], ids.includes(0)]).toEqual([4, 5, false]);
});

test('a button that leads elsewhere takes a link as people type it, and another button keeps none', () => {
  const action = { kind: 'action', title: 'İşlerimiz', ctaText: 'Bakın', ctaLink: 'ornek.com' };
  const parse = (button: string) => pageBlocks.parse([{ ...action, button }])[0];
  expect(parse('link')).toMatchObject({ ctaText: 'Bakın', ctaLink: 'https://ornek.com' });
  expect(parse('phone')).toMatchObject({ ctaText: null, ctaLink: null });
});

test('a copy of a block says the same under other numbers, its items as well', () => {
  const [testimonials] = every.slice(8);
  if (!testimonials) throw new Error('There are no testimonials');
  const { copy, numbers } = copyBlock(testimonials);
  const [id, item] = [numbers.get(10) ?? 0, numbers.get(7) ?? 0];
  expect(copy).toEqual({ kind: 'testimonials', id, items: [{ ...said, id: item }] });
  expect(pageBlocks.parse([testimonials, copy]).map((block) => block.id)).toEqual([10, id]);
  expect(new Set([0, 7, 10, id, item]).size).toBe(5);
});

test('a page without blocks is what it was; its blocks are stored cleaned and read by programs of the owner', async () => {
  const { rest, trpc, db } = await startTestApi({ signedIn: true });
  const plain = await rest.post('/admin/pages', { title: 'Garanti', slug: 'garanti' });
  expect(plain.data).not.toHaveProperty('blocks');
  expect(await trpc.pages.bySlug({ slug: 'garanti' })).not.toHaveProperty('blocks');
  expect(await db.page.findFirst()).toMatchObject({ blocks: null });
  const blocks = [{ kind: 'text', id: 1, html: '<p>Metin<script>alert(1)</script></p>' }];
  const { data } = await rest.post('/admin/pages', { title: 'Nilüfer', slug: 'nilufer', blocks });
  expect(data).toMatchObject({ blocks: [{ kind: 'text', id: 1, title: null, html: '<p>Metin</p>' }] });
  expect(await trpc.pages.bySlug({ slug: 'nilufer' })).toMatchObject({ blocks: [{ html: '<p>Metin</p>' }] });
  expect((await rest.get('/pages/slug/nilufer')).data).not.toHaveProperty('blocks');
  const rejected = await rest.put('/admin/pages/2', { blocks: [{ kind: 'text', html: '<p><script>x</script></p>' }] });
  expect([rejected.status, rejected.error]).toEqual([400, 'Bu bölümün metnini yazın ya da bölümü silin']);
  expect((await rest.put('/admin/pages/2', { blocks: [] })).data).not.toHaveProperty('blocks');
});

test('what blocks say is searched, and a picture in them is in use and can be replaced', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const [key, other] = ['a'.repeat(32), 'b'.repeat(32)];
  const gallery = { kind: 'gallery' as const, id: 20, images: [`/uploads/${key}.jpg`] };
  const { id } = await trpc.pages.create({ title: 'Nilüfer', slug: 'nilufer', blocks: [...every, gallery] });
  const count = async (q: string) => (await trpc.pages.list({ q })).items.length;
  expect([await count('olcerek'), await count('ayse kaya'), await count('uc hafta'), await count('yok')]).toEqual([
    1, 1, 1, 0,
  ]);
  expect(await pictureUsage.findUses(db, key)).toEqual([{ kind: 'page', id, title: 'Nilüfer', field: 'blocks' }]);
  await pictureUsage.replaceUses(db, key, `${other}.png`);
  expect((await trpc.pages.get({ id })).blocks.at(-1)).toMatchObject({ images: [`/uploads/${other}.png`] });
});

test('an older version brings its blocks back', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id, blocks } = await trpc.pages.create({ title: 'Nilüfer', slug: 'nilufer', blocks: every.slice(0, 2) });
  await trpc.pages.update({ id, data: { blocks: [] } });
  expect((await trpc.pages.get({ id })).blocks).toEqual([]);
  const { items } = await trpc.revisions.list({ entity: 'page', id });
  expect(items[0]?.fields).toEqual(['blocks']);
  await trpc.revisions.restore({ entity: 'page', id, number: 1, version: 2 });
  expect((await trpc.pages.get({ id })).blocks).toEqual(blocks);
  const { batch } = await trpc.pages.remove({ id });
  await trpc.trash.restoreBatch({ batch });
  expect((await trpc.pages.get({ id })).blocks).toEqual(blocks);
});

test('in English a block that says nothing without its texts is left out', () => {
  const blocks = pageBlocks.parse(every);
  const kinds = (text: string | null) => inEnglish(blocks, text).map(({ kind }) => kind);
  const wordless = ['services', 'projects', 'gallery', 'beforeAfter', 'map'];
  expect(kinds(null)).toEqual(wordless);
  const texts = { 1: { title: 'Why us?', html: '<p>We measure.</p>' }, 7: { text: 'Finished on time.' }, 10: {} };
  const english = inEnglish(blocks, JSON.stringify(texts));
  expect(english.map(({ kind }) => kind).toSorted()).toEqual(['text', ...wordless, 'testimonials'].toSorted());
  expect(english[0]).toMatchObject({ title: 'Why us?', html: '<p>We measure.</p>' });
  const quote = english.find(({ kind }) => kind === 'testimonials');
  expect(quote).toMatchObject({ title: null, items: [{ name: 'Ayşe Kaya', place: null, text: 'Finished on time.' }] });
});

test('English texts of blocks are saved cleaned and say what has changed in the Turkish', async () => {
  const { trpc, rest } = await startTestApi({ signedIn: true });
  const { id } = await trpc.pages.create({ title: 'Nilüfer', slug: 'nilufer', blocks: every });
  const blocks = JSON.stringify({ 1: { html: '<p>We measure<script>x</script>.</p>' }, 2: { html: ' ' } });
  await trpc.translations.save({ entity: 'page', id, data: { title: 'Nilufer', content: '<p>x</p>', blocks } });
  const texts = async () => (await trpc.translations.get({ entity: 'page', id }))?.texts.blocks;
  expect(await texts()).toBe('{"1":{"html":"<p>We measure.</p>"}}');
  const english = await trpc.pages.bySlug({ slug: 'nilufer', locale: 'en' });
  expect(english.blocks?.[0]).toMatchObject({ kind: 'text', title: null, html: '<p>We measure.</p>' });
  expect(english.blocks?.map(({ kind }) => kind)).not.toContain('action');
  const stale = async () => Object.keys((await trpc.translations.get({ entity: 'page', id }))?.stale ?? {});
  await trpc.pages.update({ id, data: { title: 'Nilüfer' } });
  expect(await stale()).toEqual([]);
  await trpc.pages.update({ id, data: { blocks: every.with(0, { kind: 'text', id: 1, html: '<p>Başka.</p>' }) } });
  expect(await stale()).toEqual(['blocks']);
  const wrong = await rest.put(`/admin/pages/${id}/translations/en`, { blocks: '{"1":5}' });
  expect(wrong.status).toBe(400);
});

test('the English is out of date where a text of a block has changed, not where blocks move or show other things', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.pages.create({ title: 'Nilüfer', slug: 'nilufer', blocks: every });
  const save = (blocks: PageBlockInput[]) => trpc.pages.update({ id, data: { blocks } });
  const english = {
    title: 'Nilufer',
    content: '<p>x</p>',
    blocks: JSON.stringify({ 1: { html: '<p>We measure.</p>' } }),
  };
  const isStale = async (blocks: PageBlockInput[]) => {
    await save(every);
    await trpc.translations.save({ entity: 'page', id, data: english, current: ['blocks'] });
    await save(blocks);
    return 'blocks' in ((await trpc.translations.get({ entity: 'page', id }))?.stale ?? {});
  };
  const gallery = { kind: 'gallery' as const, id: 5, images: [image, 'https://a.example/b.jpg'] };
  const bold = { kind: 'text' as const, id: 1, title: 'Neden biz?', html: '<p><b>Ölçerek</b> çalışırız.</p>' };
  for (const same of [every.toReversed(), every.slice(1), every.with(4, gallery), every.with(0, bold)]) {
    expect(await isStale(same)).toBe(false);
  }
  const quote = { ...said, text: 'Bir gün önce bitti.' };
  for (const changed of [
    every.with(0, { ...bold, title: null }),
    every.with(8, { kind: 'testimonials', id: 10, items: [quote] }),
    every.toReversed().with(9, { kind: 'text', id: 1, title: 'Neden biz?', html: '<p>Başka.</p>' }),
    [...every, { kind: 'text' as const, id: 12, html: '<p>Yeni.</p>' }],
  ]) {
    expect(await isStale(changed)).toBe(true);
  }
});
