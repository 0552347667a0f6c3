import type { SiteEntity } from '#kit/site/site-entity.ts';
import { HeroSection } from './hero-section';

export const heroSectionSite: SiteEntity = {
  pages: [],
  loadFrame: null,
  home: { name: 'slides', load: (utils) => utils.heroSections.listActive.ensureData({}) },
  homeTop: HeroSection,
  homeSection: null,
  homeNodes: null,
};
