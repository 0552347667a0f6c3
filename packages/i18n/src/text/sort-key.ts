/** What a list in Turkish order puts one after the other: signs, digits, letters. */
const order = [...' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$\u0000', ...'0123456789', ...'abcçdefgğhıijklmnoöpqrsştuüvwxyz'];

/** One printable ASCII character for each, so that both databases compare keys in this order byte by byte. */
const codes = new Map(order.map((character, index) => [character, String.fromCharCode(0x21 + index)]));
const code = (character: string) => codes.get(character) ?? '';
/** Stands before a sign that has no place of its own. */
const otherSign = code('\u0000');

/** Typographic signs that stand with their plain form. */
const plainSigns = new Map(
  Object.entries({ '–': '-', '—': '-', '’': "'", '‘': "'", '“': '"', '”': '"', '«': '"', '»': '"' }),
);

/** Bounds what an index stores of a long title; titles that begin alike for so long stand in the order of their ids. */
const maxLength = 200;

/**
 * The text that a list is sorted by in the Turkish order: ç after c, ı before i, q, w and x where dictionaries have them.
 * Capitals, accents of other languages and invisible characters do not count, and `2. etap` stands before `10. etap`.
 */
export function toSortKey(text: string): string {
  const lower = text.normalize('NFC').replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase();
  let key = '';
  for (const [token] of lower.matchAll(/\d{1,99}|./gsu)) {
    key += /^\d/.test(token) ? numberKey(token) : characterKey(token);
    if (key.length >= maxLength) break;
  }
  return key;
}

function characterKey(character: string): string {
  const own = codes.get(character);
  if (own) return own;
  const plain = plainSigns.get(character) ?? character.normalize('NFKD').replace(/\p{Mark}+/gu, '');
  return [...plain.toLowerCase()].map(plainKey).join('');
}

function plainKey(character: string): string {
  if (/\s/.test(character)) return code(' ');
  if (/\p{C}/u.test(character)) return '';
  return codes.get(character) ?? (/[\p{P}\p{S}]/u.test(character) ? otherSign + character : character);
}

/** Numbers are compared by their length, then digit by digit. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '');
  const nines = Math.floor(value.length / 9);
  const length = `${'9'.repeat(nines)}${value.length % 9}`;
  return [...`${length}${value}`].map(code).join('');
}
