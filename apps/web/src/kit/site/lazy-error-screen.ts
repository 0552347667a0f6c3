import { part } from './lazy-island';

/** Hopefully never needed. */
export const errorScreen = part(async () => (await import('./error-screen')).ErrorScreen);
