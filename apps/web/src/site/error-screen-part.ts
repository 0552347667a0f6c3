import { part } from '../lib/part';

/** Hopefully never needed. */
export const errorScreen = part(async () => (await import('./error-screen')).ErrorScreen);
