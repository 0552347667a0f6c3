import { anyText } from '@pano/i18n/testing';
import { htmlToText } from '@pano/i18n/text/html-text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payloads } from '#testing/rich-text-payloads';
import { cleanHtml, cleanOptionalHtml, cleanRequiredHtml, withCleanTexts } from './rich-text';
import { alignments, fontFaces, fontSizes, indents } from './rich-text-values';

const colour = '(?:#[0-9a-f]{3,8}|[a-z]+|rgba?\\([0-9., /%+-]+\\)|var\\(--[a-z0-9-]+\\))';
const declaration = `(?:(?:background-)?color: ${colour}|text-align: [a-z]+|font-size: [0-9.]+em|font-stretch: [0-9]+%|font-family: var\\(--font-mono\\)|margin-left: [0-9]+em)`;
const style = `(?: style="${declaration}(?:; ${declaration})*")?`;
const inert = '[^"<>\\\\]*';
/** Every tag that the editor can produce, exactly as it is stored; any other `<` is not allowed. */
const knownTags = new RegExp(
  [
    `<(?:p|h[1-6]|li|span)${style}>`,
    '<(?:br|strong|em|u|s|sub|sup|blockquote|pre|code|ul|table|tbody|tr|th|td)>',
    '<ol(?: start="\\d{1,4}")?>',
    `<a href="(?:https?://|mailto:|tel:|#|/(?!/))${inert}"(?: target="_blank" rel="noopener")?>`,
    `<img src="(?:https?://|/(?!/))${inert}" alt="[^"<>]*"(?: width="\\d{1,4}")?(?: height="\\d{1,4}")?>`,
    '</(?:p|h[1-6]|li|span|strong|em|u|s|sub|sup|blockquote|pre|code|ul|ol|a|table|tbody|tr|th|td)>',
  ].join('|'),
  'gi',
);
const foreignMarkup = (html: string) => /[<>]/.exec(html.replace(knownTags, ''));

// Beside an element of the earlier system's editor everything is converted before it is cleaned.
const converted = payloads.map((payload) => `<p class="ql-indent-1">a</p>${payload}`);

test.each([...payloads, ...converted])('nothing dangerous is left of %s', (payload) => {
  const cleaned = cleanHtml(payload);
  expect(foreignMarkup(cleaned)).toBeNull();
  expect(htmlToText(cleaned)).toContain('keep');
  expect(cleanHtml(cleaned)).toBe(cleaned);
});

const property = ([name, value]: [string, string]) => `${name}: ${value}`;
const styles = [
  ...[...fontSizes, ...fontFaces].flatMap(({ style }) => (style ? [property([style.property, style.value])] : [])),
  ...alignments.map((value) => `text-align: ${value}`),
  ...indents.map((value) => `margin-left: ${value}`),
  ...['#fff', '#1a2b3c', '#1a2b3c80', 'rgb(255, 0, 10)', 'rgba(1, 2, 3, 0.5)', 'red', 'var(--colour-accent)'].flatMap(
    (value) => [`color: ${value}`, `background-color: ${value}`],
  ),
];

