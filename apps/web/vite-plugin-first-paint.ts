import type { Plugin } from 'vite';

/** The font starts loading with the page, not after its styles. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /pano-sans.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}

/** The script of a page that already stands on the screen gives way to the styles, the font and the pictures. */
export function scriptLast(): Plugin {
  return {
    name: 'script-last',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module" ', '<script type="module" fetchpriority="low" '),
    },
  };
}

/**
 * A font that comes after the first paint waits for the next page: a line that breaks elsewhere would move all below it.
 * The library's own rules ask for a late change.
 */
export function fontsBeforePaint(): Plugin {
  return {
    name: 'fonts-before-paint',
    transform: {
      filter: { id: /\/styles\/site\.css/ },
      handler: (code) => code.replaceAll(/font-display:\s*swap/g, 'font-display: optional'),
    },
  };
}
