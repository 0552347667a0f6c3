import { expect, test } from 'vitest';
import { schema } from '../document/from-html';
import { toHtml } from '../document/to-html';
import { readPlainText } from './plain-text';

const doc = (text = '') => schema.node('doc', null, [schema.node('paragraph', null, text ? [schema.text(text)] : [])]);
const pasted = (text: string, { into = '', isPlain = false } = {}) => {
  const { content } = readPlainText(text, doc(into).resolve(1), isPlain);
  return toHtml(schema.node('doc', null, content));
};

test.each([
  ['Bir\nİki', '<p>Bir</p><p>İki</p>'],
  ['## Keşif\r\n\r\n### Ölçüm\r\nYerinde bakılır', '<h2>Keşif</h2><h3>Ölçüm</h3><p>Yerinde bakılır</p>'],
  [
    'Getirilecekler:\n- pano\n- kablo\n• priz',
    '<p>Getirilecekler:</p><ul><li>pano</li><li>kablo</li><li>priz</li></ul>',
  ],
  ['3. üç\n4. dört', '<ol start="3"><li>üç</li><li>dört</li></ol>'],
  ['1) bir\n2) iki\n1) bir', '<ol><li>bir</li><li>iki</li></ol><p>1) bir</p>'],
  ['2. kat', '<p>2. kat</p>'],
  ['# 5 numara\n#### dört\n##bitişik', '<p># 5 numara</p><p>#### dört</p><p>##bitişik</p>'],
  [
    'Teknik bilgiler\nGüç\t1250 kVA\nSüre\t\n\nSon',
    '<p>Teknik bilgiler</p><table><tbody><tr><td>Güç</td><td>1250 kVA</td></tr><tr><td>Süre</td><td></td></tr></tbody></table><p>Son</p>',
  ],
  ['•\tpano\n•\tkablo\n- priz', '<ul><li>pano</li><li>kablo</li><li>priz</li></ul>'],
  ['\tgirintili\n\tsatır', '<p>\u00a0girintili</p><p>\u00a0satır</p>'],
  ['-5 derece\n- ', '<p>-5 derece</p><p>-</p>'],
  [
    '*Atlas Sitesi*: 3 blok\n- _630 A_ ve ~400 A~\n**Not** *_önemli_*',
    '<p><strong>Atlas Sitesi</strong>: 3 blok</p><ul><li><em>630 A</em> ve <s>400 A</s></li></ul>' +
      '<p><strong>Not</strong> <strong><em>önemli</em></strong></p>',
  ],
  [
    '4*5*6 ve 2 * 3 * 4\nFiyat* KDV hariç* (*) (*)\n~50 m ~60 m, plan_son_2.pdf, https://ornek.com/_a_',
    '<p>4*5*6 ve 2 * 3 * 4</p><p>Fiyat* KDV hariç* (*) (*)</p><p>~50 m ~60 m, plan_son_2.pdf, https://ornek.com/_a_</p>',
  ],
])('%j becomes %s', (text, html) => {
  expect(pasted(text)).toBe(html);
});

test('a line within a line, and text that is asked for as it is, stay lines', () => {
  expect(pasted('- pano', { into: 'Bir' })).toBe('<p>- pano</p>');
  expect(pasted('## Bir\n- *iki*', { isPlain: true })).toBe('<p>## Bir</p><p>- *iki*</p>');
});

test('lines join the text around them, headings and lists stand for themselves', () => {
  const open = (text: string) => {
    const { openStart, openEnd } = readPlainText(text, doc().resolve(1), false);
    return [openStart, openEnd];
  };
  expect(open('bir\niki')).toEqual([1, 1]);
  expect(open('## bir\niki')).toEqual([0, 1]);
  expect(open('bir\n- iki')).toEqual([1, 0]);
});
