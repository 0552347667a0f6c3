import { expect, test } from 'vitest';
import { type BlockChange, compareBlocks, compareTexts, readBlocks, textOf, toTextBlocks } from './compare-blocks';
import { compareVersions, isChanged } from './field-changes';

const compare = (before: string, after: string, limit?: number) =>
  compareBlocks(readBlocks(before), readBlocks(after), limit);

/** A comparison as text: `-x-` is removed, `+x+` added. */
const signs = { same: '', removed: '-', added: '+' };
const show = (changes: BlockChange[]) =>
  changes.map(({ kind, pieces }) => [kind, pieces.map(({ kind, text }) => signs[kind] + text + signs[kind]).join('')]);
const notes = (changes: BlockChange[]) => changes.flatMap(({ notes }) => notes);

test('plain text is compared by words, also Turkish ones', () => {
  const changes = compareTexts(toTextBlocks('Yeni ışıklı pano'), toTextBlocks('Yeni şık pano'));
  expect(show(changes)).toEqual([['changed', 'Yeni -ışıklı-+şık+ pano']]);
  expect(show(compareTexts([], toTextBlocks('Yeni')))).toEqual([['added', '+Yeni+']]);
  expect(show(compareTexts(toTextBlocks('Aynı'), toTextBlocks('Aynı')))).toEqual([['same', 'Aynı']]);
});

test('rich text is compared by blocks, and by words inside of those that belong together', () => {
  const before = '<h2>Pano</h2><p>Trafo merkezi Ankara’da kuruldu.</p><p>Eski bir not</p>';
  const after = '<h2>Pano</h2><p>Trafo merkezi İzmir’de kuruldu.</p><p>Bambaşka sözler burada duruyor</p>';
  expect(show(compare(before, after))).toEqual([
    ['same', 'Pano'],
    ['changed', 'Trafo merkezi -Ankara’da-+İzmir’de+ kuruldu.'],
    ['removed', '-Eski bir not-'],
    ['added', '+Bambaşka sözler burada duruyor+'],
  ]);
});

test('spaces that no browser shows make no difference', () => {
  expect(show(compare('<p>Yeni  pano\n odası</p>', '<p>Yeni pano odası</p>'))).toEqual([['same', 'Yeni pano odası']]);
  expect(show(compare('<p>Yeni<br>pano</p>', '<p>Yeni pano</p>'))).toEqual([['changed', 'Yeni-\n-+ +pano']]);
});

test('a paragraph that stands elsewhere is said to have moved', () => {
  const changes = compare('<p>Bir.</p><p>İki.</p><p>Üç.</p>', '<p>İki.</p><p>Üç.</p><p>Bir.</p>');
  expect(show(changes)).toEqual([
    ['same', 'İki.'],
    ['same', 'Üç.'],
    ['moved', 'Bir.'],
  ]);
  expect(notes(changes)).toEqual([{ kind: 'moved' }]);
});

test('formatting is named where no word changed', () => {
  expect(notes(compare('<p>Çok önemli söz</p>', '<p>Çok <strong>önemli</strong> söz</p>'))).toEqual([
    { kind: 'format' },
  ]);
  expect(notes(compare('<p>Bir başlık</p>', '<h2>Bir başlık</h2>'))).toEqual([{ kind: 'format' }]);
  expect(notes(compare('<p>Orta yer</p>', '<p style="text-align: center">Orta yer</p>'))).toEqual([{ kind: 'format' }]);
});

test('a link that leads elsewhere, came or went is named', () => {
  const [one, other] = ['https://a.example', 'https://b.example'];
  const link = (href: string) => `<p>Bize <a href="${href}">yazın</a> hemen</p>`;
  expect(notes(compare(link(one), link(other)))).toEqual([{ kind: 'link', before: one, after: other }]);
  expect(notes(compare(link(one), '<p>Bize yazın hemen</p>'))).toEqual([{ kind: 'link', before: one, after: null }]);
  const words = '<p>Bize hemen bugün mutlaka</p>';
  const added = `<p>Bize hemen bugün mutlaka <a href="${one}">yazın</a></p>`;
  expect(notes(compare(words, added))).toEqual([{ kind: 'link', before: null, after: one }]);
});

test('a table is compared by its rows, with the cells apart, and its header row is formatting', () => {
  const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
  const [head, power] = ['<th>Ad</th><th>Değer</th>', '<td>Güç</td><td>1250 kVA</td>'];
  const before = table(head, power, '<td>Süre</td><td>3 ay</td>');
  const after = table(
    head,
    '<td>Güç</td><td>1600 kVA</td>',
    '<td>Süre</td><td><p>3 ay</p><p>en çok</p></td>',
    '<td>Yer</td><td></td>',
  );
  expect(show(compare(before, after))).toEqual([
    ['same', 'Ad | Değer'],
    ['changed', 'Güç | -1250-+1600+ kVA'],
    ['changed', 'Süre | 3 ay+\nen çok+'],
    ['added', '+Yer | +'],
  ]);
  expect(notes(compare(table(head), table(head.replaceAll('th', 'td'))))).toEqual([{ kind: 'format' }]);
});

