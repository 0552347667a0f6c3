import type { Db } from '@pano/db';
import { contentEntities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { adminProcedure, ownerProcedure, router } from '#platform/transport/trpc';
import { countSamples, removeSamples } from './samples';

const steps = contentEntities.flatMap(({ firstSteps }) => firstSteps ?? []);
type KeysOf<T> = T extends unknown ? keyof T : never;

/** The things that make a new site the owner's own: those of the entities, and taking the samples off. */
export type FirstStep = KeysOf<(typeof steps)[number]> | 'samples';

export type FirstSteps = {
  done: Record<FirstStep, boolean>;
  /** How many records of the sample content are left; the company profile is one. */
  samples: number;
  /** Whether the owner is still to be reminded. */
  shown: boolean;
};

const hiddenKey = 'firstStepsHidden';

/** What a new owner has done of the things that make the site their own. */
async function get({ db }: Pick<ApiContext, 'db'>): Promise<FirstSteps> {
  const [stepsDone, samples, hidden] = await Promise.all([
    checkSteps(db),
    countSamples(db),
    db.setting.count({ where: { key: hiddenKey } }),
  ]);
  const done = { ...stepsDone, samples: samples === 0 };
  return { done, samples, shown: hidden === 0 && Object.values(done).includes(false) };
}

async function checkSteps(db: Db) {
  const checks = steps.flatMap((one) => Object.entries<(db: Db) => Promise<boolean>>(one));
  const entries = await Promise.all(checks.map(async ([step, isDone]) => [step, await isDone(db)] as const));
  return Object.fromEntries(entries) as Record<Exclude<FirstStep, 'samples'>, boolean>;
}

/** The owner does not want to be reminded any more. */
async function hide(ctx: ApiContext): Promise<FirstSteps> {
  await inTransaction(ctx, async (tx) => {
    await tx.setting.upsert({ where: { key: hiddenKey }, create: { key: hiddenKey, value: 'true' }, update: {} });
    await recordActivity(tx, ctx, { action: 'hide', entity: 'firstSteps' });
  });
  return get(ctx);
}

export const firstStepsRouter = router({
  get: adminProcedure.query(({ ctx }) => get(ctx)),
  hide: ownerProcedure.mutation(({ ctx }) => hide(ctx)),
  removeSamples: ownerProcedure.mutation(({ ctx }) => removeSamples(ctx)),
});
