import { type Together, together } from '../core/changing';
import type { ApiContext } from '../core/context';
import * as aboutSections from '../features/about-section/about-section.operations';
import { aboutSectionCreate } from '../features/about-section/about-section.schema';
import { recordActivity } from '../features/activity/record-activity';
import * as articles from '../features/articles/article.operations';
import { articleCreate } from '../features/articles/article.schema';
import * as brands from '../features/brands/brand.operations';
import { brandCreate } from '../features/brands/brand.schema';
import * as categories from '../features/categories/category.operations';
import { categoryCreate } from '../features/categories/category.schema';
import * as companies from '../features/company/company.operations';
import { companyProfile } from '../features/company/company.schema';
import * as contactForms from '../features/contact-forms/contact-form.operations';
import { contactFormCreate } from '../features/contact-forms/contact-form.schema';
import * as heroSections from '../features/hero-sections/hero-section.operations';
import { heroSectionCreate } from '../features/hero-sections/hero-section.schema';
import * as keywords from '../features/keywords/keyword.operations';
import { keywordCreate } from '../features/keywords/keyword.schema';
import * as pages from '../features/pages/page.operations';
import { pageCreate } from '../features/pages/page.schema';
import * as retention from '../features/privacy/retention.operations';
import * as projects from '../features/projects/project.operations';
import { projectCreate } from '../features/projects/project.schema';
import * as projectImages from '../features/projects/project-image.operations';
import { projectImageCreate } from '../features/projects/project-image.schema';
import * as services from '../features/services/service.operations';
import { serviceCreate } from '../features/services/service.schema';
import { aboutSection as sampleAboutSection } from './content/about-section';
import { articles as sampleArticles } from './content/articles';
import { brands as sampleBrands } from './content/brands';
import { categories as sampleCategories } from './content/categories';
import { company as sampleCompany } from './content/company';
import { contactForms as sampleContactForms } from './content/contact-forms';
import { heroSections as sampleHeroSections } from './content/hero-sections';
import { keywords as sampleKeywords } from './content/keywords';
import { pages as samplePages } from './content/pages';
import { projects as sampleProjects } from './content/projects';
import { services as sampleServices } from './content/services';

/**
 * Fills an empty site with the sample company, all of it or, where the process is ended on the way, nothing. It goes
 * through schemas and operations, so samples obey every rule; the activity log of the new owner begins with one entry.
 * @param publicUrl where the site stands; the logos of brands need absolute addresses
 */
export const seedSampleContent = (ctx: ApiContext, site: { publicUrl: string }): Promise<void> =>
  together(ctx, async (all) => {
    await fill({ ...all, unrecorded: true }, site);
    const label = String(recordCount);
    await recordActivity(all.within, ctx, { action: 'create', entity: 'sampleContent', label });
  });

const recordCount = [
  ...[sampleServices, sampleHeroSections, [sampleAboutSection], sampleBrands, sampleKeywords, samplePages],
  ...[sampleCategories, sampleProjects, sampleArticles, sampleContactForms, [sampleCompany]],
].reduce((sum, samples) => sum + samples.length, 0);

async function fill(ctx: Together, { publicUrl }: { publicUrl: string }): Promise<void> {
  await companies.update(ctx, companyProfile.parse(sampleCompany));
  for (const sample of sampleServices) await services.create(ctx, serviceCreate.parse(sample));
  for (const sample of sampleHeroSections) await heroSections.create(ctx, heroSectionCreate.parse(sample));
  await aboutSections.create(ctx, aboutSectionCreate.parse(sampleAboutSection));
  for (const { logo, ...sample } of sampleBrands) {
    await brands.create(ctx, brandCreate.parse({ ...sample, logoUrl: `${publicUrl}${logo}` }));
  }
  for (const [order, keyword] of sampleKeywords.entries()) {
    await keywords.create(ctx, keywordCreate.parse({ keyword, order }));
  }
  for (const sample of samplePages) await pages.create(ctx, pageCreate.parse(sample));
  await seedCategorized(ctx);
  await seedContactForms(ctx);
  // As the sample company's privacy notice promises.
  await retention.store(ctx.within, { contactFormMonths: 24, activityMonths: 24 });
}

async function seedCategorized(ctx: Together): Promise<void> {
  const ids = new Map<string, number>();
  for (const sample of sampleCategories) {
    ids.set(sample.slug, (await categories.create(ctx, categoryCreate.parse(sample))).id);
  }
  for (const { categorySlug, images, ...sample } of sampleProjects) {
    const { id } = await projects.create(ctx, projectCreate.parse({ ...sample, categoryId: ids.get(categorySlug) }));
    for (const [order, imageUrl] of images.entries()) {
      await projectImages.add(ctx, id, projectImageCreate.parse({ imageUrl, order }));
    }
  }
  for (const { categorySlug, ...sample } of sampleArticles) {
    const categoryId = categorySlug === null ? null : ids.get(categorySlug);
    await articles.create(ctx, articleCreate.parse({ ...sample, categoryId }));
  }
}

/** Only here a message has a past: visitors can choose neither its date nor whether it was read. */
async function seedContactForms(ctx: Together): Promise<void> {
  for (const { read, createdAt, ...sample } of sampleContactForms) {
    const { id } = await contactForms.create(ctx, contactFormCreate.parse(sample));
    await ctx.within.contactForm.update({ where: { id }, data: { read, createdAt } });
  }
}
