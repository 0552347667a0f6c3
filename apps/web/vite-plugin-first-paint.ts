import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Windows as wide as a tablet's have the whole font at once, phones from their second page on (fonts/first-page.css). */
const wide = '(min-width: 48rem)';
const narrow = '(max-width: 47.99rem)';

/** Where the development server has the font, and where a build has both. */
const sourceFont = '/src/kit/styles/fonts/pano-sans.woff2';
const wholeFont = /pano-sans-(?!headings)[^/]*\.woff2$/;
const headingFont = /pano-sans-headings[^/]*\.woff2$/;

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
        if (!bundle) return [inPage(pageScript(sourceFont))];
        const font = findFile(bundle, wholeFont);
        const script = moduleScript.exec(html)?.[1];
        if (!script) throw new Error('The page has no script');
        return {
          html: html.replace(moduleScript, ''),
          tags: [inPage(pageScript(font, script)), preload(font, wide), preload(findFile(bundle, headingFont), narrow)],
        };
      },
    },
  };
}

/** A script in the page, before anything that it could have to wait for. The server allows it by its hash. */
const inPage = (code: string): HtmlTagDescriptor => ({
  tag: 'script',
  children: code.trim().replaceAll(/\n\s*/g, ''),
  injectTo: 'head-prepend',
});

/** What does something by the first script only, or other things with it. */
const scriptedControls = 'button[type=button],[aria-haspopup],[data-locale]';

/**
 * Before the first paint: that places are ours (Chromium may forget it for the first step back if told later), and whether a
 * page before has fetched the whole font; where storage is forbidden, each page is a first one. After it: the first script, to
 * which a press that was earlier is repeated, and then the font for the next page, unless the visitor saves data.
 */
const pageScript = (font: string, script?: string) => `
  {
    history.scrollRestoration="manual";
    const{dataset}=document.documentElement,{warn}=console;
    try{if(sessionStorage["pano.font"])dataset.font=""}catch(e){warn(e)}
    ${script ? repeatPress : ''}
    const load=async()=>{
      ${script ? `try{await import("${script}")}finally{removeEventListener("click",press);pressed?.click()}` : ''}
      if(dataset.font==null&&!navigator.connection?.saveData&&(await fetch("${font}",{credentials:"omit"})).ok)
        sessionStorage["pano.font"]=1
    };
    addEventListener("DOMContentLoaded",()=>new PerformanceObserver((_,o)=>{
      o.disconnect();
      load().catch(warn)
    }).observe({type:"paint",buffered:true}))
  }`;

const repeatPress = `
  let pressed;
  const press=e=>{
    pressed=e.target.closest("${scriptedControls}");
    if(pressed)e.preventDefault()
  };
  addEventListener("click",press);`;

/** The back office has the whole font at once in every window. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => (bundle ? [preload(findFile(bundle, wholeFont))] : []),
    },
  };
}

function findFile(bundle: object, pattern: RegExp): string {
  const file = Object.keys(bundle).find((name) => pattern.test(name));
  if (!file) throw new Error(`The build has no ${pattern.source}`);
  return `/${file}`;
}

const preload = (href: string, media?: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', media, crossorigin: '' },
  injectTo: 'head',
});

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
