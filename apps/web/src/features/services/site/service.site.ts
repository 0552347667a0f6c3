import { type SiteEntity, useHomeSwitch } from '#kit/site/site-entity.ts';
import { serviceNode } from './json-ld';

export const serviceSite: SiteEntity = {
  pages: [],
  loadFrame: null,
  home: { name: 'services', load: (utils) => utils.services.listVisible.ensureData({}) },
  homeTop: null,
  homeSection: {
    name: 'services',
    useShown: () => useHomeSwitch('services'),
    menu: { text: 'nav.services', rank: 2, inFooter: true },
    load: async () => (await import('./services-section')).ServicesSection,
  },
  homeNodes: import.meta.env.SSR
    ? ({ utils, company, site }) =>
        (utils.services.listVisible.getData({})?.items ?? []).map((service) => serviceNode(service, company, site))
    : null,
};
