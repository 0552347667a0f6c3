import { aboutSectionSite } from '#features/about-section/site/about-section.site.ts';
import { articleSite } from '#features/articles/site/article.site.ts';
import { brandSite } from '#features/brands/site/brand.site.ts';
import { categorySite } from '#features/categories/site/category.site.ts';
import { contactFormSite } from '#features/contact-forms/site/contact-form.site.ts';
import { heroSectionSite } from '#features/hero-sections/site/hero-section.site.ts';
import { pageSite } from '#features/pages/site/page.site.ts';
import { projectSite } from '#features/projects/site/project.site.ts';
import { serviceSite } from '#features/services/site/service.site.ts';
import type { SiteEntity } from '#kit/site/site-entity.ts';

/** Every entity that visitors see; the home page shows their sections in this order. Pages and sections are imported on demand. */
export const siteEntities: readonly SiteEntity[] = [
  heroSectionSite,
  categorySite,
  projectSite,
  aboutSectionSite,
  serviceSite,
  brandSite,
  articleSite,
  contactFormSite,
  pageSite,
];

export const sitePageList = siteEntities.flatMap(({ pages }) => pages);
export const homeSectionList = siteEntities.flatMap(({ homeSection }) => homeSection ?? []);
