import type { SiteEntity } from '#kit/site/site-entity.ts';
import { HeroSection } from './hero-section';

export const heroSectionSite: SiteEntity = {
  pages: [],
  loadFrame: null,
  home: { name: 'slides', load: (utils, locale) => utils.heroSections.listActive.ensureData({ locale }) },
  homeTop: HeroSection,
  homeSection: null,
  homeNodes: null,
};
