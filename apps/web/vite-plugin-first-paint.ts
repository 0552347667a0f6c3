import { minifySync, type Plugin } from 'vite';

/** Windows as wide as a tablet's have the whole font at once, phones from their second page on (fonts/first-page.css). */
const wide = '(min-width: 48rem)';
const narrow = '(max-width: 47.99rem)';

/** Where the development server has the font, and where a build has both. */
const sourceFont = '/src/kit/styles/fonts/pano-sans.woff2';
const wholeFont = /pano-sans-(?!headings)[^/]*\.woff2$/;
const headingFont = /pano-sans-headings[^/]*\.woff2$/;

const viewport = /<meta name="viewport"[^>]*>/;

const moduleScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/**
 * What the first paint needs comes first: the fonts start loading with the page, not after its styles, and the first script
 * after the paint, since the page works without it. Fonts are preloaded and the script is late in builds only.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return startWith(html, preload(sourceFont, wide) + inPage(pageScript()));
        const script = moduleScript.exec(html)?.[1];
        if (!script) throw new Error('The page has no script');
        const fonts = preload(findFile(bundle, wholeFont), wide) + preload(findFile(bundle, headingFont), narrow);
        return startWith(html.replace(moduleScript, ''), fonts + inPage(pageScript(script)));
      },
    },
  };
}

/** Below the width of the window, which a phone learns from the page, and above the styles, which a script would wait for. */
const startWith = (html: string, first: string): string => html.replace(viewport, (meta) => meta + first);

/** A script in the page, before anything that it could have to wait for. The server allows it by its hash. */
const inPage = (code: string): string =>
  `<script>${minifySync('page.js', code, { module: false }).code.trim()}</script>`;

/** What does something by the first script only, or other things with it. */
const scriptedControls = 'button[type=button],[aria-haspopup],[data-locale]';

/**
 * Before the first paint: that places are ours (Chromium may forget it for the first step back if told later), and whether a
 * page before has fetched the whole font; where storage is forbidden, each page is a first one. Storage is read only by a page
 * that a link of the site led to: the first read waits for another process of the browser. After it: the first script, to
 * which a press that was earlier is repeated, and then the font for the next page, unless the visitor saves data. Only from a
 * preload is a font of the cache certain to be there for the paint.
 */
const pageScript = (script?: string) => `
  if (window.HTMLDialogElement) {
    history.scrollRestoration = 'manual';
    const font = document.querySelector('[as=font]');
    try {
      if (document.referrer.startsWith(origin) && sessionStorage['pano.font'])
        document.documentElement.dataset.font = font.media = '';
    } catch (error) {
      console.warn(error);
    }
    ${keepPress}
    const load = async () => {
      ${script ? `await import('${script}');` : ''}
      if (font.media && !navigator.connection?.saveData) {
        const { ok } = await fetch(font.href, { credentials: 'omit' });
        if (ok) sessionStorage['pano.font'] = 1;
      }
    };
    const afterPaint = (list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      load().catch((error) => {
        console.warn(error);
        repeatPress();
      });
    };
    addEventListener('DOMContentLoaded', () => {
      new PerformanceObserver(afterPaint).observe({ type: 'paint', buffered: true });
    });
  }`;

/** What the first script has taken over by then prevents the default action itself. */
const keepPress = `
  let pressed;
  onclick = (event) => {
    pressed = event.defaultPrevented ? null : event.target.closest('${scriptedControls}');
    if (pressed) event.preventDefault();
  };
  const repeatPress = () => {
    onclick = null;
    pressed?.click();
    pressed = null;
  };
  addEventListener('attached', repeatPress);`;

/** The back office has the whole font at once in every window. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle ? html.replace('</head>', `${preload(findFile(bundle, wholeFont), 'all')}</head>`) : html,
    },
  };
}

function findFile(bundle: object, pattern: RegExp): string {
  const file = Object.keys(bundle).find((name) => pattern.test(name));
  if (!file) throw new Error(`The build has no ${pattern.source}`);
  return `/${file}`;
}

const preload = (file: string, media: string): string =>
  `<link rel="preload" href="${file}" as="font" type="font/woff2" media="${media}" crossorigin>`;

/**
 * A font that comes after the first paint waits for the next page: a line that breaks elsewhere would move all below it.
 * The back office, which has the same rules of fonts, takes it late.
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
