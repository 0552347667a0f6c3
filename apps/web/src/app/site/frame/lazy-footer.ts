import { part } from '#kit/site/lazy-island.ts';

/** Far below on every page. */
export const footer = part(async () => (await import('./footer')).Footer);
