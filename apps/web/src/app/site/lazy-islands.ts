import { part } from '#kit/site/lazy-island.tsx';

/** Far below on every page. */
export const footer = part(async () => (await import('./frame/footer')).Footer);

/** Hardly anybody ever meets it, so its code is not part of every page. */
export const maintenanceScreen = part(async () => (await import('./maintenance-screen')).MaintenanceScreen);

/** Everything below the slider: more than half of the home page's code. */
export const lowerSections = part(async () => (await import('./home/lower-sections')).LowerSections);
