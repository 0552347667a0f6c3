import { part } from '#kit/site/lazy-island.ts';

/** Hardly anybody ever meets it, so its code is not part of every page. */
export const maintenanceScreen = part(async () => (await import('./maintenance-screen')).MaintenanceScreen);
