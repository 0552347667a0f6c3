import { AboutSection } from '#features/about-section/site/about-section.tsx';
import { ArticlesSection } from '#features/articles/site/articles-section.tsx';
import { BrandsSection } from '#features/brands/site/brands-section.tsx';
import { CategoriesSection } from '#features/categories/site/categories-section.tsx';
import { ContactSection } from '#features/contact-forms/site/contact-section.tsx';
import { FeaturedProjectsSection } from '#features/projects/site/featured-projects-section.tsx';
import { ServicesSection } from '#features/services/site/services-section.tsx';
import { trpc } from '#kit/shared/trpc.ts';

/** The sections in their order. The four that the back office can switch off are on unless it says so. */
export function LowerSections() {
  const shown = trpc.settings.home.useQuery().data;
  return (
    <>
      {shown?.home_show_categories === false ? null : <CategoriesSection />}
      {shown?.home_show_projects === false ? null : <FeaturedProjectsSection />}
      <AboutSection />
      {shown?.home_show_services === false ? null : <ServicesSection />}
      <BrandsSection />
      {shown?.home_show_articles === false ? null : <ArticlesSection />}
      <ContactSection />
    </>
  );
}
