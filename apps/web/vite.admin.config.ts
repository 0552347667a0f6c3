import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from './browsers.ts';
import { adminFrame, compressAssets, firstLoadChunks, sharedChunk } from './build-output.ts';
import { preloadFont } from './vite-plugin-first-paint.ts';

/** The build of the back office, which adds its files to those of the site. */
export default defineConfig({
  plugins: [compressAssets(), react(), tailwindcss(), preloadFont()],
  build: {
    target: buildTarget('office'),
    manifest: '.vite/admin-manifest.json',
    emptyOutDir: false,
    copyPublicDir: false,
    // The libraries of the first screens, with room for a tenth more.
    chunkSizeWarningLimit: 1050,
    rollupOptions: {
      input: { admin: 'admin.html' },
      output: {
        codeSplitting: {
          groups: [
            // A file of their own, which stays in the browser's cache when only the program changes.
            { name: firstLoadChunks('libraries', adminFrame, /\/node_modules\//), debugName: 'libraries', priority: 2 },
            { name: firstLoadChunks('frame', adminFrame), debugName: 'frame', priority: 1 },
            sharedChunk(),
          ],
        },
      },
    },
  },
});
