import { randomUUID } from 'node:crypto';
import type { Db } from '@pano/db';
import { contentEntities } from '#entities/index';
import type { ContentEntity } from '#platform/content-entity';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { allContentTimeout, inOneTransaction, type TransactionContext } from '#platform/records/transaction';
import * as retention from '#privacy/retention.operations';
import * as translations from '../translations/translation.operations';

const entities: readonly ContentEntity[] = contentEntities;
const samples = entities.flatMap((entity) => entity.samples ?? []);

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
      await retention.store(ctx.tx, { contactFormMonths: 24, activityMonths: 24 });
      const label = String(samples.reduce((sum, { total }) => sum + total, 0));
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
  for (const { id, english, edit } of await samples.create(ctx, site)) {
    await translations.save(ctx, { entity: kind, id }, { data: { ...english } });
    if (edit) await history?.save(ctx, id, edit);
  }
}

/** How many samples visitors or the owner still meet. */
export async function countSamples(db: Db): Promise<number> {
  const counts = await Promise.all(samples.map(({ count }) => count(db)));
  return counts.reduce((sum, count) => sum + count, 0);
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
    // Backwards: a category with projects is held by them.
    for (const { remove } of samples.toReversed()) count += await remove({ ...ctx, unrecorded: true, trashBatch });
  } finally {
    if (count > 0) {
      await recordActivity(ctx.db, ctx, { action: 'delete', entity: 'sampleContent', label: String(count) });
    }
  }
  return { count };
}
