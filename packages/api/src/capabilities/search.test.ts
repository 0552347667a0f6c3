import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

test('one search finds records of every kind, in every spelling', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const content = '<p>metin</p>';
  const category = await trpc.categories.create({ name: 'Işık Panoları', slug: 'isik' });
  await trpc.articles.create({ title: 'IŞIK ölçümü', slug: 'isik-olcumu', content });
  await trpc.services.create({ title: 'Işıklandırma', description: 'x' });
  await trpc.services.create({ title: 'Kamera', description: 'x' });
  await trpc.heroSections.create({ title: 'Işık' });
  await trpc.projects.create({ categoryId: category.id, title: 'Işıklı Meydan', content });
  await trpc.brands.create({ name: 'Işıksan', logoUrl: 'https://x.example/a.svg' });
  await trpc.pages.create({ title: 'Işık rehberi', slug: 'isik-rehberi', content });
  await trpc.keywords.create({ keyword: 'ışık' });
  await trpc.contactForms.submit({ name: 'Işık Yılmaz', email: 'a@b.example', message: 'Merhaba' });

  for (const q of ['ışık', 'IŞIK', 'isik', ' Isık ']) {
    const matches = await trpc.search.records({ q });
    expect(matches.map(({ kind, title }) => [kind, title])).toEqual([
      ['articles', 'IŞIK ölçümü'],
      ['services', 'Işıklandırma'],
      ['heroSections', 'Işık'],
      ['categories', 'Işık Panoları'],
      ['projects', 'Işıklı Meydan'],
      ['brands', 'Işıksan'],
      ['pages', 'Işık rehberi'],
      ['keywords', 'ışık'],
      ['contactForms', 'Işık Yılmaz'],
    ]);
    expect(matches[3]?.id).toBe(category.id);
  }
});

test('all words of the text have to occur, and at most five of a kind are told', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    await trpc.services.create({ title: `Pano ${number}`, description: 'bakım', visible: false });
  }
  expect((await trpc.search.records({ q: 'pano' })).map(({ title }) => title)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Pano ${number}`),
  );
  expect((await trpc.search.records({ q: 'bakım 7' })).map(({ title }) => title)).toEqual(['Pano 7']);
  expect(await trpc.search.records({ q: 'pano yok' })).toEqual([]);
});

test('records whose titles have the words come before those that only mention them', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  for (const number of [1, 2, 3, 4, 5]) {
    await trpc.services.create({ title: `Bakım ${number}`, description: 'pano ve tesisat' });
  }
  await trpc.services.create({ title: 'Pano imalatı', description: 'x', order: 9 });
  const matches = await trpc.search.records({ q: 'PANO' });
  expect(matches.map(({ title }) => title)).toEqual(['Pano imalatı', 'Bakım 1', 'Bakım 2', 'Bakım 3', 'Bakım 4']);
});

test.each(['', '  ', '%', '_', '!?'])('%j asks for nothing and finds nothing', async (q) => {
  const { trpc } = await startTestApi({ signedIn: true });
  await trpc.services.create({ title: 'Pano', description: 'x' });
  expect(await trpc.search.records({ q })).toEqual([]);
});

test('only the signed-in may search', async () => {
  const { trpc } = await startTestApi();
  await expect(trpc.search.records({ q: 'pano' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
