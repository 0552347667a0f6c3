import type { Db } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { inTransaction } from '#platform/records/transaction';
import { requireSignedIn } from '#platform/session/sessions';
import type { UserRecord } from '#platform/session/user.schema';
import { orNotFound } from '#platform/transport/errors';
import type { EmailChange } from './account.schema';
import { notifyOfAccount, prepareNotice, type SiteNotice } from './account-mail';
import { listInvitations } from './invitation.operations';
import type { InvitationRecord, PersonRecord, PersonSwitch, RoleChange } from './people.schema';
import { asConflict, deleteUser, listUsers, setUserEmail, setUserRole, switchUser } from './user.operations';

/** Everybody who may sign in or is switched off, and who was invited. */
export async function list(ctx: ApiContext): Promise<{ people: PersonRecord[]; invitations: InvitationRecord[] }> {
  const { user } = await requireSignedIn(ctx);
  const [users, invitations] = await Promise.all([listUsers(ctx.db), listInvitations(ctx.db)]);
  const people = users.map(({ createdAt: _, sessions: __, ...person }) => ({
    ...person,
    current: person.id === user.id,
  }));
  return { people, invitations };
}

/** Removes an account and signs its person out. The last owner stays. */
export const remove = (ctx: ApiContext, { id }: { id: number }): Promise<{ id: number }> =>
  changePerson(ctx, id, 'personRemoved', (tx, user) => deleteUser(tx, ctx, user));

/** Makes a person an owner or an editor. The last owner stays one. */
export const setRole = (ctx: ApiContext, { id, role }: RoleChange): Promise<{ id: number }> =>
  changePerson(ctx, id, 'roleChanged', (tx, user) => setUserRole(tx, ctx, user, role));

/** Switches a person off, who is signed out at once, or on again. The last owner stays on. */
export const setActive = (ctx: ApiContext, { id, active }: PersonSwitch): Promise<{ id: number }> =>
  changePerson(ctx, id, active ? 'personSwitchedOn' : 'personSwitchedOff', (tx, user) =>
    switchUser(tx, ctx, user, active),
  );

async function changePerson(
  ctx: ApiContext,
  id: number,
  notice: SiteNotice,
  change: (tx: Db, user: UserRecord) => Promise<void>,
): Promise<{ id: number }> {
  const find = async (db: Db) =>
    orNotFound(
      await db.user.findUnique({ where: { id }, select: { id: true, email: true, name: true } }),
      'account.gone',
    );
  // Also to the person whom it is about.
  const notify = await prepareNotice(ctx, notice, [(await find(ctx.db)).email]);
  await inTransaction(ctx, async (tx) => change(tx, await find(tx)));
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
