import type { ApiContext } from '#platform/context';
import { inTransaction } from '#platform/records/transaction';
import { requireSignedIn } from '#platform/session/sessions';
import type { UserRecord } from '#platform/session/user.schema';
import { orNotFound } from '#platform/transport/errors';
import type { EmailChange, PersonRecord, PersonRemoval } from './account.schema';
import { notifyOfAccount, prepareNotice } from './account-mail';
import { asConflict, deleteUser, listUsers, setUserEmail } from './user.operations';

/** Everybody who may sign in. */
export async function list(ctx: ApiContext): Promise<PersonRecord[]> {
  const { user } = await requireSignedIn(ctx);
  const users = await listUsers(ctx.db);
  return users.map(({ id, email, name, secondFactor }) => ({ id, email, name, secondFactor, current: id === user.id }));
}

/** Removes an account and signs its person out. The last one stays. */
export async function remove(ctx: ApiContext, { id }: PersonRemoval): Promise<{ id: number }> {
  // Also to the person who is removed.
  const notify = await prepareNotice(ctx, 'personRemoved');
  await inTransaction(ctx, async (tx) => {
    const select = { id: true, email: true, name: true };
    await deleteUser(tx, ctx, orNotFound(await tx.user.findUnique({ where: { id }, select }), 'account.gone'));
  });
  notify();
  return { id };
}

/** Changes the e-mail that the signed-in person signs in with, and tells the old address. */
export async function changeEmail(ctx: ApiContext, { email }: EmailChange): Promise<UserRecord> {
  const { user } = await requireSignedIn(ctx);
  const after = await asConflict(() => inTransaction(ctx, (tx) => setUserEmail(tx, ctx, user, email)));
  if (after.email !== user.email) notifyOfAccount(ctx, user.email, 'emailChanged');
  return after;
}
