import { type Database, isUniqueViolation } from '@pano/db';
import { readMessage } from '@pano/i18n/message';
import { foldKey } from '@pano/i18n/text/fold';
import { isMessageKey } from '@pano/i18n/translate';
import type * as z from 'zod';
import { commandLine, recordActivity } from '#platform/records/activity/record-activity';
import type { UserRecord } from '#platform/session/user.schema';
import { AppError, conflict, orNotFound } from '#platform/transport/errors';
import { newPassword, newUser } from './account.schema';
import { aboutUser } from './auth.operations';
import { hashPassword } from './passwords';
import { dropSecondFactor } from './second-factor.operations';

export type UserSummary = UserRecord & { createdAt: string; secondFactor: boolean; sessions: number };

/** Lists all users, in the order in which they were added. */
export async function listUsers(db: Database): Promise<UserSummary[]> {
  const now = new Date();
  const rows = await db.user.findMany({
    orderBy: { id: 'asc' },
    include: { secondFactor: true, _count: { select: { sessions: { where: { expiresAt: { gt: now } } } } } },
  });
  return rows.map(({ id, email, name, createdAt, secondFactor, _count }) => ({
    id,
    email,
    name,
    createdAt: createdAt.toISOString(),
    secondFactor: secondFactor?.confirmedAt != null,
    sessions: _count.sessions,
  }));
}

/**
 * Creates a user.
 * @throws AppError where e-mail or password break a rule, or the e-mail is taken
 */
export async function createUser(db: Database, email: string, password: string): Promise<UserRecord> {
  const given = checked(newUser, { email, password });
  const { email: address } = given;
  const passwordHash = await hashPassword(given.password);
  try {
    return await db.$transaction(async (tx) => {
      const user = await tx.user.create({
        data: { email: address, emailKey: foldKey(address), passwordHash },
        select: { id: true, email: true, name: true },
      });
      await recordActivity(tx, commandLine, { action: 'create', ...aboutUser(user) });
      return user;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('account.email.taken', 'email');
    throw error;
  }
}

/**
 * Sets another password for a user; called by the operator. All sessions of the user end; the second factor stays.
 * @throws AppError where nobody has the e-mail or the password breaks a rule
 */
export async function resetPassword(db: Database, email: string, password: string): Promise<UserRecord> {
  const passwordHash = await hashPassword(checked(newPassword, password));
  const user = await findUser(db, email);
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { passwordHash } });
    await tx.session.deleteMany({ where: { userId: user.id } });
    await recordActivity(tx, commandLine, { action: 'passwordReset', ...aboutUser(user) });
  });
  return user;
}

/**
 * Removes the second factor of a user who has lost both the app and the recovery codes.
 * @throws AppError where nobody has the e-mail or there is no second factor
 */
export async function removeSecondFactor(db: Database, email: string): Promise<UserRecord> {
  const user = await findUser(db, email);
  await db.$transaction(async (tx) => {
    await dropSecondFactor(tx, user.id);
    await recordActivity(tx, commandLine, { action: 'secondFactorOff', ...aboutUser(user) });
  });
  return user;
}

async function findUser(db: Database, email: string): Promise<UserRecord> {
  const select = { id: true, email: true, name: true };
  return orNotFound(await db.user.findUnique({ where: { emailKey: foldKey(email) }, select }), 'account.notFound');
}

function checked<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const { key, params } = readMessage(result.error.issues[0]?.message ?? '');
  throw new AppError('invalid', isMessageKey(key) ? key : 'request.invalid', { params });
}
