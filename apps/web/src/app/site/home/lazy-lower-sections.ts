import { part } from '#kit/site/lazy-island.ts';

/** Everything below the slider: more than half of the home page's code. */
export const lowerSections = part(async () => (await import('./lower-sections')).LowerSections);
