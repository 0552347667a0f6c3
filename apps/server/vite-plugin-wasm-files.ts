import { Buffer } from 'node:buffer';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import * as z from 'zod';

const inText = /\.wasm-base64\.m?js$/;
const exported = z.object({ wasm: z.string() });

/**
 * Prisma carries its WebAssembly as base64 text in a module, which stays in memory three times over. The build writes
 * it to a file beside the program instead and reads that when it is asked for: its bytes, which Prisma takes as they are
 * where it would decode text.
 */
export function wasmFiles(): Plugin {
  return {
    name: 'wasm-files',
    apply: 'build',
    async load(id) {
      if (!inText.test(id)) return null;
      const { wasm } = exported.parse(await import(pathToFileURL(id).href));
      const name = basename(id).replace(/-base64\.m?js$/, '');
      this.emitFile({ type: 'asset', fileName: name, source: Buffer.from(wasm, 'base64') });
      // All files of the program lie side by side.
      return `import { readFileSync } from 'node:fs';
export const wasm = readFileSync(new URL('./${name}', import.meta.url));`;
    },
  };
}
