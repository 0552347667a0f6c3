import { expect, test } from 'vitest';
import { matchLinks } from './match-links';

const matches = (text: string) => matchLinks(text).map(({ text: written, href }) => [written, href]);

test.each([
  ['Bkz. www.ornek.com.tr’de.', 'www.ornek.com.tr', 'https://www.ornek.com.tr'],
  ["(ornek.com.tr)'den", 'ornek.com.tr', 'https://ornek.com.tr'],
  ['ornek.com/yol?x=1.', 'ornek.com/yol?x=1', 'https://ornek.com/yol?x=1'],
  ['IŞIK.COM.TR', 'IŞIK.COM.TR', 'https://IŞIK.COM.TR'],
  ['“https://ornek.example/a_(b)”', 'https://ornek.example/a_(b)', 'https://ornek.example/a_(b)'],
  ['‘https://ornek.example/a’', 'https://ornek.example/a', 'https://ornek.example/a'],
  ['http://localhost:3000/a', 'http://localhost:3000/a', 'http://localhost:3000/a'],
  ["info@ornek.com.tr'ye yazın", 'info@ornek.com.tr', 'mailto:info@ornek.com.tr'],
  ['Tel: (0224) 123 45 67', '(0224) 123 45 67', 'tel:+902241234567'],
  [
    'https://www.google.com/url?q=https%3A%2F%2Fornek.example%2Fa&sa=D.',
    'https://www.google.com/url?q=https%3A%2F%2Fornek.example%2Fa&sa=D',
    'https://ornek.example/a',
  ],
])('in %j %s is a link', (text, written, href) => {
  expect(matches(text)).toEqual([[written, href]]);
});

test('links of all kinds stand in the order of the text', () => {
  const text = '0532 123 45 67, www.ornek.com, info@ornek.com, https://wa.me/905321234567';
  const links = matchLinks(text);
  expect(links.map(({ href }) => href)).toEqual([
    'tel:+905321234567',
    'https://www.ornek.com',
    'mailto:info@ornek.com',
    'https://wa.me/905321234567',
  ]);
  for (const link of links) expect(text.slice(link.index).startsWith(link.text)).toBe(true);
});

test.each([
  'iyidir.ve ucuz, panolar.de var',
  'teklif.zip, README.md, plan.dwg, 3.5 kW',
  'javascript:alert(1) ftp://ornek.com/a data:text/html,x',
  '192.168.1.1',
  '/projeler',
])('%j has no link', (text) => {
  expect(matches(text)).toEqual([]);
});
