import { isSampleProject } from '#entities/projects/project.samples';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import * as companies from '#settings/company.operations';
import { company as sampleCompany, sampleLogo } from '#settings/company.samples';
import type { FirstSteps } from './first-steps.schema';
import { countSamples } from './samples';

const hiddenKey = 'firstStepsHidden';

/** What a new owner has done of the things that make the site their own. */
export async function get(ctx: ApiContext): Promise<FirstSteps> {
  const { db } = ctx;
  const [profile, samples, ownProjects, hidden] = await Promise.all([
    companies.get(ctx),
    countSamples(db),
    db.project.count({ where: { NOT: isSampleProject } }),
    db.setting.count({ where: { key: hiddenKey } }),
  ]);
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
