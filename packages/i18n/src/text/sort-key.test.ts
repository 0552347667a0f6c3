import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing';
import { toSortKey } from './sort-key';

/** As the databases compare: byte by byte. */
const compareBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const compare = (a: string, b: string) => Math.sign(compareBytes(toSortKey(a), toSortKey(b)));
const turkish = new Intl.Collator('tr', { sensitivity: 'base', numeric: true });

const alphabet = [...'aAbBcCçÇdefgGğĞhıIiİjklmnoOöÖpqrsSşŞtuUüÜvwxyzZ'];
const signs = [...' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$'];
const accented = [...'âÂîûêéàñåžō'];
const numbers = ['0', '1', '2', '9', '10', '007', '100', '1000000', '123456789', '1234567890', '98765432109876543210'];
const title = fc
  .array(fc.constantFrom(...alphabet, ...signs, ...accented, ...numbers), { maxLength: 12 })
  .map((characters) => characters.join(''));

test('titles are in the order in which Turkish sorts them', () => {
  fc.assert(
    fc.property(title, title, (a, b) => compare(a, b) === Math.sign(turkish.compare(a, b))),
    { numRuns: 20_000 },
  );
});

test('the names of the site are in the order of a dictionary', () => {
  const sorted = [
    '2. Etap',
    '10. Etap',
    'Acil aydınlatma',
    'Cam fabrikası',
    'Çağrı sistemi',
    'Hâl binası',
    'Işıklandırma',
    'İnşaat panosu',
    'Kâğıt tesisi',
    'Kağıt tesisi 2',
    'Quill',
    'Sigorta',
    'Şalt',
    'Ürgüp',
    'Vinç',
    'Wago',
    'X-ışını',
    'Zayıf akım',
  ];
  expect(sorted.toReversed().toSorted((a, b) => compare(a, b))).toEqual(sorted);
});

test.each([
  ['IŞIK', 'ışık'],
  ['İZMİR', 'izmir'],
  ['S\u0327alt', 'Şalt'],
  ['şalt\u200b', 'şalt'],
  ['“A” – B', '"a" - b'],
  ['№ 2', 'no 2'],
])('%j and %j stand side by side', (a, b) => {
  expect(compare(a, b)).toBe(0);
});

test('other scripts follow the alphabet, and other signs stand before it', () => {
  expect(compare('Щит', 'Zil')).toBe(1);
  expect(compare('★ Yıldız', 'Akü')).toBe(-1);
  expect(compare('★ Yıldız', '☎ Telefon')).not.toBe(0);
});

test('the key of any text is one that both databases store, and no longer than an index takes', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const key = toSortKey(text);
      expect(key.isWellFormed()).toBe(true);
      expect(key).not.toMatch(/\p{Cc}/u);
      expect(Buffer.byteLength(key)).toBeLessThan(1000);
    }),
  );
  expect(toSortKey('9'.repeat(5000)).length).toBeLessThan(300);
});
