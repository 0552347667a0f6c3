import { homeQuery } from '#kit/site/home-query.ts';
import { listParams } from '#kit/site/list-query.ts';
import { homeCards } from '#kit/site/loader-context.ts';
import { isSectionOn, type SiteEntity, useHomeSwitch } from '#kit/site/site-entity.ts';
import { serviceNode } from './json-ld';

export const serviceSite: SiteEntity = {
  pages: [
    {
      page: 'services',
      lazy: () => import('./service-list.route'),
      module: 'src/features/services/site/service-list.route.tsx',
      params: listParams,
      listed: import.meta.env.SSR ? isSectionOn('services') : null,
    },
    {
      page: 'service',
      lazy: () => import('./service.route'),
      module: 'src/features/services/site/service.route.tsx',
    },
  ],
  loadFrame: null,
  home: {
    name: 'services',
    load: (utils, locale) =>
      utils.services.listVisible.ensureData({ ...homeQuery(utils, 'services', homeCards), locale }),
  },
  homeTop: null,
  homeSection: {
    name: 'services',
    useShown: () => useHomeSwitch('services'),
    menu: { text: 'nav.services', rank: 2, inFooter: true },
    load: async () => (await import('./services-section')).ServicesSection,
  },
  homeNodes: import.meta.env.SSR
    ? ({ utils, company, site }) =>
        (
          utils.services.listVisible.getData({ ...homeQuery(utils, 'services', homeCards), locale: site.lang })
            ?.items ?? []
        ).map((service) => serviceNode(service, company, site))
    : null,
};
