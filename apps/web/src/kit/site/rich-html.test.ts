import { expect, test } from 'vitest';
import { cardText, withHeadingIds } from './rich-html';
import { belowPageTitle, withoutImages, withScrollers } from './rich-text';

test.each([
  ['<p>a</p><p><img src="/x.png" alt="x"></p><p>b</p>', '<p>a</p><p>b</p>'],
  ['<p>a <img src="/x.png"> b</p>', '<p>a  b</p>'],
  ['<figure><a href="/x.png"><IMG src="/x.png" /></a></figure><p>b</p>', '<p>b</p>'],
  ['<picture><source srcset="/x.webp"><img src="/x.png"></picture>', ''],
  ['<p>imgelem <strong>kalır</strong></p>', '<p>imgelem <strong>kalır</strong></p>'],
])('no image stays in %s', (html, rest) => {
  expect(withoutImages(html)).toBe(rest);
});

test('every second-level heading gets an address of its own', () => {
  const { html, headings } = withHeadingIds(
    '<h2>Sınır ne kadar?</h2><p>x</p><h2 id="old">Sınır <em>ne</em> kadar?</h2>',
  );
  expect(headings).toEqual([
    { id: 'sinir-ne-kadar-1', text: 'Sınır ne kadar?' },
    { id: 'sinir-ne-kadar-2', text: 'Sınır ne kadar?' },
  ]);
  expect(html).toBe(
    '<h2 id="sinir-ne-kadar-1">Sınır ne kadar?</h2><p>x</p><h2 id="sinir-ne-kadar-2">Sınır <em>ne</em> kadar?</h2>',
  );
});

test('headings without text are not listed', () => {
  expect(withHeadingIds('<h2><br></h2>')).toEqual({ html: '<h2><br></h2>', headings: [] });
});

test('a card shows the paragraphs, or the heading where there is nothing else', () => {
  expect(cardText('<h2>İhtiyaç</h2><p>Trafo yetmiyordu.</p>')).toBe('Trafo yetmiyordu.');
  expect(cardText('<h2>İhtiyaç</h2>')).toBe('İhtiyaç');
});

test('a title inside a text becomes a heading of the second level', () => {
  expect(belowPageTitle('<h1 class="x">A</h1><h2>B</h2>')).toBe('<h2 class="x">A</h2><h2>B</h2>');
});

test('tables and code blocks, which may be wider than the page, can be reached by keyboard', () => {
  expect(
    withScrollers('<p>a</p><table><tbody></tbody></table><pre><code>b</code></pre>', { table: 'T', code: 'C' }),
  ).toBe(
    '<p>a</p><div class="table-box" role="group" aria-label="T" tabindex="0"><table><tbody></tbody></table></div>' +
      '<pre role="group" aria-label="C" tabindex="0"><code>b</code></pre>',
  );
});
