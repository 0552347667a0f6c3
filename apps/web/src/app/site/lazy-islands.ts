import { lazyIsland } from '#kit/site/lazy-island.tsx';

/** The end of every page. */
export const footer = lazyIsland(async () => (await import('./frame/footer')).Footer);

/** Shown only while the site is closed, so its code is not part of every page. */
export const maintenanceScreen = lazyIsland(async () => (await import('./maintenance-screen')).MaintenanceScreen);

/** Everything below the slider: more than half of the home page's code. */
export const lowerSections = lazyIsland(async () => (await import('./lower-sections')).LowerSections);
