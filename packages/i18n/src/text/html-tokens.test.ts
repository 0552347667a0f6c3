import { expect, test } from 'vitest';
import { decodeEntities, htmlTokens } from './html-tokens';

/** Tags as `+name` and `-name`, text as it is. */
const read = (html: string) =>
  [...htmlTokens(html)].map((token) => {
    if (token.kind === 'text') return token.text;
    return token.kind === 'open' ? `+${token.name}` : `-${token.name}`;
  });

test.each([
  ['<P class="a">x</P>', ['+p', 'x', '-p']],
  ['a<br/>b', ['a', '+br', 'b']],
  ['3 < 5 > 1 <', ['3 < 5 > 1 <']],
  ['<a title="1 > 0" data-x = \'<b>\'>x</a>', ['+a', 'x', '-a']],
  [`<p it's>x</p>`, ['+p', 'x', '-p']],
  ['a<!-- <p>b</p> -->c<!-->d<!doctype html>e<?xml?>f</>g', ['a', 'c', 'd', 'e', 'f', 'g']],
  ['<style>p > a {}</style>x', ['+style', '-style', 'x']],
  ['<SCRIPT>"<p></scripty>"</Script >x', ['+script', '-script', 'x']],
  ['a<script>b', ['a', '+script']],
  ['a<!-- b', ['a']],
  ['a<p class="b', ['a', '+p']],
  ['', []],
])('%j', (html, tokens) => {
  expect(read(html)).toEqual(tokens);
});

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
