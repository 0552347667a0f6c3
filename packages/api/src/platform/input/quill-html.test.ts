import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './rich-text';

/** What the earlier system stored, and what becomes of it. */
const inline: [old: string, stored: string][] = [
  ['<span class="ql-size-small">a</span>', '<span style="font-size: 0.875em">a</span>'],
  ['<span class="ql-size-large">a</span>', '<span style="font-size: 1.25em">a</span>'],
  ['<span class="ql-size-huge">a</span>', '<span style="font-size: 1.6em">a</span>'],
  ['<span class="ql-font-serif">a</span>', '<span style="font-stretch: 112%">a</span>'],
  ['<span class="ql-font-monospace">a</span>', '<span style="font-family: var(--font-mono)">a</span>'],
  [
    '<span class="ql-size-large ql-font-monospace" style="color: rgb(230, 0, 0);">a</span>',
    '<span style="color: rgb(230, 0, 0); font-size: 1.25em; font-family: var(--font-mono)">a</span>',
  ],
  ['<span class="ql-size-gigantic ql-font-comic other">a</span>', 'a'],
  // Quill gives an element that is there already the class, instead of one more element.
  ['<strong class="ql-size-large">a</strong>', '<span style="font-size: 1.25em"><strong>a</strong></span>'],
  [
    '<em class="ql-font-monospace" style="background-color: rgb(255, 255, 0);">a</em>',
    '<span style="background-color: rgb(255, 255, 0); font-family: var(--font-mono)"><em>a</em></span>',
  ],
  [
    '<a href="/a" target="_blank" rel="noopener noreferrer" class="ql-size-small">a</a>',
    '<a href="/a" target="_blank" rel="noopener"><span style="font-size: 0.875em">a</span></a>',
  ],
  // Sizes written as styles: 10, 18 and 32 pixels are Quill's own.
  ['<span style="font-size: 10px;">a</span>', '<span style="font-size: 0.875em">a</span>'],
  ['<span style="font-size: 18px;">a</span>', '<span style="font-size: 1.25em">a</span>'],
  ['<span style="font-size: 32px;">a</span>', '<span style="font-size: 1.6em">a</span>'],
  ['<span style="FONT-SIZE:24PX">a</span>', '<span style="font-size: 1.25em">a</span>'],
  ['<span style="font-size: 12pt;">a</span>', 'a'],
  ['<span style="font-size: 0.75em;">a</span>', '<span style="font-size: 0.875em">a</span>'],
  ['<span style="font-size: 250%;">a</span>', '<span style="font-size: 1.6em">a</span>'],
  ['<span style="font-size: large;">a</span>', '<span style="font-size: 1.25em">a</span>'],
  ['<span style="font-size: 0px;">a</span><span style="font-size: 400px;">b</span>', 'ab'],
  ['<h2><span style="font-size: 24px;">a</span></h2>', '<h2>a</h2>'],
  ['<h2><span style="font-size: 32px;">a</span></h2>', '<h2><span style="font-size: 1.25em">a</span></h2>'],
  [
    '<span style="font-family: Georgia, &quot;Times New Roman&quot;, serif;">a</span>',
    '<span style="font-stretch: 112%">a</span>',
  ],
  ['<span style="font-family: monospace;">a</span>', '<span style="font-family: var(--font-mono)">a</span>'],
  ['<span style="font-family: \'Courier New\';">a</span>', '<span style="font-family: var(--font-mono)">a</span>'],
  ['<span style="font-family: Arial, sans-serif;">a</span>', 'a'],
];

