import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './vite-plugin-compress-assets.ts';
import { preloadFonts } from './vite-plugin-preload-fonts.ts';

/** The build of the back office, which adds its files to those of the site. */
export default defineConfig({
  plugins: [compressAssets(), react(), tailwindcss(), preloadFonts()],
  build: {
    manifest: '.vite/admin-manifest.json',
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: { input: { admin: 'admin.html' } },
  },
});
