import type { Prisma } from '@pano/db';
import { contactForms } from '#contact/contact-form.samples';
import { aboutSection } from '#entities/about-section/about-section.samples';
import { articles } from '#entities/articles/article.samples';
import { brands } from '#entities/brands/brand.samples';
import { categories } from '#entities/categories/category.samples';
import { heroSections } from '#entities/hero-sections/hero-section.samples';
import { keywords } from '#entities/keywords/keyword.samples';
import { projects } from '#entities/projects/project.samples';
import { services } from '#entities/services/service.samples';
import type { ApiContext } from '#platform/context';

/**
 * What tells a sample from the owner's own record: all of its words are still the sample's. Whether it is shown and
 * where it stands does not matter. Pages are no samples in this sense: the privacy notice is needed by everybody.
 */
export const isSample = {
  services: { OR: services.map(({ title, description }) => ({ title, description })) },
  heroSections: { OR: heroSections.map(({ title, subtitle, description }) => ({ title, subtitle, description })) },
  aboutSections: { title: aboutSection.title, content: aboutSection.content, visible: true },
  brands: { OR: brands.map(({ name, logo }) => ({ name, logoUrl: { endsWith: logo } })) },
  keywords: { keyword: { in: keywords } },
  articles: { OR: articles.map(({ slug, title, content }) => ({ slug, title, content })) },
  projects: { OR: projects.map(({ slug, title, content }) => ({ slug, title, content })) },
  categories: { OR: categories.map(({ slug, name, description }) => ({ slug, name, description })) },
  contactForms: { OR: contactForms.map(({ name, email, message }) => ({ name, email, message })) },
} satisfies {
  services: Prisma.ServiceWhereInput;
  heroSections: Prisma.HeroSectionWhereInput;
  aboutSections: Prisma.AboutSectionWhereInput;
  brands: Prisma.BrandWhereInput;
  keywords: Prisma.KeywordWhereInput;
  articles: Prisma.ArticleWhereInput;
  projects: Prisma.ProjectWhereInput;
  categories: Prisma.CategoryWhereInput;
  contactForms: Prisma.ContactFormWhereInput;
};

/** How many samples visitors or the owner still meet, without the company profile. */
export async function countSamples({ db }: Pick<ApiContext, 'db'>): Promise<number> {
  const counts = await Promise.all([
    db.service.count({ where: isSample.services }),
    db.heroSection.count({ where: isSample.heroSections }),
    db.aboutSection.count({ where: isSample.aboutSections }),
    db.brand.count({ where: isSample.brands }),
    db.keyword.count({ where: isSample.keywords }),
    db.article.count({ where: isSample.articles }),
    db.project.count({ where: isSample.projects }),
    // A category that the owner's own work stands in has become the owner's.
    db.category.count({ where: emptySampleCategory }),
    db.contactForm.count({ where: isSample.contactForms }),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Of the sample categories those with nothing but samples in them. */
export const emptySampleCategory: Prisma.CategoryWhereInput = {
  ...isSample.categories,
  projects: { none: { NOT: isSample.projects } },
  articles: { none: { NOT: isSample.articles } },
};
