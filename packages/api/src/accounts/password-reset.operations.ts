import { sha256 } from '@oslojs/crypto/sha2';
import { encodeHexLowerCase } from '@oslojs/encoding';
import { foldKey } from '@pano/i18n/text/fold';
import { generateIdFromEntropySize } from 'lucia';
import { isMailSetUp } from '#mail/stored-mail';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import type { Mail } from '#platform/services/mailer';
import { AppError, invalid } from '#platform/transport/errors';
import { notifyOfAccount, resetMail, sendInBackground } from './account-mail';
import { listTokensOf, revokeAll } from './api-token.operations';
import type { ApiTokenRecord } from './api-token.schema';
import { aboutUser } from './auth.operations';
import type { PasswordReset, ResetLink } from './auth.schema';
import { rejectGuessable } from './guessable-passwords';
import { hashPassword } from './passwords';

const validForMs = 30 * 60_000;
/** Links to one account within the time in which they are valid; further requests send none. */
const mostLinks = 3;

/** Whether a forgotten password can be recovered by mail. */
export const canReset = async (ctx: ApiContext): Promise<boolean> => isMailSetUp(ctx);

/**
 * Mails a link to the person with this e-mail. The response is the same, after the same work, where there is nobody:
 * the account is looked up after it, and neither is one to a person who is switched off.
 */
export async function requestReset(ctx: ApiContext, email: string): Promise<{ sent: true }> {
  if (!(await canReset(ctx))) throw new AppError('conflict', 'passwordReset.off');
  await ctx.limits.login.countCodeFailure(ctx.address);
  sendInBackground(ctx, 'reset', () => createLink(ctx, foldKey(email)));
  return { sent: true };
}

async function createLink(ctx: ApiContext, emailKey: string): Promise<Mail | null> {
  const now = Date.now();
  const token = generateIdFromEntropySize(25);
  const email = await inTransaction(ctx, async (tx) => {
    await tx.passwordReset.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
    const user = await tx.user.findUnique({
      where: { emailKey, disabledAt: null },
      select: { id: true, email: true, _count: { select: { passwordResets: true } } },
    });
    if (!user || user._count.passwordResets >= mostLinks) return null;
    const expiresAt = new Date(now + validForMs);
    await tx.passwordReset.create({ data: { id: hashOf(token), userId: user.id, expiresAt } });
    return user.email;
  });
  return email === null ? null : resetMail(ctx, email, token);
}

/** The API tokens of the account that a mailed link is for, before its password is set. */
export async function listResetTokens(ctx: ApiContext, { token }: ResetLink): Promise<ApiTokenRecord[]> {
  const where = whereValid(token);
  const valid = await ctx.db.passwordReset.findFirst({ where, select: { userId: true } });
  if (!valid) throw expired();
  return listTokensOf(ctx.db, valid.userId);
}

/** Sets a new password by a mailed link, once, and ends all sessions. The second factor is still asked for at sign-in. */
export async function resetByLink(
  ctx: ApiContext,
  { token, newPassword, revokeTokens }: PasswordReset,
): Promise<{ email: string }> {
  const where = whereValid(token);
  // Before the hash is computed, which takes long.
  const valid = await ctx.db.passwordReset.findFirst({ where, select: { user: { select: { email: true } } } });
  if (!valid) throw expired();
  await rejectGuessable(ctx.db, newPassword, valid.user.email);
  const passwordHash = await hashPassword(newPassword);
  const user = await inTransaction(ctx, async (tx) => {
    const row = await tx.passwordReset.findFirst({ where, select: { user: true } });
    if (!row) throw expired();
    const { id, email, name } = row.user;
    await tx.passwordReset.deleteMany({ where: { userId: id } });
    await tx.user.update({ where: { id }, data: { passwordHash, mustChangePassword: false } });
    await tx.session.deleteMany({ where: { userId: id } });
    const by = { id, email, name };
    await recordActivity(tx, ctx, { action: 'passwordReset', ...aboutUser(by), by });
    if (revokeTokens) await revokeAll(tx, ctx, by);
    return by;
  });
  notifyOfAccount(ctx, user.email, 'passwordChanged');
  return { email: user.email };
}

const whereValid = (token: string) => ({
  id: hashOf(token),
  expiresAt: { gt: new Date() },
  user: { disabledAt: null },
});

const expired = () => invalid('passwordReset.expired');

const hashOf = (token: string) => encodeHexLowerCase(sha256(new TextEncoder().encode(token)));
