import '#kit/styles/site.css';

// The page's first script. It fetches the program once the page stands on the screen: until then the line of a phone
// belongs to the styles, the font and the picture at the top.

let pressed: HTMLButtonElement | null = null;
const early = new AbortController();

/** Links and forms work without a program. What a button does is done as soon as there is one. */
const remember = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type === 'button') pressed = button;
};

async function fetchProgram() {
  const links = document.querySelector<HTMLTemplateElement>('#program');
  if (links) document.head.append(links.content);
  const { takeOver } = await import('./entry-client');
  // Reading the program took as long as a phone should be kept from scrolling at once.
  await new Promise((resolve) => setTimeout(resolve));
  await takeOver(() => early.abort());
  // What tests and measurements wait for.
  document.documentElement.dataset.alive = '';
  pressed?.click();
}

addEventListener('click', remember, { signal: early.signal });
// A hidden tab paints nothing to wait for, and an old browser does not say when it has.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) void fetchProgram();
else {
  // Later than a frame that is drawn: one that the reader sees.
  const painted = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    void fetchProgram();
  });
  painted.observe({ type: 'paint', buffered: true });
}
