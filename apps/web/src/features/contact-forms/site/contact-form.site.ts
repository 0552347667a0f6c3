import { type SiteEntity, useAlways } from '#kit/site/site-entity.ts';
import { sentParam } from './contact-values';

export const contactFormSite: SiteEntity = {
  pages: [
    {
      page: 'contactPage',
      lazy: () => import('./contact.route'),
      module: 'src/features/contact-forms/site/contact.route.tsx',
      params: { [sentParam]: { pattern: /^$/ } },
      listed: import.meta.env.SSR ? async () => true : null,
    },
  ],
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