const blocks: [old: string, stored: string][] = [
  ...Array.from({ length: 8 }, (_, step): [string, string] => [
    `<p class="ql-indent-${step + 1}">a</p>`,
    `<p style="margin-left: ${2 * (step + 1)}em">a</p>`,
  ]),
  ['<p class="ql-indent-9">a</p>', '<p style="margin-left: 16em">a</p>'],
  ['<p class="ql-indent-0">a</p><p class="ql-indent-99">b</p>', '<p>a</p><p>b</p>'],
  ['<h3 class="ql-indent-2">a</h3>', '<h3 style="margin-left: 4em">a</h3>'],
  ['<p class="ql-align-center">a</p>', '<p style="text-align: center">a</p>'],
  ['<p class="ql-align-right">a</p>', '<p style="text-align: right">a</p>'],
  ['<h1 class="ql-align-justify">a</h1>', '<h1 style="text-align: justify">a</h1>'],
  [
    '<p class="ql-indent-1 ql-align-justify ql-direction-rtl">a</p>',
    '<p style="text-align: justify; margin-left: 2em">a</p>',
  ],
  ['<p style="text-align: right;">a</p>', '<p style="text-align: right">a</p>'],
  ['<p style="text-align: end">a</p><p style="text-align: start">b</p>', '<p style="text-align: right">a</p><p>b</p>'],
  ['<p style="text-align: constructor; padding-left: constructor">a</p>', '<p>a</p>'],
  ['<p style="padding-left: 3em;">a</p>', '<p style="margin-left: 2em">a</p>'],
  ['<p style="padding-left: 6em;">a</p>', '<p style="margin-left: 4em">a</p>'],
  ['<p style="padding-left: 30px;">a</p>', '<p style="margin-left: 2em">a</p>'],
  ['<p style="padding-left: 4px;">a</p>', '<p>a</p>'],
  ['<p style="padding-left: 9000em;">a</p>', '<p style="margin-left: 16em">a</p>'],
  ['<p style="padding-left: 3em; margin-left: 8em">a</p>', '<p style="margin-left: 8em">a</p>'],
  ['<p style="font-size: 18px">a <em>b</em></p>', '<p><span style="font-size: 1.25em">a <em>b</em></span></p>'],
  [
    '<blockquote class="ql-align-center">a</blockquote>',
    '<blockquote><p style="text-align: center">a</p></blockquote>',
  ],
  [
    '<blockquote class="ql-size-huge">a</blockquote>',
    '<blockquote><span style="font-size: 1.6em">a</span></blockquote>',
  ],
  [
    '<p class="ql-align-center"><img src="/uploads/a.webp" alt="&quot;"></p>',
    '<p style="text-align: center"><img src="/uploads/a.webp" alt="&quot;"></p>',
  ],
  ['<p>a</p><iframe class="ql-video" frameborder="0" src="https://www.youtube.com/embed/x"></iframe>', '<p>a</p>'],
  [
    '<pre class="ql-syntax" spellcheck="false">if (<span class="hljs-keyword">a</span> &lt; b)\n  c\n</pre>',
    '<pre><code>if (a &lt; b)\n  c</code></pre>',
  ],
  [
    '<div class="ql-code-block-container" spellcheck="false"><select class="ql-ui" contenteditable="false">' +
      '<option value="plain">Plain</option></select><div class="ql-code-block" data-language="plain">if (a &lt; b)</div>' +
      '<div class="ql-code-block"><br></div><div class="ql-code-block">  c</div></div>',
    '<pre><code>if (a &lt; b)\n\n  c</code></pre>',
  ],
];

const li = (type: string, indent: number, text: string) =>
  `<li data-list="${type}"${indent ? ` class="ql-indent-${indent}"` : ''}><span class="ql-ui" contenteditable="false"></span>${text}</li>`;

