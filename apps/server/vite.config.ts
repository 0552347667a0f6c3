import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { leanHooks, leanRouter, leanTexts } from '../web/vite-plugin-lean-libraries.ts';
import external from './external-packages.json' with { type: 'json' };
import { latin1 } from './vite-plugin-latin1.ts';
import { prismaGraph } from './vite-plugin-prisma-graph.ts';
import { wasmFiles } from './vite-plugin-wasm-files.ts';

/** What the program starts as processes of their own, from files beside it. */
export const processes = {
  'pdf-process': fileURLToPath(new URL('../../packages/api/src/media/pdf-process.ts', import.meta.url)),
};

// One bundle with everything in it starts several times faster than a tree of modules. Only what cannot be bundled
// stays outside: native code, and the migration engine, which reads its WebAssembly file from its own folder.
export default defineConfig({
  plugins: [wasmFiles(), prismaGraph(), latin1(), leanRouter(), leanTexts(), leanHooks()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node20',
    rollupOptions: {
      input: { main: 'src/main.ts', cli: 'src/cli/main.ts', ...processes },
      // All side by side: files of the project are found from where the program lies.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        comments: { annotation: false, jsdoc: false },
      },
      // React marks client modules for frameworks with server components; a bundle of our own has no use for it.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
    },
  },
});
