/**
 * Has the browser lay out the sections that the styles let it skip until they come near the window. Before that their
 * heights are guesses, so whatever scrolls to a place on the page calls this first. Links to a section that the browser
 * follows itself need it not: the styles notice its target.
 */
export const layOutWholePage = (): void => {
  document.documentElement.dataset.wholePage = '';
};

/** The browser puts a page that was left or reloaded where it was, as soon as the page is long enough. */
export function layOutReturnedPage(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') layOutWholePage();
}
