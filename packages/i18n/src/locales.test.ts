import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales, pickLocale } from './locales';

test.each([
  'en',
  'EN',
  'en-US',
  'en-US,en;q=0.9,tr;q=0.8',
  'tr;q=0.8, en;q=0.9',
  'en, tr',
  'en;q=0.5,tr;q=0.5',
  'tr;q=0,en;q=0.1',
  'en ; q=1.0',
  ', en',
])('English is chosen when it is preferred most: %s', (header) => {
  expect(pickLocale(header)).toBe('en');
});

test.each([
  'tr',
  'tr-TR,tr;q=0.9,en;q=0.8',
  'tr, en',
  'de, en;q=0.8',
  'en;q=0.5, de',
  'en;q=0',
  '*',
  '*, en;q=0.9',
  'enx',
  'eng-US',
])('Turkish is chosen when anything else is preferred: %s', (header) => {
  expect(pickLocale(header)).toBe('tr');
});

test.each([null, undefined, '', '   ', ',', ';', 'en;q=high', 'en;q=2', 'en;q=-1', 'en_US', 'en-', 'en, @', 'en us'])(
  'a missing or malformed header means Turkish: %j',
  (header) => {
    expect(pickLocale(header)).toBe('tr');
  },
);

test('any header gives one of the known locales', () => {
  fc.assert(fc.property(fc.string(), (header) => locales.includes(pickLocale(header))));
});