test('a picture is a block of its own', () => {
  const changes = compare(
    '<p>Söz<img src="/uploads/a.jpg" alt="A"></p>',
    '<p>Söz<img src="/uploads/b.jpg" alt="B"></p>',
  );
  expect(changes.map(({ kind, before, after }) => [kind, before?.picture?.src, after?.picture?.src])).toEqual([
    ['same', undefined, undefined],
    ['removed', '/uploads/a.jpg', undefined],
    ['added', undefined, '/uploads/b.jpg'],
  ]);
  const alt = compare('<img src="/uploads/a.jpg" alt="A">', '<img src="/uploads/a.jpg" alt="B">');
  expect(alt.map(({ kind }) => kind)).toEqual(['changed']);
  expect(notes(alt)).toEqual([{ kind: 'format' }]);
});

test('items of a list are compared one by one, and another kind of list is formatting', () => {
  const before = '<ul><li>Birinci uzun madde</li><li>İkinci uzun madde</li></ul>';
  expect(show(compare(before, before.replace('Birinci', 'İlk').replace('</ul>', '<li>Son</li></ul>')))).toEqual([
    ['changed', '-Birinci-+İlk+ uzun madde'],
    ['same', 'İkinci uzun madde'],
    ['added', '+Son+'],
  ]);
  const numbered = before.replace('<ul>', '<ol>').replace('</ul>', '</ol>');
  expect(notes(compare(before, numbered))).toEqual([{ kind: 'format' }, { kind: 'format' }]);
});

test('hostile markup is text or nothing, never an element', () => {
  const hostile = '<p>Bir bak hele &lt;img onerror=a&gt; şuna</p>';
  expect(readBlocks(hostile).map(textOf)).toEqual(['Bir bak hele <img onerror=a> şuna']);
  expect(show(compare('<p>Bir bak hele şuna</p>', hostile))).toEqual([
    ['changed', 'Bir bak hele +<img onerror=a> +şuna'],
  ]);
  const plain = toTextBlocks('<script>alert(1)</script>');
  expect(show(compareTexts([], plain))).toEqual([['added', '+<script>alert(1)</script>+']]);
});

test('what takes too long is shown as replaced', () => {
  const changes = compare('<p>Bir uzun söz</p><p>Aynı</p>', '<p>Bir kısa söz</p><p>Aynı</p>', 0);
  expect(show(changes)).toEqual([
    ['removed', '-Bir uzun söz-'],
    ['added', '+Bir kısa söz+'],
    ['same', 'Aynı'],
  ]);
});

test('two texts of 100 KB are compared by words throughout, where there is time', () => {
  const words = (from: number) => Array.from({ length: 100 }, (_, at) => `söz${(from * 31 + at * 7) % 997}`).join(' ');
  const text = (changed: number) =>
    Array.from({ length: 160 }, (_, at) => `<p>${words(at)}${at % 9 === changed ? ' yeni bir son' : ''}</p>`).join('');
  expect(text(1).length).toBeGreaterThan(100_000);
  const changes = compare(text(1), text(2), Number.POSITIVE_INFINITY);
  const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
  expect([changes.length, count('same'), count('changed')]).toEqual([160, 124, 36]);
});

test('versions are compared field by field, texts in two languages apart, and state and missing fields left out', () => {
  const version = (values: Record<string, string | number | null | string[] | Record<string, string | null>>) => ({
    number: 1,
    fields: [],
    origin: 'form' as const,
    userName: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    live: false,
    missing: [],
    dropped: [],
    gone: [],
    kinds: {
      title: 'text',
      slogan: 'textPair',
      categoryId: 'reference',
      images: 'images',
      icon: 'text',
      visible: 'state',
    } as const,
    values,
  });
  const before = version({ title: 'A', slogan: { tr: 'Işık', en: null }, categoryId: 1, images: ['/a.jpg', '/b.jpg'] });
  const after = version({ title: 'A', slogan: { tr: 'Güç', en: null }, categoryId: 2, images: ['/b.jpg'], icon: 'x' });
  const say = (name: string, value: unknown) => (name === 'categoryId' ? `Kategori ${value}` : String(value ?? ''));
  const fields = compareVersions(before, after, say);
  expect(fields.map(({ name }) => name)).toEqual(['title', 'slogan.tr', 'slogan.en', 'categoryId', 'images']);
  const changed = fields.filter(isChanged);
  expect(changed.map(({ name }) => name)).toEqual(['slogan.tr', 'categoryId', 'images']);
  expect(show(changed[1]?.changes ?? [])).toEqual([['changed', 'Kategori -1-+2+']]);
  expect(changed[2]?.changes.map(({ kind }) => kind)).toEqual(['removed', 'same']);
});
