import { expect, test } from 'vitest';
import { completeLink } from './urls';

test.each([
  ['https://ornek.example/a?b=1', 'https://ornek.example/a?b=1'],
  [' /projeler ', '/projeler'],
  ['#iletisim', '#iletisim'],
  ['mailto:ad@ornek.example', 'mailto:ad@ornek.example'],
  ['ad@ornek.example', 'mailto:ad@ornek.example'],
  ['+90 (224) 111 22 33', 'tel:+902241112233'],
  ['www.ornek.example/yol?x=1', 'https://www.ornek.example/yol?x=1'],
  ['ornek.example', 'https://ornek.example'],
])('"%s" becomes the address %s', (typed, href) => {
  expect(completeLink(typed)).toBe(href);
});

test.each([
  '',
  'javascript:alert(1)',
  'ftp://ornek.example',
  'data:text/html,x',
  '//ornek.example',
  'iki sözcük',
  '12',
])('"%s" cannot become a link', (typed) => {
  expect(completeLink(typed)).toBeNull();
});
