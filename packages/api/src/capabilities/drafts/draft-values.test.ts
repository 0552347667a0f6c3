import { expect, test } from 'vitest';
import { findHistory } from '../translations/english-history';
import { checkDraft } from './draft-values';

/** The rules and fields of a kind, as those of a record. */
function rulesOf(kind: string, locale: 'tr' | 'en' = 'tr') {
  const history = findHistory(kind, locale);
  if (!history) throw new Error(`${kind} has no history`);
  return { rules: history.update, fields: history.fields };
}

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

/** What the rules of the form reject and a draft keeps as it was typed. */
const waiting: [kind: string, field: string, values: unknown[]][] = [
  ['article', 'publishedAt', ['yarın', '2026-02-30T00:00Z']],
  ['article', 'slug', ['', 'Yanlış!']],
  ['article', 'content', ['', '<p></p>']],
  ['article', 'featuredImage', ['resim', 'javascript:alert(1)']],
  ['project', 'categoryId', ['', 'x', -1, 0, null]],
  ['project', 'year', ['iki bin', 1800]],
  ['project', 'serviceIds', [['x'], [0]]],
  ['project', 'order', ['', -1, 'son', 1e20]],
  ['company', 'phone', ['ara', '0224']],
  ['company', 'latitude', ['kuzey', 400]],
  [
    'company',
    'hours',
    [[{ days: [], opens: '9', closes: '' }], [{ days: ['Monday'], opens: '18:00', closes: '09:00' }]],
  ],
  ['company', 'socialLinks', [[{ name: '', url: '' }], [{ name: null, url: 'x' }]]],
  ['page', 'blocks', [[{ kind: 'action', id: 1, title: '', text: null, button: 'link', ctaText: null, ctaLink: 'x' }]]],
  ['service', 'gallery', [['']]],
];

test.each(waiting)('%s: %s waits with what is wrong until it is published', (kind, field, values) => {
  const live = rulesOf(kind);
  for (const value of values) {
    expect(live.rules.safeParse({ [field]: value }).success, JSON.stringify(value)).toBe(false);
    expect(checkDraft(live, { [field]: value })).toEqual({ [field]: value });
  }
});

/** Other types and too much of one. */
const rejected: typeof waiting = [
  ['article', 'publishedAt', [5, true]],
  ['article', 'excerpt', ['a'.repeat(5001), 5]],
  ['article', 'content', ['a'.repeat(1_000_001), ['x']]],
  ['article', 'visible', ['evet', 1, '']],
  ['article', 'featuredImage', [`/${'a'.repeat(2001)}`]],
  ['project', 'categoryId', [[], true]],
  ['project', 'year', [[], {}, Number.POSITIVE_INFINITY]],
  // What waits for another reason is held to a length, too.
  ['article', 'slug', [`Yanlış ${'a'.repeat(5000)}`]],
  ['company', 'phone', [`ara ${'1'.repeat(5000)}`]],
  ['project', 'serviceIds', ['1', [{}], times(51, 1)]],
  [
    'company',
    'hours',
    [
      [{}],
      [{ days: 'Monday', opens: '09:00', closes: '18:00' }],
      times(15, { days: ['Monday'], opens: '', closes: '' }),
    ],
  ],
  ['company', 'socialLinks', [times(21, { name: 'X', url: 'https://x.example' })]],
  ['company', 'slogan', ['x', { tr: 5, en: null }, { tr: 'a'.repeat(301), en: null }]],
  ['company', 'untranslated', ['gizli']],
  ['page', 'blocks', ['x', [{}], [{ kind: 'nonsense', id: 1 }]]],
  ['service', 'gallery', [[5], times(61, '/art/x.svg')]],
];

test.each(rejected)('%s: %s takes no other type and nothing longer', (kind, field, values) => {
  for (const value of values) {
    expect(() => checkDraft(rulesOf(kind), { [field]: value }), JSON.stringify(value).slice(0, 80)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ field, fields: { [field]: expect.any(String) } }) }),
    );
  }
});

test('what the form would store is stored as the form stores it, and all that is wrong is named at once', () => {
  const article = rulesOf('article');
  const typed = {
    title: ' Pano ',
    excerpt: ' ',
    categoryId: '7',
    publishedAt: '2026-03-01T12:00+03:00',
    visible: true,
  };
  const stored = {
    title: 'Pano',
    excerpt: null,
    categoryId: 7,
    publishedAt: '2026-03-01T09:00:00.000Z',
    visible: true,
  };
  expect(checkDraft(article, typed)).toEqual(stored);
  const fields = { title: expect.any(String), visible: expect.any(String), nonsense: expect.any(String) };
  expect(() => checkDraft(article, { ...typed, title: 5, visible: 'evet', nonsense: 1 })).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ field: 'title', fields }) }),
  );
});

test('rich text is kept as publishing cleans it, also in blocks and in the English texts of blocks', () => {
  const typed = '<p onclick="x()">Metin <a href="javascript:x()">bağ</a></p><script>x()</script>';
  const cleaned = '<p>Metin bağ</p>';
  const block = { kind: 'text', id: 1, html: typed };
  const english = (html: string) => JSON.stringify({ 1: { html } });
  expect(checkDraft(rulesOf('article'), { content: typed, excerpt: typed })).toEqual({
    content: cleaned,
    excerpt: typed,
  });
  expect(checkDraft(rulesOf('page'), { blocks: [block] })).toMatchObject({ blocks: [{ html: cleaned }] });
  expect(checkDraft(rulesOf('page', 'en'), { blocks: english(typed) })).toEqual({ blocks: english(cleaned) });
  expect(() => checkDraft(rulesOf('page', 'en'), { blocks: '{' })).toThrow(
    expect.objectContaining({ key: 'field.text', details: expect.objectContaining({ field: 'blocks' }) }),
  );
});
