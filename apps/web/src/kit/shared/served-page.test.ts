import { expect, test } from 'vitest';
import { measureHtml } from './served-page';

test.each([
  ['<p class="a">Ad &amp; Soyad</p>', '1 8'],
  ['<p>Ad</p><script>const a = 1;</script>', '2 2'],
  ['<form><noscript><label>Fotoğraf<input type="file"/></label></noscript><b>Gönder</b></form>', '3 6'],
])('%s is measured as a browser with JavaScript parses it', (html, size) => {
  expect(measureHtml(html)).toBe(size);
});
