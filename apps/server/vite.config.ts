import { defineConfig } from 'vite';

// One bundle with everything in it starts several times faster than a tree of modules. Only what cannot be bundled
// stays outside: native code, and the migration engine, which reads its WebAssembly file from its own folder.
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: ['better-sqlite3', '@node-rs/argon2', 'sharp', '@prisma/schema-engine-wasm'] },
  build: {
    target: 'node20',
    rollupOptions: {
      output: { entryFileNames: 'main.js' },
      // React marks client modules for frameworks with server components; a bundle of our own has no use for it.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
    },
  },
});
