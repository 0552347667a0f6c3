import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing';
import { followSlug, slugify, slugPattern } from './slug';

const golden: [text: string, slug: string][] = [
  ['çğıiöşü', 'cgiiosu'],
  ['ÇĞIİÖŞÜ', 'cgiiosu'],
  ['ç Ç ğ Ğ ı I i İ ö Ö ş Ş ü Ü', 'c-c-g-g-i-i-i-i-o-o-s-s-u-u'],
  ['hâlâ îmâ sükûn', 'hala-ima-sukun'],
  ['ÂÎÛ', 'aiu'],
  ['Şişli Çağrı Güneş Öğün İzmir Iğdır', 'sisli-cagri-gunes-ogun-izmir-igdir'],
  ['Çağrı Işık ÖĞÜŞ', 'cagri-isik-ogus'],
  ['İstanbul & Irmak / ılık (2024)!', 'istanbul-irmak-ilik-2024'],
  ['IŞIKLANDIRMA İŞLERİ', 'isiklandirma-isleri'],
  ['GÜVENLİK KAMERASI', 'guvenlik-kamerasi'],
  ['I\u0307stanbul', 'istanbul'],
  ['i\u0307stanbul', 'istanbul'],
  ['c\u0327ag\u0306rı u\u0308nlu\u0308', 'cagri-unlu'],
  ['  --Elektrik__Panosu--  ', 'elektrik-panosu'],
  ["Bursa'da 7/24 servis", 'bursa-da-7-24-servis'],
  ['admin', 'admin'],
  ['API', 'api'],
  ['En', 'en'],
  ['Yeni', 'yeni'],
  ['', ''],
  ['   ', ''],
  ['!?… ⚡', ''],
  ['\u0307\u0327', ''],
  ['Привет', ''],
];

describe('slugify', () => {
  test.each(golden)('%j becomes %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test.each(golden)('%j has the same slug in decomposed form', (text, slug) => {
    expect(slugify(text.normalize('NFD'))).toBe(slug);
  });

  test('a long title is not truncated', () => {
    expect(slugify('Işık Şöleni '.repeat(20))).toBe(Array(20).fill('isik-soleni').join('-'));
  });

  test('a slug is empty or matches the pattern, without a hyphen at either end or two in a row', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const slug = slugify(text);
        return slug === '' || (slugPattern.test(slug) && !/^-|-$|--/.test(slug));
      }),
    );
  });

  test('the slug of a slug is itself', () => {
    fc.assert(fc.property(anyText(), (text) => slugify(slugify(text)) === slugify(text)));
  });

  test('composed and decomposed text give the same slug', () => {
    const turkish = fc.string({ unit: fc.constantFrom(...'açÇğĞıIiİöÖşŞüÜâîûÂÎÛ -1') });
    fc.assert(fc.property(turkish, (text) => slugify(text.normalize('NFD')) === slugify(text)));
  });
});

test.each(['elektrik', 'a-1', '-', '2024'])('the pattern accepts %j', (slug) => {
  expect(slugPattern.test(slug)).toBe(true);
});

test.each(['', 'Elektrik', 'ışık', 'a b', 'a_b', 'a/b', 'a\n'])('the pattern rejects %j', (slug) => {
  expect(slugPattern.test(slug)).toBe(false);
});

describe('followSlug', () => {
  test('an empty slug follows its source', () => {
    expect(followSlug('Işık', '', '')).toBe('isik');
  });

  test('a generated slug follows its source', () => {
    expect(followSlug('Işıklar', 'Işık', 'isik')).toBe('isiklar');
  });

  test('a slug edited by hand is not changed', () => {
    expect(followSlug('Işıklar', 'Işık', 'aydinlatma')).toBe('aydinlatma');
  });

  test('a slug emptied after an edit by hand follows again', () => {
    expect(followSlug('Işıklar', 'Işık', '')).toBe('isiklar');
  });

  test('a generated slug is emptied with its source', () => {
    expect(followSlug('', 'I', 'i')).toBe('');
  });
});
