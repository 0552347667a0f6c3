import { randomUUID } from 'node:crypto';
import type { Db } from '@pano/db';
import { istanbulMidnight } from '@pano/i18n/text/istanbul-time';
import { entities } from '#entities/index';
import { addSampleVisits, hasSampleVisits, removeSampleVisits } from '#insight/visit.samples';
import type { ContentEntity, Sample } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { allContentTimeout, inOneTransaction, type TransactionContext } from '#platform/records/transaction';
import * as retention from '#privacy/retention.operations';
import { storeCheck } from '#privacy/retention-check';
import * as translations from '../translations/translation.operations';

const withSamples = entities.filter(({ samples }) => samples !== null);

/**
 * Fills an empty site with the sample company, all of it or, where the process is ended on the way, nothing. It goes
 * through schemas and operations, so samples obey every rule; the activity log of the new owner begins with one entry.
 * @param publicUrl where the site stands; the logos of brands need absolute addresses
 */
export const seedSampleContent = (ctx: ApiContext, site: { publicUrl: string }): Promise<void> =>
  inOneTransaction(
    ctx,
    async (ctx) => {
      for (const entity of entities) await createSamples({ ...ctx, unrecorded: true, origin: 'command' }, entity, site);
      // As the sample company's privacy notice promises.
      await retention.store(ctx.tx, { contactFormMonths: 24, wonLeadMonths: 120, activityMonths: 24 });
      const now = new Date();
      await addSampleVisits(ctx.tx, istanbulMidnight(now));
      // The newest sample is older than the site and says nothing of its clock.
      await storeCheck(ctx.tx, { now, checkedAt: now, clockFault: null, stop: null });
      // The visits are one.
      const label = String(withSamples.reduce((sum, { samples }) => sum + (samples?.list.length ?? 0), 1));
      await recordActivity(ctx.tx, ctx, { action: 'create', entity: 'sampleContent', label });
    },
    allContentTimeout,
  );

async function createSamples(
  ctx: TransactionContext,
  { kind, samples, history }: ContentEntity,
  site: { publicUrl: string },
): Promise<void> {
  if (!samples) return;
  const created: { id: number; sample: Sample }[] = [];
  for (const sample of samples.list) created.push({ ...(await samples.create(ctx, sample, site)), sample });
  for (const { id, sample } of created) {
    if (sample.english) await translations.save(ctx, { entity: kind, id }, { data: { ...sample.english } });
    if (sample.edit) await history?.save(ctx, id, sample.edit);
  }
}

/** The records that still have the texts of a sample. */
async function findSamples(db: Db, { records, samples }: ContentEntity): Promise<{ id: number }[]> {
  const { unchanged = null } = samples ?? {};
  if (typeof unchanged === 'function') return unchanged(db);
  return unchanged && records ? records(db).findMany({ where: unchanged, select: { id: true } }) : [];
}

/** How many samples visitors or the owner still meet; all sample visits are one. */
export async function countSamples(db: Db): Promise<number> {
  const lists = await Promise.all(withSamples.map((entity) => findSamples(db, entity)));
  return lists.flat().length + ((await hasSampleVisits(db)) ? 1 : 0);
}

/**
 * Takes the sample content off the site. Only samples whose words nobody has changed go; what the owner has made of
 * one stays. The company profile loses what is still the sample's. A second call finishes what a failure has left. The
 * activity log gets one entry for all of it.
 */
export async function removeSamples(ctx: ApiContext): Promise<{ count: number }> {
  let count = 0;
  const trashBatch = randomUUID();
  try {
    if (await removeSampleVisits(ctx.db)) count += 1;
    // Backwards: a category with projects is held by them.
    for (const entity of withSamples.toReversed()) {
      const ids = (await findSamples(ctx.db, entity)).map(({ id }) => id);
      if (ids.length === 0) continue;
      count += (await entity.samples?.remove({ ...ctx, unrecorded: true, trashBatch }, ids))?.count ?? 0;
    }
  } finally {
    if (count > 0) {
      await recordActivity(ctx.db, ctx, { action: 'delete', entity: 'sampleContent', label: String(count) });
    }
  }
  return { count };
}
