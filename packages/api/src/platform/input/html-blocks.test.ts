import { blockElements, htmlToText } from '@pano/i18n/text/html-text';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './rich-text';

const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;

describe('a table', () => {
  test.each([
    [
      'has its header row in the first row only, wherever its cells are headers',
      '<table><thead><tr><td>Ad</td><td>Değer</td></tr></thead><tbody><tr><th>Güç</th><td>1250 kVA</td></tr></tbody></table>',
      table('<th>Ad</th><th>Değer</th>', '<td>Güç</td><td>1250 kVA</td>'),
    ],
    [
      'has no colours, widths or merged cells',
      '<table border=1 style="color:red"><tr><td colspan="2" style="background:red">Pano</td><td rowspan=2>x</td></tr><tr><td>a<td>b</table>',
      table('<td>Pano</td><td></td><td>x</td>', '<td>a</td><td>b</td><td></td>'),
    ],
    [
      'gives rows of unequal length the same cells',
      '<table><tr><td>a<td>b<tr><td>c</table>',
      table('<td>a</td><td>b</td>', '<td>c</td><td></td>'),
    ],
    [
      'has no columns that only a merged cell reaches',
      '<table><tr><td>a<td colspan=900>b<tr><td>c<td>d</table>',
      table('<td>a</td><td>b</td>', '<td>c</td><td>d</td>'),
    ],
    [
      'has paragraphs in its cells, whatever stood there',
      '<table><tr><td><h3>a</h3><ul><li>b<li>c</ul></td><td> <div>d</div> </td></tr><tr><td><pre>e</pre><td><p>f</p></table>',
      table('<td><p>a</p><p>b</p><p>c</p></td><td>d</td>', '<td>e</td><td>f</td>').replaceAll('  ', ''),
    ],
    [
      'keeps its caption before it',
      '<table><caption>Teknik</caption><tr><td>a<td>b</table>',
      `<p>Teknik</p>${table('<td>a</td><td>b</td>')}`,
    ],
    [
      'around another one is dissolved',
      '<table><tr><td>a</td><td><table><tr><td>b<td>c</table></td></tr></table>',
      `<p>a</p>${table('<td>b</td><td>c</td>')}`,
    ],
    [
      'that only places content is dissolved',
      '<table role="presentation"><tr><td>a<td>b</table><table><tr><td><h2>c</h2></table>',
      '<p>a</p><p>b</p><h2>c</h2>',
    ],
    ['in a line of text becomes lines', '<h2>a<table><tr><td>b<td>c</table></h2>', '<h2>a<br>b<br>c</h2>'],
    [
      'of the earlier system stays',
      '<p class="ql-align-right">a</p><table class="quill-better-table"><colgroup><col width="100"></colgroup><tbody><tr data-row="r1"><td data-row="r1" rowspan="1" colspan="1"><qlbt-cell-line class="qlbt-cell-line" data-row="r1">Güç</qlbt-cell-line></td><td><qlbt-cell-line>1</qlbt-cell-line><qlbt-cell-line>2</qlbt-cell-line></td></tr></tbody></table>',
      `<p style="text-align: right">a</p>${table('<td>Güç</td><td><p>1</p><p>2</p></td>')}`,
    ],
  ])('%s', (_name, html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });

  test('too large for a text becomes paragraphs, and merged cells cannot make one', () => {
    const wide = `<table><tr>${'<td>a'.repeat(51)}</table>`;
    expect(cleanHtml(wide)).toBe('<p>a</p>'.repeat(51));
    const padded = `<table><tr>${'<td>a'.repeat(50)}${'<tr><td>b'.repeat(1000)}</table>`;
    expect(cleanHtml(padded).length).toBeLessThan(padded.length * 2);
  });
});

describe('no text is glued to another or left outside a block', () => {
  test.each([
    ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['<section>a<article>b</article>c</section>', '<p>a</p><p>b</p><p>c</p>'],
    ['<dl><dt>Güç</dt><dd>1250 kVA</dd></dl>', '<p>Güç</p><p>1250 kVA</p>'],
    ['a<hr>b', '<p>a</p><p>b</p>'],
    ['<tr><td>a</td><td>b</td></tr>', '<p>a</p><p>b</p>'],
    ['<select><option>a<option>b</select>', '<p>a</p><p>b</p>'],
    ['<strong><div>a</div><div>b</div></strong>c', '<p><strong>a<br>b</strong></p><p>c</p>'],
    ['<div><div><br></div><div>a</div></div>', '<br><p>a</p>'],
    ['<p>a</p>b <em>c</em><p>d</p>', '<p>a</p><p>b <em>c</em></p><p>d</p>'],
    ['<ul><li><div>a</div><div>b</div></li><div>c</div></ul>', '<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>'],
    ['<blockquote><div>a</div>b</blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    [
      '<figure><img src="/a.png" alt=""><figcaption>a</figcaption></figure>',
      '<p><img src="/a.png" alt=""></p><p>a</p>',
    ],
  ])('%s becomes %s', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });

  test.each([
    ['<p>Güç<img src="file:///a.png">1250<input>kVA</p>', '<p>Güç 1250 kVA</p>'],
    ['<p><button>Bir</button><button>İki</button></p>', '<p>Bir İki</p>'],
    ['<p>a <img src="x:y"> b<img src="x:y"></p><img src="x:y"><p>c</p>', '<p>a  b</p><p>c</p>'],
    ['<strong>a</strong><img><em>b</em>', '<strong>a</strong> <em>b</em>'],
    ['<svg><text>a</text><text>b</text></svg>', 'a b'],
    ['<p>a<gap>b</p>', '<p>a b</p>'],
    ['<p>a<iframe src="https://ornek.example">no frames</iframe>b</p>', '<p>a b</p>'],
    ['<iframe src="https://ornek.example"></iframe><p>a</p>', '<p>a</p>'],
  ])('%s, of which something in a line is dropped, becomes %s', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
  });

  test.each([...blockElements])('two neighbours in <%s>', (name) => {
    expect(htmlToText(cleanHtml(`<${name}>bir</${name}><${name}>iki</${name}>`))).toBe('bir iki');
  });
});
