import type { Prisma } from '@pano/db';
import type { ApiContext } from '#platform/context';
import type { ActivityRecord } from '#platform/records/activity/activity.schema';
import { requireSignedIn } from '#platform/session/sessions';
import { readEntries } from './activity.operations';

/** What all owners are told of: who can come in, where mail goes, what has left the site. */
const ofSite = (userId: number): Prisma.ActivityWhereInput[] => [
  { action: { in: ['mailSetUp', 'mailOff', 'mailRecipients'] } },
  { action: 'export', entity: 'contactForm' },
  { action: 'create', entity: 'apiToken' },
  { action: { in: ['create', 'delete', 'role', 'switchOff', 'switchOn'] }, entity: 'user', entityId: { not: userId } },
  { action: { in: ['invite', 'uninvite'] } },
];

/** What only the person is told of. */
const ofAccount = (userId: number): Prisma.ActivityWhereInput => ({
  action: {
    in: ['passwordChanged', 'passwordReset', 'secondFactorOn', 'secondFactorOff', 'recoveryCodesRenewed', 'update'],
  },
  entity: 'user',
  entityId: userId,
});

const longestMs = 30 * 86_400_000;
const mostShown = 30;

/**
 * The changes of the last thirty days that were made before this sign-in and that the person has not dismissed, the
 * newest first.
 */
export async function changesSince(ctx: ApiContext): Promise<ActivityRecord[]> {
  const { user, startedAt } = await requireSignedIn(ctx);
  const row = await ctx.db.user.findUnique({
    where: { id: user.id },
    select: { changesSeenAt: true, createdAt: true },
  });
  const seenAt = (row?.changesSeenAt ?? row?.createdAt)?.getTime() ?? 0;
  const gt = new Date(Math.max(seenAt, startedAt.getTime() - longestMs));
  return readEntries(
    ctx,
    { at: { gt, lt: startedAt }, OR: [...ofSite(user.id), ofAccount(user.id)] },
    { take: mostShown },
  );
}

/** Dismisses the changes that were made before this sign-in. Those made since are shown at the next one. */
export async function dismissChanges(ctx: ApiContext): Promise<{ until: string }> {
  const { user, startedAt } = await requireSignedIn(ctx);
  await ctx.db.user.updateMany({ where: { id: user.id }, data: { changesSeenAt: startedAt } });
  return { until: startedAt.toISOString() };
}
