import '#kit/styles/site.css';

// The first script of a page. It loads the program after the first paint: until then a phone's connection is needed for
// the styles, the font and the image at the top.

let pressed: HTMLElement | null = null;
const beforeHydration = new AbortController();

/** Links and forms work without the program. The click on a button or a photo is repeated once the page is hydrated. */
const rememberClick = (event: Event) => {
  const control =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('button[type="button"], a[aria-haspopup]')
      : null;
  if (!control) return;
  event.preventDefault();
  pressed = control;
};

async function fetchProgram() {
  const links = document.querySelector<HTMLTemplateElement>('#program');
  if (links) document.head.append(links.content);
  const { hydrateSite } = await import('./entry-client');
  // Evaluating the program was a long task already: the browser handles input before hydration begins.
  await new Promise((resolve) => setTimeout(resolve));
  await hydrateSite(() => beforeHydration.abort());
  // Tests and measurements wait for this attribute.
  document.documentElement.dataset.hydrated = '';
  pressed?.click();
}

addEventListener('click', rememberClick, { signal: beforeHydration.signal });
// A hidden tab paints nothing to wait for, and an old browser does not say when it has.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) void fetchProgram();
else {
  // Waits for the first frame with content.
  const painted = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    void fetchProgram();
  });
  painted.observe({ type: 'paint', buffered: true });
}
