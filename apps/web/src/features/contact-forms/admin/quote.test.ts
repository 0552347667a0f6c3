import { expect, test } from 'vitest';
import { formatLira, readLira } from './quote';

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['12500', 12_500],
  ['12.500', 12_500],
  ['1 250 000', 1_250_000],
  ['2.000.000.000', 2_000_000_000],
  ['2000000001', undefined],
  ['12,50', undefined],
  ['12.5', undefined],
  ['-5', undefined],
  ['on bin', undefined],
])('%j is read as %j', (typed, lira) => {
  expect(readLira(typed)).toBe(lira);
});

test('amounts are written with the separators of the language, and can be read again', () => {
  expect(formatLira(0, 'tr')).toBe('0');
  expect(formatLira(999, 'tr')).toBe('999');
  expect(formatLira(12_500, 'tr')).toBe('12.500');
  expect(formatLira(2_000_000_000, 'en')).toBe('2,000,000,000');
  expect(readLira(formatLira(1_250_000, 'tr'))).toBe(1_250_000);
});
