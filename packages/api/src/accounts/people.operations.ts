import type { ApiContext } from '#platform/context';
import { inTransaction } from '#platform/records/transaction';
import { requireSignedIn } from '#platform/session/sessions';
import type { UserRecord } from '#platform/session/user.schema';
import { orNotFound } from '#platform/transport/errors';
import type { EmailChange, PersonRecord, PersonRemoval } from './account.schema';
import { notifyOfAccount } from './account-mail';
import { reauthenticate } from './auth.operations';
import { asConflict, deleteUser, listUsers, setUserEmail } from './user.operations';

/** Everybody who may sign in. */
export async function list(ctx: ApiContext): Promise<PersonRecord[]> {
  const { user } = await requireSignedIn(ctx);
  const users = await listUsers(ctx.db);
  return users.map(({ id, email, name, secondFactor }) => ({ id, email, name, secondFactor, current: id === user.id }));
}

/** Removes an account and signs its person out. The last one stays. */
export async function remove(ctx: ApiContext, { id, currentPassword }: PersonRemoval): Promise<{ id: number }> {
  await reauthenticate(ctx, currentPassword);
  await inTransaction(ctx, async (tx) => {
    const select = { id: true, email: true, name: true };
    await deleteUser(tx, ctx, orNotFound(await tx.user.findUnique({ where: { id }, select }), 'account.gone'));
  });
  return { id };
}

/** Changes the e-mail that the signed-in person signs in with, and tells the old address. */
export async function changeEmail(ctx: ApiContext, { email, currentPassword }: EmailChange): Promise<UserRecord> {
  const { user } = await reauthenticate(ctx, currentPassword);
  const after = await asConflict(() => inTransaction(ctx, (tx) => setUserEmail(tx, ctx, user, email)));
  if (after.email !== user.email) notifyOfAccount(ctx, user.email, 'emailChanged');
  return after;
}
