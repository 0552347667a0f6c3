import * as contactForms from '#contact/contact-form.operations';
import * as aboutSections from '#entities/about-section/about-section.operations';
import * as articles from '#entities/articles/article.operations';
import * as brands from '#entities/brands/brand.operations';
import * as categories from '#entities/categories/category.operations';
import * as heroSections from '#entities/hero-sections/hero-section.operations';
import * as keywords from '#entities/keywords/keyword.operations';
import * as projects from '#entities/projects/project.operations';
import * as services from '#entities/services/service.operations';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import * as companies from '#settings/company.operations';
import { company as sampleCompany, sampleLogo } from '#settings/company.samples';
import type { FirstSteps } from './first-steps.schema';
import { sampleFields, withoutSample } from './sample-profile';
import { countSamples, emptySampleCategory, isSample } from './sample-records';

const hiddenKey = 'firstStepsHidden';

/** What a new owner has done of the things that make the site their own. */
export async function get(ctx: ApiContext): Promise<FirstSteps> {
  const { db } = ctx;
  const [profile, sampleRecords, ownProjects, hidden] = await Promise.all([
    companies.get(ctx),
    countSamples(ctx),
    db.project.count({ where: { NOT: isSample.projects } }),
    db.setting.count({ where: { key: hiddenKey } }),
  ]);
  const samples = sampleRecords + (sampleFields(profile).length > 0 ? 1 : 0);
  const done = {
    company: profile.updatedAt !== null && profile.name !== sampleCompany.name,
    logo: profile.logoUrl !== null && profile.logoUrl !== sampleLogo,
    email: profile.email !== null && profile.email !== sampleCompany.email,
    project: ownProjects > 0,
    samples: samples === 0,
  };
  return { done, samples, shown: hidden === 0 && Object.values(done).includes(false) };
}

/** The owner does not want to be reminded any more. */
export async function hide(ctx: ApiContext): Promise<FirstSteps> {
  await inTransaction(ctx, async (tx) => {
    await tx.setting.upsert({ where: { key: hiddenKey }, create: { key: hiddenKey, value: 'true' }, update: {} });
    await recordActivity(tx, ctx, { action: 'hide', entity: 'firstSteps' });
  });
  return get(ctx);
}

/**
 * Takes the sample content off the site. Only samples whose words nobody has changed go; what the owner has made of
 * one stays. The company profile loses what is still the sample's. A second call finishes what a failure has left. The
 * activity log gets one entry for all of it.
 */
export async function removeSamples(ctx: ApiContext): Promise<{ count: number }> {
  let count = 0;
  try {
    for await (const removed of removals({ ...ctx, unrecorded: true })) count += removed;
  } finally {
    if (count > 0) {
      await recordActivity(ctx.db, ctx, { action: 'delete', entity: 'sampleContent', label: String(count) });
    }
  }
  return { count };
}

/** How many samples went with each step. */
async function* removals(ctx: ApiContext): AsyncGenerator<number> {
  const { db } = ctx;
  const select = { id: true } as const;
  const profile = await companies.get(ctx);
  if (sampleFields(profile).length > 0) {
    await companies.update(ctx, withoutSample(profile), profile.version);
    yield 1;
  }
  // There is always one about section; it waits, hidden, for the owner's words.
  for (const { id } of await db.aboutSection.findMany({ where: isSample.aboutSections, select })) {
    await aboutSections.setVisible(ctx, id, false);
    yield 1;
  }
  const remove = async (
    found: Promise<{ id: number }[]>,
    bulkRemove: (ctx: ApiContext, ids: number[]) => Promise<{ count: number }>,
  ) => {
    const ids = (await found).map(({ id }) => id);
    return ids.length > 0 ? (await bulkRemove(ctx, ids)).count : 0;
  };
  yield remove(db.service.findMany({ where: isSample.services, select }), services.bulkRemove);
  yield remove(db.heroSection.findMany({ where: isSample.heroSections, select }), heroSections.bulkRemove);
  yield remove(db.brand.findMany({ where: isSample.brands, select }), brands.bulkRemove);
  yield remove(db.keyword.findMany({ where: isSample.keywords, select }), keywords.bulkRemove);
  yield remove(db.contactForm.findMany({ where: isSample.contactForms, select }), contactForms.bulkRemove);
  yield remove(db.article.findMany({ where: isSample.articles, select }), articles.bulkRemove);
  yield remove(db.project.findMany({ where: isSample.projects, select }), projects.bulkRemove);
  // Last: a category with projects is held by them.
  yield remove(db.category.findMany({ where: emptySampleCategory, select }), categories.bulkRemove);
}
