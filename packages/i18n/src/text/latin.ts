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
