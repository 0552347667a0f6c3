import { type SiteEntity, useAlways } from '#kit/site/site-entity.ts';

export const contactFormSite: SiteEntity = {
  // Its address shows the home page, from this section on.
  pages: [],
  loadFrame: null,
  home: null,
  homeTop: null,
  homeSection: {
    name: 'contact',
    useShown: useAlways,
    menu: { text: 'nav.contact', rank: 5, inFooter: true },
    load: async () => (await import('./contact-section')).ContactSection,
  },
  homeNodes: null,
};
