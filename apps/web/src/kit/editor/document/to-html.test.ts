// The very cleaning of the server: what this file promises is that the two agree.
import { cleanHtml } from '@pano/api/testing';
import type { JSONContent } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { documentExtensions } from './extensions';
import { schema } from './from-html';
import { toHtml } from './to-html';

const text = (value: string, ...marks: NonNullable<JSONContent['marks']>): JSONContent => ({
  type: 'text',
  text: value,
  marks,
});
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const item = (...content: JSONContent[]): JSONContent => ({ type: 'listItem', content });
const cell = (type: 'tableCell' | 'tableHeader', ...content: JSONContent[]): JSONContent => ({ type, content });
const row = (...content: JSONContent[]): JSONContent => ({ type: 'tableRow', content });
const html = (...content: JSONContent[]): string => toHtml(schema.nodeFromJSON({ type: 'doc', content }));
const link = (href: string, target: string | null = null) => ({ type: 'link', attrs: { href, target } });
const image = (attrs: Record<string, unknown>): JSONContent => ({ type: 'image', attrs });

const documents: [name: string, content: JSONContent[], expected: string][] = [
  ['an empty text', [paragraph()], ''],
  [
    'empty lines and line breaks',
    [paragraph(text('a'), { type: 'hardBreak' }), paragraph(), paragraph({ type: 'hardBreak' }, text('b'))],
    '<p>a<br><br></p><p><br></p><p><br>b</p>',
  ],
  [
    'every emphasis',
    [
      paragraph(
        ...['bold', 'italic', 'strike', 'underline', 'subscript', 'superscript', 'code'].map((type) =>
          text('x', { type }),
        ),
      ),
    ],
    '<p><strong>x</strong><em>x</em><s>x</s><u>x</u><sub>x</sub><sup>x</sup><code>x</code></p>',
  ],
  [
    'emphasis that begins and ends within another',
    [paragraph(text('a', { type: 'bold' }), text('b', { type: 'bold' }, { type: 'italic' }), text('c'))],
    '<p><strong>a<em>b</em></strong>c</p>',
  ],
  [
    'colours, size and face',
    [
      paragraph(
        text('a', {
          type: 'textStyle',
          attrs: { color: 'var(--err)', background: 'var(--warn-tint)', size: 'huge', face: 'wide' },
        }),
        text('b', { type: 'textStyle', attrs: { face: 'mono' } }),
        text('c', { type: 'textStyle', attrs: {} }),
      ),
    ],
    '<p><span style="color: var(--err); background-color: var(--warn-tint); font-size: 1.6em; font-stretch: 112%">a</span>' +
      '<span style="font-family: var(--font-mono)">b</span>c</p>',
  ],
  [
    'headings, alignment and indentation',
    [
      ...[1, 2, 3, 4, 5, 6].map((level) => ({ type: 'heading', attrs: { level }, content: [text('h')] })),
      { type: 'paragraph', attrs: { align: 'justify', indent: 8 }, content: [text('p')] },
    ],
    '<h1>h</h1><h2>h</h2><h3>h</h3><h4>h</h4><h5>h</h5><h6>h</h6><p style="text-align: justify; margin-left: 16em">p</p>',
  ],
  [
    'nested lists',
    [
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          item(paragraph(text('a')), { type: 'bulletList', content: [item(paragraph(text('b')))] }),
          item(paragraph(), { type: 'codeBlock', content: [text('c')] }),
          item({ type: 'paragraph', attrs: { align: 'center' }, content: [text('d')] }),
        ],
      },
    ],
    '<ol start="3"><li>a<ul><li>b</li></ul></li><li><p><br></p><pre><code>c</code></pre></li>' +
      '<li><p style="text-align: center">d</p></li></ol>',
  ],
  [
    'a quotation and code',
    [
      { type: 'blockquote', content: [paragraph(text('a'))] },
      { type: 'codeBlock', attrs: { language: 'js' }, content: [text('\nif (a < b)  &&\t"c"')] },
    ],
    '<blockquote><p>a</p></blockquote><pre><code>\nif (a &lt; b)  &amp;&amp;\t"c"</code></pre>',
  ],
  [
    'links and images',
    [
      paragraph(
        text('a', link('https://x.example/?a=1&b="2"<c>', '_blank')),
        text('b', link('/yol')),
        text('c', link('javascript:alert(1)')),
        image({ src: '/uploads/a.png', alt: '"a" & <b>', width: 20, height: 10 }),
        image({ src: 'data:image/png;base64,x' }),
      ),
    ],
    '<p><a href="https://x.example/?a=1&amp;b=&quot;2&quot;&lt;c&gt;" target="_blank" rel="noopener">a</a><a href="/yol">b</a>c' +
      '<img src="/uploads/a.png" alt="&quot;a&quot; &amp; &lt;b&gt;" width="20" height="10"></p>',
  ],
  [
    'a table with a header row',
    [
      {
        type: 'table',
        content: [
          row(cell('tableHeader', paragraph(text('Ad'))), cell('tableHeader', paragraph(text(' Değer ')))),
          row(cell('tableCell', paragraph(text('Güç', { type: 'bold' }))), cell('tableCell', paragraph())),
          row(
            cell('tableHeader', { type: 'paragraph', attrs: { align: 'right' }, content: [text('1250')] }),
            cell(
              'tableCell',
              paragraph(text('a')),
              paragraph(),
              paragraph(text('b'), { type: 'hardBreak' }, text('c')),
            ),
          ),
        ],
      },
      paragraph(),
    ],
    '<table><tbody><tr><th>Ad</th><th>\u00a0Değer</th></tr><tr><td><strong>Güç</strong></td><td></td></tr>' +
      '<tr><td><p style="text-align: right">1250</p></td><td><p>a</p><p>b<br>c</p></td></tr></tbody></table>',
  ],
  [
    'spaces that a browser would swallow',
    [paragraph(text('  a  b '), text(' c', { type: 'bold' }), { type: 'hardBreak' }, text(' d\u00a0&nbsp; '))],
    '<p>\u00a0 a\u00a0 b\u00a0<strong> c</strong><br>\u00a0d\u00a0&amp;nbsp;</p>',
  ],
];

describe.each(documents)('%s', (_name, content, expected) => {
  test('is written as expected', () => {
    expect(html(...content)).toBe(expected);
  });

  test('is left as it is by the cleaning of the server', () => {
    expect(cleanHtml(expected)).toBe(expected);
  });
});

test('what is typed within a second is undone at once, and a hundred steps are kept', () => {
  const kit = documentExtensions.find(({ name }) => name === 'starterKit');
  expect(kit?.options.undoRedo).toEqual({ newGroupDelay: 1000, depth: 100 });
});
