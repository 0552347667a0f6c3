import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

// The unit that fast-check has for this lists a million characters first, which takes a second in every process.
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((code) => String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count));

/** Text of any Unicode characters except unpaired surrogates. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> => fc.string({ unit: anyCharacter, maxLength });
