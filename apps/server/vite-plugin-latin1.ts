import type { Plugin } from 'vite';

const beyondLatin1 = /[\u0100-\uffff]/g;

/**
 * Writes letters such as ş and ğ as escapes. V8 keeps the text of a module for as long as the program runs, with two bytes
 * for each character if a single one of them is beyond Latin-1: here that doubled nearly all of it.
 */
export function latin1(): Plugin {
  return {
    name: 'latin1',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(beyondLatin1, escapeCharacter);
      }
    },
  };
}

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
