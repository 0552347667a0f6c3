import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from './browsers.ts';
import { compressAssets } from './build-output.ts';
import { preloadFont } from './vite-plugin-first-paint.ts';

/**
 * The build of the preview: pages of the site in a browser of the back office. Apart from that of the site, whose files
 * stay as small as its visitors need them.
 */
export default defineConfig({
  plugins: [compressAssets(), react(), tailwindcss(), preloadFont()],
  build: {
    target: buildTarget('office'),
    manifest: '.vite/preview-manifest.json',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    // All of it is fetched when somebody opens the preview.
    chunkSizeWarningLimit: 1050,
    rollupOptions: { input: { preview: 'preview.html' } },
  },
});
