import { foldKey } from '@pano/i18n/text/fold';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { storeProof } from '#platform/session/proof';
import { requireSignedIn } from '#platform/session/sessions';
import type { UserRecord } from '#platform/session/user.schema';
import { AppError, invalid } from '#platform/transport/errors';
import type { Reauthentication } from './account.schema';
import { aboutUser } from './auth.operations';
import { verifyPassword } from './passwords';
import { checkCode, findSecondFactor } from './second-factor';

/**
 * Checks the password, and a code where the account has a second factor: for ten minutes the session may then do what
 * an open session alone is not enough for. Failures count as failed sign-ins.
 */
export async function reauthenticate(
  ctx: ApiContext,
  { currentPassword, code }: Reauthentication,
): Promise<{ until: string }> {
  const { user, sessionId } = await requireSignedIn(ctx);
  await requirePassword(ctx, user, currentPassword);
  await requireCode(ctx, user, code);
  return { until: (await storeProof(ctx, sessionId)).toISOString() };
}

async function requirePassword(ctx: ApiContext, user: UserRecord, password: string): Promise<void> {
  const undoCount = await countFailure(ctx, user);
  const row = await ctx.db.user.findUnique({ where: { id: user.id } });
  if (!row) throw new AppError('unauthorized', 'auth.required');
  if (!(await verifyPassword(row.passwordHash, password))) {
    await recordActivity(ctx.db, ctx, { action: 'currentPasswordWrong', ...aboutUser(user) });
    throw invalid('account.currentPassword.wrong', 'currentPassword');
  }
  await undoCount();
}

async function requireCode(ctx: ApiContext, user: UserRecord, code: string | undefined): Promise<void> {
  const factor = await findSecondFactor(ctx.db, user.id);
  if (!factor) return;
  if (!code) throw invalid('auth.codeRequired', 'code');
  const undoCount = await countFailure(ctx, user);
  if (!(await checkCode(ctx, factor, code))) {
    await recordActivity(ctx.db, ctx, { action: 'secondFactorFailed', ...aboutUser(user) });
    throw invalid('auth.codeInvalid', 'code');
  }
  await undoCount();
}

const countFailure = (ctx: ApiContext, { email }: UserRecord) =>
  ctx.limits.login.countFailure({ address: ctx.address, account: foldKey(email), isTrusted: true });