const lists: [old: string, stored: string][] = [
  [
    '<ul><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2">c</li><li>d</li></ul>',
    '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
  ],
  [
    '<ol><li>a</li></ol><ul><li class="ql-indent-1">b</li></ul><ol><li>c</li></ol>',
    '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
  ],
  [
    '<ul><li>a</li><li class="ql-indent-1">b</li></ul><p>x</p><ul><li class="ql-indent-1">c</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul><p>x</p><ul><li>c</li></ul>',
  ],
  ['<ul><li>a</li></ul><ol><li>b</li></ol>', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
  [`<ol>${li('bullet', 0, 'a')}${li('bullet', 0, 'b')}</ol>`, '<ul><li>a</li><li>b</li></ul>'],
  [`<ol>${li('ordered', 0, 'a')}${li('ordered', 0, 'b')}</ol>`, '<ol><li>a</li><li>b</li></ol>'],
  [`<ol>${li('checked', 0, 'a')}${li('unchecked', 0, 'b')}</ol>`, '<ul><li>a</li><li>b</li></ul>'],
  [
    `<ol>${li('ordered', 0, 'a')}${li('bullet', 1, 'b')}${li('bullet', 1, 'c')}${li('ordered', 0, 'd')}</ol>`,
    '<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>',
  ],
  // The numbers go on after the point in between, as they did.
  [
    `<ol>${li('ordered', 0, 'a')}${li('bullet', 0, 'b')}${li('ordered', 0, 'c')}</ol>`,
    '<ol><li>a</li></ol><ul><li>b</li></ul><ol start="2"><li>c</li></ol>',
  ],
  [
    `<ol>${li('ordered', 0, 'a')}${li('ordered', 1, 'b')}${li('ordered', 0, 'c')}${li('ordered', 1, 'd')}</ol>`,
    '<ol><li>a<ol><li>b</li></ol></li><li>c<ol><li>d</li></ol></li></ol>',
  ],
  // A level that nothing leads to is none.
  [
    `<ol>${li('bullet', 3, 'a')}${li('bullet', 1, 'b')}${li('bullet', 0, 'c')}</ol>`,
    '<ul><li>a</li><li>b</li><li>c</li></ul>',
  ],
  [
    `<ol>${li('bullet', 0, 'a')}${li('bullet', 3, 'b')}${li('bullet', 1, 'c')}</ol>`,
    '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>',
  ],
  [
    '<ol start="3"><li>a</li><li class="ql-indent-1 ql-align-center"><strong>b</strong></li></ol>',
    '<ol start="3"><li>a<ol><li><p style="text-align: center"><strong>b</strong></p></li></ol></li></ol>',
  ],
  [
    '<ul>\n<li class="ql-align-right">a</li>\n<li class="ql-indent-1">b</li>\n</ul>',
    '<ul><li><p style="text-align: right">a</p><ul><li>b</li></ul></li></ul>',
  ],
  [
    '<ul><li>a</li><li class="ql-size-large">b <em>c</em></li></ul>',
    '<ul><li>a</li><li><span style="font-size: 1.25em">b <em>c</em></span></li></ul>',
  ],
  ['<ul>x<li class="ql-indent-1">a</li></ul>', '<ul>x<li>a</li></ul>'],
];

describe('content of the earlier system', () => {
  test.each([...inline, ...blocks, ...lists])('%s is stored as %s', (old, stored) => {
    expect(cleanHtml(old)).toBe(stored);
    expect(cleanHtml(stored)).toBe(stored);
  });

  test('is stored once and for all, whatever its parts', () => {
    const fragment = fc.oneof(
      fc.constantFrom(...[...inline, ...blocks, ...lists].map(([old]) => old)),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul>',
        '</ul>',
        '<li>',
        '</li>',
        '<ol>',
        '<blockquote>',
        '<div>',
        '<b>',
        'a',
        '&lt;',
      ),
      fc.constantFrom('<p class="ql-indent-1">', '<li class="ql-indent-2">', '<pre class="ql-syntax">', '</pre>', '\n'),
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 10 }), (parts) => {
        const cleaned = cleanHtml(parts.join(''));
        expect(cleaned).not.toMatch(/<[^>]*(?:ql-|data-list|padding-left|px)/);
        expect(cleanHtml(cleaned)).toBe(cleaned);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    '<li class="ql-indent-8">',
    '<ul><li class="ql-indent-1">',
    '<span style="font-size:9px">',
    '<b class="ql-ui">a</b>',
  ])('100 KB of %s are converted in less than 3 seconds', (text) => {
    const started = performance.now();
    cleanHtml(`<ul>${text.repeat(100_000 / text.length)}`);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
