import '#kit/styles/site.css';
import { attachContactSection } from '#features/contact-forms/site/attach-contact-section.ts';
import { attachHero } from '#features/hero-sections/site/attach-hero.ts';
import type { Attach } from '#kit/site/attach.ts';
import { attachCover } from '#kit/site/attach-cover.ts';
import { attachSlideshow } from '#kit/site/attach-slides.ts';
import { layOutReturnedPage } from '#kit/site/whole-page.ts';
import { attachMenu } from './frame/attach-menu';

// The first script of a page. It attaches what works without the program, and loads the program after the first paint:
// until then a phone's connection is needed for the styles, the font and the image at the top.

/** Which behaviour each element has. React attaches the same ones to what it renders itself. */
const behaviours: [selector: string, attach: Attach][] = [
  ['.menu-button', attachMenu],
  ['#contact', attachContactSection],
  ['.hero', attachHero],
  ['.gallery', attachSlideshow],
  ['.cover-photo', attachCover],
];

let pressed: HTMLElement | null = null;
const beforeHydration = new AbortController();

/**
 * Links and forms work without the program, and so do the controls of behaviours, which prevent the default action. The
 * click on any other button or on a photo is repeated once the page is hydrated.
 */
const rememberClick = (event: Event) => {
  if (event.defaultPrevented) return;
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

for (const [selector, attach] of behaviours) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) attach(element);
}
layOutReturnedPage();
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
