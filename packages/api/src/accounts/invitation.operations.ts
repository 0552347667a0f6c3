import { randomBytes } from 'node:crypto';
import type { Db, Prisma } from '@pano/db';
import { foldKey } from '@pano/i18n/text/fold';
import { findMailer } from '#mail/stored-mail';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { inTransaction } from '#platform/records/transaction';
import { MailError } from '#platform/services/mailer';
import { hashToken, ofOwner, requireSignedIn } from '#platform/session/sessions';
import { parseRole } from '#platform/session/user.schema';
import { conflict, invalid, orNotFound } from '#platform/transport/errors';
import { invitationMail, notifyOwners, prepareNotice } from './account-mail';
import { aboutUser } from './auth.operations';
import { rejectGuessable } from './guessable-passwords';
import { hashPassword } from './passwords';
import type { Acceptance, CreatedInvitation, InvitationLink, InvitationRecord, NewInvitation } from './people.schema';
import { asConflict } from './user.operations';

const validForMs = 72 * 3_600_000;
/** So many may wait at a time. */
const mostWaiting = 50;

/** Who was invited and has not come yet, the last first. */
export const listInvitations = async (db: Db): Promise<InvitationRecord[]> =>
  (await db.invitation.findMany({ where: isValid(), orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] })).map(toRecord);

/** Makes a link with which somebody becomes a person who may sign in. One that the same e-mail has is replaced. */
export async function invite(ctx: ApiContext, { name, email, role }: NewInvitation): Promise<CreatedInvitation> {
  const { user } = await requireSignedIn(ctx);
  const notify = await prepareNotice(ctx, 'personInvited');
  const token = randomBytes(32).toString('base64url');
  const invitation = await inTransaction(ctx, async (tx) => {
    if ((await tx.user.count({ where: { emailKey: foldKey(email) } })) > 0)
      throw conflict('account.email.taken', 'email');
    const rows = await tx.invitation.findMany({ select: { id: true, email: true, expiresAt: true } });
    const [now, key] = [new Date(), foldKey(email)];
    const replaced = rows.filter((row) => row.expiresAt <= now || foldKey(row.email) === key).map(({ id }) => id);
    if (rows.length - replaced.length >= mostWaiting) throw conflict('invitation.tooMany');
    await tx.invitation.deleteMany({ where: { id: { in: replaced } } });
    const expiresAt = new Date(now.getTime() + validForMs);
    const data = { id: hashToken(token), email, name, role, createdById: user.id, expiresAt };
    const row = await tx.invitation.create({ data });
    await recordActivity(tx, ctx, { action: 'invite', entity: 'user', label: email });
    return toRecord(row);
  });
  notify();
  return { token, invitation };
}

/** Ends a link before anybody has used it. */
export async function cancelInvitation(ctx: ApiContext, id: string): Promise<{ id: string }> {
  const notify = await prepareNotice(ctx, 'invitationCancelled');
  await inTransaction(ctx, async (tx) => {
    const { email } = orNotFound(await tx.invitation.findUnique({ where: { id } }), 'invitation.gone');
    await tx.invitation.delete({ where: { id } });
    await recordActivity(tx, ctx, { action: 'uninvite', entity: 'user', label: email });
  });
  notify();
  return { id };
}

/** Mails a link to the person it is for. Only who has just made it knows its token. */
export async function mailInvitation(ctx: ApiContext, { token }: InvitationLink): Promise<{ sent: true }> {
  const row = await findValid(ctx.db, token);
  const mailer = await findMailer(ctx);
  if (!mailer) throw conflict('invitation.mailOff');
  try {
    await mailer.send(invitationMail(ctx, row, token));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    ctx.log.warn(
      { event: 'account-mail', mail: 'invitation', err: error, requestId: ctx.requestId },
      'a mail was not sent',
    );
    throw conflict('invitation.mailFailed');
  }
  return { sent: true };
}

/** What the person who has the link is invited to. */
export async function readInvitation(ctx: ApiContext, { token }: InvitationLink) {
  const { name, email, role, expiresAt } = toRecord(await findValid(ctx.db, token));
  return { name, email, role, expiresAt };
}

/** Makes the invited person one who may sign in, with the password they have chosen. The link is used up. */
export async function acceptInvitation(
  ctx: ApiContext,
  { token, newPassword }: Acceptance,
): Promise<{ email: string }> {
  // Before the hash is computed, which takes long.
  const { email } = await findValid(ctx.db, token);
  await rejectGuessable(ctx.db, newPassword, email);
  const passwordHash = await hashPassword(newPassword);
  await asConflict(() =>
    inTransaction(ctx, async (tx) => {
      const { id, name, role } = await findValid(tx, token);
      await tx.invitation.delete({ where: { id } });
      const user = await tx.user.create({
        data: { email, emailKey: foldKey(email), name, role, passwordHash },
        select: { id: true, email: true, name: true },
      });
      await recordActivity(tx, ctx, { action: 'create', ...aboutUser(user), by: user });
    }),
  );
  notifyOwners(ctx, email, 'invitationAccepted');
  return { email };
}

/** An invitation goes with its owner: one who is removed, switched off or an editor by now lets nobody in. */
const isValid = () => ({ expiresAt: { gt: new Date() }, createdBy: ofOwner });

async function findValid(db: Db, token: string): Promise<Row> {
  const row = await db.invitation.findFirst({ where: { id: hashToken(token), ...isValid() } });
  if (!row) throw invalid('invitation.invalid');
  return row;
}

type Row = Prisma.InvitationGetPayload<object>;

const toRecord = ({ id, name, email, role, expiresAt }: Row): InvitationRecord => ({
  id,
  name,
  email,
  role: parseRole(role),
  expiresAt: expiresAt.toISOString(),
});
