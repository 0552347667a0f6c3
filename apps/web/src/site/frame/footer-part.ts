import { part } from '../../lib/part';

/** Far below on every page. */
export const footer = part(async () => (await import('./footer')).Footer);
