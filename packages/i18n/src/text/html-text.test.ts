import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToText, isEmptyHtml, paragraphCount, truncate } from './html-text';

describe('htmlToText', () => {
  test.each([
    ['<p>Bir</p><p>İki</p>', 'Bir İki'],
    ['<h2>Başlık</h2>\n<ul><li>a</li><li>b</li></ul>', 'Başlık a b'],
    ['Ka<strong>lın</strong> yazı', 'Kalın yazı'],
    ['satır<br>satır<BR/>satır', 'satır satır satır'],
    ['<p>Ar&amp;Ge &lt;b&gt; 230&nbsp;V</p>', 'Ar&Ge <b> 230 V'],
    ['  çok \n\t boşluk  ', 'çok boşluk'],
    ['<a href="/x" title="1 > 0">bağlantı</a>', 'bağlantı'],
    ['a<!-- gizli --><script>alert(1)</script><style>p{}</style>b', 'ab'],
    ['3 < 5', '3 < 5'],
    ['', ''],
  ])('%j reads %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  test('plain words are not changed', () => {
    const words = fc.array(fc.stringMatching(/^[a-zçğıöşü]+$/), { minLength: 1 });
    fc.assert(
      fc.property(words, (list) => htmlToText(list.map((word) => `<p>${word}</p>`).join('')) === list.join(' ')),
    );
  });
});

describe('100 KB of hostile input is read in linear time', () => {
  const pieces = [
    '<',
    '<p ',
    '<p a="',
    '<!--',
    '<!-- -',
    '<script>',
    '</script',
    '<a =',
    '= ',
    '&',
    '&#',
    '&amp',
    ' ',
    '</',
    '<p>',
  ];

  test.each(pieces.map((piece) => [piece]))('%j repeated', (piece) => {
    const html = piece.repeat(Math.ceil(100_000 / piece.length));
    const wrapped = `<p ${html}`;
    const started = performance.now();
    for (const hostile of [html, wrapped, `x${html}>`]) {
      htmlToText(hostile);
      paragraphCount(hostile);
      isEmptyHtml(hostile);
    }
    // Linear work takes milliseconds here, quadratic work many seconds.
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('truncate', () => {
  test.each([
    ['kısa', 10, 'kısa'],
    ['tam', 3, 'tam'],
    ['uzun metin', 4, 'uzun…'],
    ['ab🔌cd', 3, 'ab…'],
    ['ab🔌cd', 4, 'ab🔌…'],
    ['🔌', 1, '…'],
    ['🔌', 2, '🔌'],
    ['a', 0, '…'],
    ['', 0, ''],
  ])('%j cut at %i is %j', (text, max, cut) => {
    expect(truncate(text, max)).toBe(cut);
  });

  test('a cut never leaves half an emoji', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(fc.property(text, fc.nat(20), (value, max) => !/\p{Surrogate}/u.test(truncate(value, max))));
  });
});

describe('paragraphCount', () => {
  test.each([
    ['<p>a</p><p>b</p><p>c</p>', 3],
    ['<P>a</P><p class="x" data-y="1 > 0">b</p><p\n>c</p>', 3],
    ['<p>a<p>b<p>c', 3],
    ['<blockquote><p>a</p></blockquote><p><strong>b</strong> c</p>', 2],
    ['<pre>a</pre><param name="x">b<picture>c</picture>', 0],
    ['<p></p><p><br></p><p>&nbsp;</p><p> &#160; &#8203;</p><p><img src="/a.png"></p>', 0],
    ['<p></p>a', 0],
    ['<!-- <p>a</p> -->', 0],
    ['&lt;p&gt;a&lt;/p&gt;', 0],
    ['', 0],
  ])('%j has %i paragraphs', (html, count) => {
    expect(paragraphCount(html)).toBe(count);
  });
});

test.each([
  '',
  ' \n ',
  '<p></p>',
  '<p><br></p>',
  '<p>&nbsp;</p><h2>\u200b&shy;&zwj;</h2>',
  '<script>a</script>',
  '<!-- a -->',
  '<p title="a">',
])('%j shows nothing', (html) => {
  expect(isEmptyHtml(html)).toBe(true);
});

test.each(['a', '<p>a</p>', '<p>&amp;</p>', '<p>⚡</p>', '<p><br></p><ul><li>1</li></ul>'])('%j shows text', (html) => {
  expect(isEmptyHtml(html)).toBe(false);
});

test('an image alone is not empty', () => {
  expect(isEmptyHtml('<p><IMG src="/a.png" alt="a"></p>')).toBe(false);
});
