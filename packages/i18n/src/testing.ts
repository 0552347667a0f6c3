import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

// What fast-check has for this first notes all million characters, which takes a second of every process.
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((code) => String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count));

/** Text of any characters that Unicode has, halves of pairs excepted. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> => fc.string({ unit: anyCharacter, maxLength });
