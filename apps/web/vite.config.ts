import isPseudoClass from '@csstools/postcss-is-pseudo-class';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from './browsers.ts';
import {
  belongsToFirstScript,
  belongsToLowerSections,
  compressAssets,
  firstLoadChunks,
  homePage,
  sharedChunk,
} from './build-output.ts';
import { withoutLayers, withoutScripts, withoutShorthands } from './postcss-older-browsers.ts';
import { firstPaint, fontsBeforePaint } from './vite-plugin-first-paint.ts';
import { lateScript } from './vite-plugin-late-script.ts';
import { leanHooks, leanRouter, leanTexts } from './vite-plugin-lean-libraries.ts';
import { materialSymbols } from './vite-plugin-material-symbols.ts';

// The development server of both parts, and the build of the public site. The back office has a build of its own
// (vite.admin.config.ts): in a common one visitors would download every part of a library that only it uses.
/** Two kinds of pages have one, the home page has none. */
const gallery = /\/kit\/site\/gallery\.tsx$/;
/** Pieces of those pages and of landing pages: few visitors need them. */
const rare = /\/kit\/site\/(?:gallery|before-after|questions)\.tsx$/;

export default defineConfig({
  plugins: [
    compressAssets(),
    react(),
    tailwindcss(),
    fontsBeforePaint(),
    firstPaint(),
    materialSymbols(),
    leanRouter(),
    leanTexts(),
    leanHooks(),
    lateScript(),
  ],
  css: {
    postcss: { plugins: [withoutScripts(), withoutLayers(), withoutShorthands(), isPseudoClass({ preserve: false })] },
  },
  build: {
    // Its libraries bring classes that all browsers of the list run, and that the build would lower for a rare fault of some.
    target: 'es2022',
    cssTarget: buildTarget('site'),
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      // The first script imports the entry of the program by the address that the page names.
      input: { site: 'index.html', 'entry-client': homePage.entry },
      preserveEntrySignatures: 'exports-only',
      // Reading a property of a library or of the browser changes nothing; what is only read for that is left out.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, graph) => (belongsToFirstScript(id, graph) ? 'start' : null),
              debugName: 'start',
              priority: 1,
            },
            { name: firstLoadChunks('site', homePage), debugName: 'first load' },
            sharedChunk((id, graph) => rare.test(id) || belongsToLowerSections(id, graph)),
            {
              name: (id, graph) => (belongsToLowerSections(id, graph) ? 'lower-sections' : null),
              debugName: 'lower-sections',
            },
            { name: 'gallery', test: gallery, debugName: 'gallery' },
          ],
        },
      },
    },
  },
});
