import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminFrame, compressAssets, firstLoadChunks, sharedChunk } from './build-output.ts';
import { preloadFont } from './vite-plugin-first-paint.ts';

/** The build of the back office, which adds its files to those of the site. */
export default defineConfig({
  plugins: [compressAssets(), react(), tailwindcss(), preloadFont()],
  build: {
    target: ['chrome109', 'edge109', 'firefox115', 'safari15.4'],
    manifest: '.vite/admin-manifest.json',
    emptyOutDir: false,
    copyPublicDir: false,
    // The frame is one file on purpose.
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      input: { admin: 'admin.html' },
      output: {
        codeSplitting: {
          groups: [{ name: firstLoadChunks('frame', adminFrame), debugName: 'frame', priority: 1 }, sharedChunk()],
        },
      },
    },
  },
});
