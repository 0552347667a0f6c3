import { homeQuery } from '#kit/site/home-query.ts';
import { listParams } from '#kit/site/list-query.ts';
import { homeCards } from '#kit/site/loader-context.ts';
import { isSectionOn, type SiteEntity, useHomeSwitch } from '#kit/site/site-entity.ts';
import { serviceNode } from './json-ld';

export const serviceSite: SiteEntity = {
  pages: [
    {
      page: 'services',
      lazy: async () => {
        const { ServiceListRoute, ServiceListError, loadServiceList } = await import('./service-list.route');
        return { Component: ServiceListRoute, ErrorBoundary: ServiceListError, loader: loadServiceList };
      },
      module: 'src/features/services/site/service-list.route.tsx',
      params: listParams,
      listed: import.meta.env.SSR ? isSectionOn('services') : null,
    },
    {
      page: 'service',
      lazy: async () => {
        const { ServiceRoute, ServiceError, loadService } = await import('./service.route');
        return { Component: ServiceRoute, ErrorBoundary: ServiceError, loader: loadService };
      },
      module: 'src/features/services/site/service.route.tsx',
      params: {},
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
