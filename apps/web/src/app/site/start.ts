import '#kit/styles/site.css';

// The first script of a page. It loads the program after the first paint: until then a phone's connection is needed for
// the styles, the font and the image at the top.

let pressed: HTMLButtonElement | null = null;
const beforeHydration = new AbortController();

/** Links and forms work without the program. The click on a button is repeated once the page is hydrated. */
const rememberClick = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type === 'button') pressed = button;
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
