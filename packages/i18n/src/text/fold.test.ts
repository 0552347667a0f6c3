import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing';
import { fold, foldKey, toInvariantLowerCase, toPlainLatin } from './fold';
import { slugify } from './slug';

describe('fold', () => {
  test.each([
    ['sarj', 'sarj'],
    ['ŞARJ', 'sarj'],
    ['şarj', 'sarj'],
    ['s\u0327arj', 'sarj'],
    ['  Elektrikli   Araç\nŞarjı ', 'elektrikli arac sarji'],
    ['IŞIK / ışık', 'isik isik'],
    ['İZMİR', 'izmir'],
    ['%', ''],
  ])('%j folds to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('every folded text is the slug of its text, with spaces', () => {
    fc.assert(fc.property(anyText(), (text) => fold(text) === slugify(text).replaceAll('-', ' ')));
  });
});

describe('foldKey', () => {
  test.each([
    ['INFO@Ornek.COM', 'info@ornek.com'],
    ['  Şarj   İstasyonu ', 'ŞARJ İSTASYONU'],
    ['IŞIK', 'ışık'],
    ['s\u0327arj', 'ŞARJ'],
  ])('%j and %j are the same', (a, b) => {
    expect(foldKey(a)).toBe(foldKey(b));
  });

  test.each([
    ['şarj', 'sarj'],
    ['a.b@ornek.com', 'ab@ornek.com'],
    ['a b', 'ab'],
  ])('%j and %j are different', (a, b) => {
    expect(foldKey(a)).not.toBe(foldKey(b));
  });
});

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
