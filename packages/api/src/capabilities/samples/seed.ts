import * as contactForms from '#contact/contact-form.operations';
import { contactForms as sampleContactForms } from '#contact/contact-form.samples';
import { contactFormCreate } from '#contact/contact-form.schema';
import * as aboutSections from '#entities/about-section/about-section.operations';
import { aboutSection as sampleAboutSection } from '#entities/about-section/about-section.samples';
import { aboutSectionCreate } from '#entities/about-section/about-section.schema';
import * as articles from '#entities/articles/article.operations';
import { articles as sampleArticles } from '#entities/articles/article.samples';
import { articleCreate } from '#entities/articles/article.schema';
import * as brands from '#entities/brands/brand.operations';
import { brands as sampleBrands } from '#entities/brands/brand.samples';
import { brandCreate } from '#entities/brands/brand.schema';
import * as categories from '#entities/categories/category.operations';
import { categories as sampleCategories } from '#entities/categories/category.samples';
import { categoryCreate } from '#entities/categories/category.schema';
import * as heroSections from '#entities/hero-sections/hero-section.operations';
import { heroSections as sampleHeroSections } from '#entities/hero-sections/hero-section.samples';
import { heroSectionCreate } from '#entities/hero-sections/hero-section.schema';
import * as keywords from '#entities/keywords/keyword.operations';
import { keywords as sampleKeywords } from '#entities/keywords/keyword.samples';
import { keywordCreate } from '#entities/keywords/keyword.schema';
import * as pages from '#entities/pages/page.operations';
import { pages as samplePages } from '#entities/pages/page.samples';
import { pageCreate } from '#entities/pages/page.schema';
import * as projects from '#entities/projects/project.operations';
import { projects as sampleProjects } from '#entities/projects/project.samples';
import { projectCreate } from '#entities/projects/project.schema';
import * as projectImages from '#entities/projects/project-image.operations';
import { projectImageCreate } from '#entities/projects/project-image.schema';
import * as services from '#entities/services/service.operations';
import { services as sampleServices } from '#entities/services/service.samples';
import { serviceCreate } from '#entities/services/service.schema';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { allContentTimeout, inOneTransaction, type TransactionContext } from '#platform/records/transaction';
import * as retention from '#privacy/retention.operations';
import * as companies from '#settings/company.operations';
import { company as sampleCompany } from '#settings/company.samples';
import { companyProfile } from '#settings/company.schema';

/**
 * Fills an empty site with the sample company, all of it or, where the process is ended on the way, nothing. It goes
 * through schemas and operations, so samples obey every rule; the activity log of the new owner begins with one entry.
 * @param publicUrl where the site stands; the logos of brands need absolute addresses
 */
export const seedSampleContent = (ctx: ApiContext, site: { publicUrl: string }): Promise<void> =>
  inOneTransaction(
    ctx,
    async (ctx) => {
      await fill({ ...ctx, unrecorded: true }, site);
      const label = String(recordCount);
      await recordActivity(ctx.tx, ctx, { action: 'create', entity: 'sampleContent', label });
    },
    allContentTimeout,
  );

const recordCount = [
  ...[sampleServices, sampleHeroSections, [sampleAboutSection], sampleBrands, sampleKeywords, samplePages],
  ...[sampleCategories, sampleProjects, sampleArticles, sampleContactForms, [sampleCompany]],
].reduce((sum, samples) => sum + samples.length, 0);

async function fill(ctx: TransactionContext, { publicUrl }: { publicUrl: string }): Promise<void> {
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
  await retention.store(ctx.tx, { contactFormMonths: 24, activityMonths: 24 });
}

async function seedCategorized(ctx: TransactionContext): Promise<void> {
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
async function seedContactForms(ctx: TransactionContext): Promise<void> {
  for (const { read, createdAt, ...sample } of sampleContactForms) {
    const { id } = await contactForms.create(ctx, contactFormCreate.parse(sample));
    await ctx.tx.contactForm.update({ where: { id }, data: { read, createdAt } });
  }
}