describe('what the toolbar makes stays as it is', () => {
  test.each(styles)('%s', (style) => {
    for (const tag of ['span', 'p', 'h2', 'li']) {
      const html = `<${tag} style="${style}">Ğüneş</${tag}>`;
      expect(cleanHtml(html)).toBe(html);
    }
  });

  test.each([
    ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Başlık</h${level}>`),
    '<p><strong>k</strong><em>i</em><u>a</u><s>ü</s> H<sub>2</sub>O m<sup>2</sup></p>',
    '<ul><li><p>bir</p><ul><li><p>iki</p></li></ul></li></ul>',
    '<ol start="3"><li>üç</li></ol>',
    '<blockquote><p>Alıntı</p></blockquote>',
    '<pre><code>if (a &lt; b &amp;&amp; c &gt; d) {\n  "x" \'y\'\n}</code></pre>',
    '<p>satır<br>satır</p><p></p>',
    '<p><a href="https://x.example/a?b=1&amp;c=2#d">web</a> <a href="/projeler">iç</a> <a href="#iletisim">yer</a></p>',
    '<p><a href="mailto:info@x.example">posta</a> <a href="tel:+902240000000">telefon</a></p>',
    '<p><a href="https://x.example" target="_blank" rel="noopener">yeni sekme</a></p>',
    '<img src="/uploads/a.webp" alt="Pano &quot;A&quot;" width="640" height="480">',
    '<p style="text-align: center; margin-left: 4em">ortada</p>',
    '<table><tbody><tr><th>Özellik</th><th>Değer</th></tr><tr><td>Güç</td><td>1250\u00a0<strong>kVA</strong></td></tr></tbody></table>',
    '<p>a</p><table><tbody><tr><td><p>bir</p><p style="text-align: right">iki</p></td><td></td></tr></tbody></table><p>b</p>',
    '<ul><li>a<table><tbody><tr><td>b</td><td>c</td></tr></tbody></table></li></ul>',
    '<p>İŞÇİ ğüşıöç — “tırnak” 5 &lt; 6 &amp; 7 &gt; 3 &lt;script&gt; 😀</p>',
  ])('%s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });
});

test.each([
  ['<b>a</b><i>b</i><strike>c</strike><del>d</del>', '<strong>a</strong><em>b</em><s>c</s><s>d</s>'],
  ['<P STYLE="COLOR:RED;Text-Align:CENTER">a</P>', '<p style="color: red; text-align: center">a</p>'],
  ['<span style="font-size:.875em">a</span>', '<span style="font-size: 0.875em">a</span>'],
  ['<span style="color:red;color:url(x);font-size:99px">a</span>', '<span style="color: red">a</span>'],
  ['<span>a</span><a>b</a><img alt="c"><font color=red>d</font>', 'ab d'],
  ['<div><p>a</p></div>', '<p>a</p>'],
  [
    '<a href="https://x.example" target="_blank">a</a>',
    '<a href="https://x.example" target="_blank" rel="noopener">a</a>',
  ],
  ['<a href="/x" target="top" rel="opener" title="t">a</a>', '<a href="/x">a</a>'],
  ['<img src="/a.png" width="50%" height="1e3">', '<img src="/a.png" alt="">'],
  ['<p>açık', '<p>açık</p>'],
  // What the editor does with pasted text is not for the texts of a program, which mean what they say.
  [
    '<p>a<img src="data:image/png;base64,iVBORw0KGgo="><img src="file:///C:/a.png"><img src="cid:a@b"><img src="blob:https://x.example/1"></p>',
    '<p>a</p>',
  ],
  [
    '<p>## a www.x.example <a href="https://www.google.com/url?q=https%3A%2F%2Fx.example">b</a> 0224 123 45 67</p>',
    '<p>## a www.x.example <a href="https://www.google.com/url?q=https%3A%2F%2Fx.example">b</a> 0224 123 45 67</p>',
  ],
])('%s becomes %s', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned);
});

test('required rich text of which nothing remains is rejected, optional one becomes null', () => {
  const hollow = '<p><script>alert(1)</script><img src="javascript:1"></p>';
  expect(() => cleanRequiredHtml(hollow, 'request.invalid')).toThrow(
    expect.objectContaining({ kind: 'invalid', key: 'request.invalid' }),
  );
  expect(cleanRequiredHtml('<p>a</p>', 'request.invalid')).toBe('<p>a</p>');
  expect(cleanOptionalHtml(hollow)).toBeNull();
  expect(cleanOptionalHtml(null)).toBeNull();
  expect(cleanOptionalHtml('<img src="/a.png" alt="">')).toBe('<img src="/a.png" alt="">');
});

test('whatever comes in, only known tags come out, and cleaning again changes nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom(...payloads),
    fc.constantFrom(
      ...['<p>', '</p>', '<div>', '</div>', '<b>', '</b>', '<a href="/x">', '</a>', '<ul>', '<li>', '</ul>', '<pre>'],
      ...[
        '<svg>',
        '</svg>',
        '<style>',
        '</style>',
        '<!--',
        '-->',
        '<textarea>',
        '<xmp>',
        '"',
        "'",
        '>',
        '<',
        '&',
        '\n',
      ],
      ...[
        '&lt;',
        '&#60;',
        '<h1 style="',
        'color:red',
        '<table>',
        '</table>',
        '<thead>',
        '<caption>',
        '<tr>',
        '<td colspan="3" rowspan=2>',
        '<th>',
        '<td>',
        '<blockquote>',
        '<option>',
        '<img src=',
        '/>',
        '\\',
        '\u0000',
      ],
      ...['<p class="ql-indent-1">', '<li data-list="bullet">', '<pre class="ql-syntax">', '<b style="font-size:9px">'],
      ...[
        '<title>',
        '</title>',
        '<noscript>',
        '<math>',
        '<span style="color:red">',
        '</span>',
        '<![CDATA[',
        ']]>',
        '<?',
      ],
    ),
    anyText(12),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const cleaned = cleanHtml(pieces.join(''));
      expect(foreignMarkup(cleaned)).toBeNull();
      expect(cleanHtml(cleaned)).toBe(cleaned);
    }),
    { numRuns: 1500 },
  );
});

const hostile = [
  ...[
    '<i>',
    '<b><p>',
    '<foo><p>',
    '<ul><li>',
    '<svg>',
    '<math><mi>',
    '<table><tr><td>',
    '</p>',
    '<',
    '<!--',
    '&#',
    '&',
  ],
  ...['<p x=', '<p style="', 'color:', 'rgb(', '/**/', '<a href="', '<textarea>', '<script>', '<![CDATA[', '<p>', '= '],
  `<p style="${'a:b;'.repeat(30)}">`,
  `<p ${'a '.repeat(50)}>`,
  '<select><option><p>',
  '<tr><td colspan=50 rowspan=9999>',
];

test.each(hostile)('100 KB of %j are cleaned in less than 3 seconds', (text) => {
  const started = performance.now();
  const cleaned = cleanHtml(`<p>${text.startsWith('<tr>') ? '<table>' : ''}${text.repeat(100_000 / text.length)}`);
  expect(performance.now() - started).toBeLessThan(3000);
  expect(foreignMarkup(cleaned)).toBeNull();
});

test('a stored text is cleaned for every reader alike, also where it is cached', () => {
  const texts = [...payloads, '<p>Düz <strong>yazı</strong></p>', ''];
  for (const content of [...texts, ...texts]) {
    expect(withCleanTexts({ content }, 'content')).toEqual({ content: cleanHtml(content) });
  }
});

test('markup nested too deep keeps its words', () => {
  expect(cleanHtml(`${'<em>'.repeat(5000)}a &lt; b`)).toBe('<p>a &lt; b</p>');
});
