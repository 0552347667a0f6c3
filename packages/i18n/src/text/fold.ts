/**
 * Lower case with every I as a plain `i`, the same for every locale. `toLowerCase` alone turns `İ`
 * into two characters and keeps `ı` apart from `I`; composing first also catches `I` + U+0307.
 */
export function toInvariantLowerCase(text: string): string {
  return text.normalize('NFC').replace(/[İIı]/g, 'i').toLowerCase();
}

/** Lower case without accents: `Çağrı` becomes `cagri`. Other scripts and signs stay. */
export function toPlainLatin(text: string): string {
  return toInvariantLowerCase(text)
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '');
}

/**
 * For search: `şarj`, `ŞARJ` and `sarj` fold to the same text. The stored column and the query must
 * both be folded.
 */
export function fold(text: string): string {
  return toPlainLatin(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * For finding duplicates of keywords and e-mails: case and spacing do not count, accents and signs do.
 * Only for comparing; mail goes to the address as it was stored, since `ı` and `i` fold together.
 */
export function foldKey(text: string): string {
  return toInvariantLowerCase(text).replace(/\s+/g, ' ').trim();
}
