import { expect, test } from 'vitest';
import { decodeEntities } from './html-entities';

test.each([
  ['Ar&amp;Ge', 'Ar&Ge'],
  ['&lt;b&gt; &quot;x&quot; &apos;y&apos; &#39;z&#39;', `<b> "x" 'y' 'z'`],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&ccedil;a&#287;r&#x131; &Ouml;&#x11E;&Uuml;&#X15e;', 'çağrı ÖĞÜŞ'],
  ['&#9889; &#x1F50C;', '⚡ 🔌'],
  ['&amp;lt;', '&lt;'],
  ['&#0; &#xD800; &#x110000; &#9999999;', '\ufffd \ufffd \ufffd \ufffd'],
  ['&constructor; &toString; &unknown; &amp &; &#; &#x;', '&constructor; &toString; &unknown; &amp &; &#; &#x;'],
])('%j reads %j', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});
