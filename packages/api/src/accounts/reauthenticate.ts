import { foldKey } from '@pano/i18n/text/fold';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { requireSignedIn } from '#platform/session/sessions';
import type { SignedIn } from '#platform/session/user.schema';
import { AppError, invalid } from '#platform/transport/errors';
import { aboutUser } from './auth.operations';
import { verifyPassword } from './passwords';

/** Who has proved to be themselves, and the stored hash that the password was compared with. */
type Proved = SignedIn & { passwordHash: string };

/** Whoever changes how the account is guarded types the password: a screen left open is not enough. */
export async function proveSelf(ctx: ApiContext, currentPassword: string): Promise<Proved> {
  const signedIn = await requireSignedIn(ctx);
  const { id, email } = signedIn.user;
  const giveBack = await ctx.limits.login.take({ address: ctx.address, account: foldKey(email), known: true });
  const row = await ctx.db.user.findUnique({ where: { id } });
  if (!row) throw new AppError('unauthorized', 'auth.required');
  if (!(await verifyPassword(row.passwordHash, currentPassword))) {
    await recordActivity(ctx.db, ctx, { action: 'currentPasswordWrong', ...aboutUser(signedIn.user) });
    throw wrongPassword();
  }
  await giveBack();
  return { ...signedIn, passwordHash: row.passwordHash };
}

export const wrongPassword = () => invalid('account.currentPassword.wrong', 'currentPassword');
