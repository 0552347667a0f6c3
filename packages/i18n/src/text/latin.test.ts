import { expect, test } from 'vitest';
import { toInvariantLowerCase, toPlainLatin } from './latin';

test.each([
  ['TITLE', 'title'],
  ['İĞÜŞÖÇ', 'iğüşöç'],
  ['I\u0307zmir', 'izmir'],
  ['ılık', 'ilik'],
])('lower case does not depend on the locale: %s', (text, expected) => {
  expect(toInvariantLowerCase(text)).toBe(expected);
});

test.each([
  ['Çağrı', 'cagri'],
  ['hâlâ', 'hala'],
  ['A & B', 'a & b'],
  ['Привет', 'привет'],
])('accents are dropped and everything else stays: %s', (text, expected) => {
  expect(toPlainLatin(text)).toBe(expected);
});
