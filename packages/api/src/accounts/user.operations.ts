import { type Database, type Db, isUniqueViolation } from '@pano/db';
import { foldKey } from '@pano/i18n/text/fold';
import { compareFields } from '#platform/records/activity/compare-fields';
import { type ActivityOrigin, commandLine, recordActivity } from '#platform/records/activity/record-activity';
import { ofOwner } from '#platform/session/sessions';
import { parseRole, type Role, type UserRecord } from '#platform/session/user.schema';
import { parseInput } from '#platform/transport/endpoint';
import { conflict, orNotFound } from '#platform/transport/errors';
import { type NewUser, newPassword, newUser, userEmail } from './account.schema';
import { aboutUser } from './auth.operations';
import { rejectGuessable } from './guessable-passwords';
import { hashPassword } from './passwords';
import { dropSecondFactor } from './second-factor.operations';

export type UserSummary = UserRecord & {
  createdAt: string;
  role: Role;
  /** False for one who is switched off. */
  active: boolean;
  secondFactor: boolean;
  sessions: number;
  lastSeenAt: string | null;
};

/** Lists all users, in the order in which they were added. */
export async function listUsers(db: Database): Promise<UserSummary[]> {
  const now = new Date();
  const rows = await db.user.findMany({
    orderBy: { id: 'asc' },
    include: {
      secondFactor: true,
      sessions: { select: { lastSeenAt: true } },
      knownDevices: { select: { lastSeenAt: true } },
      _count: { select: { sessions: { where: { expiresAt: { gt: now } } } } },
    },
  });
  return rows.map(({ id, email, name, createdAt, role, disabledAt, secondFactor, _count, ...row }) => ({
    id,
    email,
    name,
    createdAt: createdAt.toISOString(),
    role: parseRole(role),
    active: disabledAt === null,
    secondFactor: secondFactor?.confirmedAt != null,
    sessions: _count.sessions,
    // Sessions are deleted when they end; the devices stay.
    lastSeenAt: newestOf([...row.sessions, ...row.knownDevices])?.toISOString() ?? null,
  }));
}

function newestOf(rows: { lastSeenAt: Date | null }[]): Date | undefined {
  const times = rows.flatMap(({ lastSeenAt }) => lastSeenAt ?? []);
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0];
}

/**
 * Creates a user.
 * @param options `generated`: whether a program made the password, and showed it: then it has to be changed at the first sign-in
 * @throws AppError where e-mail or password break a rule, or the e-mail is taken
 */
export async function createUser(
  db: Database,
  email: string,
  password: string,
  { generated = false, role = 'owner' }: { generated?: boolean; role?: Role } = {},
): Promise<UserRecord> {
  const given = parseInput(newUser, { email, password });
  await rejectGuessable(db, given.password, given.email);
  return addUser(db, given, generated, role);
}

/** Creates the first user. A guessable password is the operator's own choice. */
export const createFirstUser = (
  db: Database,
  { email, password, generated }: NewUser & { generated: boolean },
): Promise<UserRecord> => addUser(db, parseInput(newUser, { email, password }), generated);

async function addUser(
  db: Database,
  { email, password }: NewUser,
  mustChangePassword: boolean,
  role: Role = 'owner',
): Promise<UserRecord> {
  const passwordHash = await hashPassword(password);
  return asConflict(() =>
    db.$transaction(async (tx) => {
      const user = await tx.user.create({
        data: { email, emailKey: foldKey(email), passwordHash, mustChangePassword, role },
        select: { id: true, email: true, name: true },
      });
      await recordActivity(tx, commandLine, { action: 'create', ...aboutUser(user) });
      return user;
    }),
  );
}

/**
 * Sets another password for a user; called by the operator. All sessions of the user end; the second factor stays.
 * @param generated as for `createUser`
 * @throws AppError where nobody has the e-mail or the password breaks a rule
 */
export async function resetPassword(
  db: Database,
  email: string,
  password: string,
  generated = false,
): Promise<UserRecord> {
  const given = parseInput(newPassword, password);
  const user = await findUser(db, email);
  await rejectGuessable(db, given, user.email);
  const passwordHash = await hashPassword(given);
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { passwordHash, mustChangePassword: generated } });
    await tx.session.deleteMany({ where: { userId: user.id } });
    await tx.passwordReset.deleteMany({ where: { userId: user.id } });
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

/**
 * Removes a person, who is signed out at once; called by the operator.
 * @throws AppError where nobody has the e-mail, or it is the last owner
 */
export async function removeUser(db: Database, email: string): Promise<UserRecord> {
  const user = await findUser(db, email);
  await db.$transaction((tx) => deleteUser(tx, commandLine, user));
  return user;
}

/**
 * Gives a person another e-mail to sign in with; called by the operator.
 * @throws AppError where nobody has the e-mail, or somebody has the other one
 */
export async function changeUserEmail(db: Database, email: string, next: string): Promise<UserRecord> {
  const address = parseInput(userEmail, next);
  const user = await findUser(db, email);
  return asConflict(() => db.$transaction((tx) => setUserEmail(tx, commandLine, user, address)));
}

/**
 * Makes a person an owner or an editor; called by the operator.
 * @throws AppError where nobody has the e-mail, or it is the last owner
 */
export async function changeUserRole(db: Database, email: string, role: Role): Promise<UserRecord> {
  const user = await findUser(db, email);
  await db.$transaction((tx) => setUserRole(tx, commandLine, user, role));
  return user;
}

/** Deletes an account with its sessions; its leads are nobody's then. */
export async function deleteUser(tx: Db, origin: ActivityOrigin, user: UserRecord): Promise<void> {
  await tx.contactForm.updateMany({ where: { assigneeId: user.id }, data: { assigneeId: null } });
  await tx.user.delete({ where: { id: user.id } });
  await expectOwnerLeft(tx);
  await recordActivity(tx, origin, { action: 'delete', ...aboutUser(user) });
}

export async function setUserRole(tx: Db, origin: ActivityOrigin, user: UserRecord, role: Role): Promise<void> {
  const { id } = user;
  const before = await tx.user.findUniqueOrThrow({ where: { id }, select: { role: true } });
  if (before.role === role) return;
  await tx.user.update({ where: { id }, data: { role } });
  await expectOwnerLeft(tx);
  await recordActivity(tx, origin, { action: 'role', ...aboutUser(user), changes: compareFields(before, { role }) });
}

/** Off, the person has no session any more and no link for a new password. */
export async function switchUser(tx: Db, origin: ActivityOrigin, user: UserRecord, active: boolean): Promise<void> {
  const { id } = user;
  const { count } = await tx.user.updateMany({
    where: { id, disabledAt: active ? { not: null } : null },
    data: { disabledAt: active ? null : new Date() },
  });
  if (count === 0) return;
  if (!active) {
    await tx.session.deleteMany({ where: { userId: id } });
    await tx.passwordReset.deleteMany({ where: { userId: id } });
    await expectOwnerLeft(tx);
  }
  await recordActivity(tx, origin, { action: active ? 'switchOn' : 'switchOff', ...aboutUser(user) });
}

/**
 * Call it after a change, in its transaction: writes wait for each other, so that no two of them see each other's owner.
 * @throws AppError where nobody is left who may do everything
 */
async function expectOwnerLeft(tx: Db): Promise<void> {
  if ((await tx.user.count({ where: ofOwner })) === 0) throw conflict('account.last');
}

export async function setUserEmail(
  tx: Db,
  origin: ActivityOrigin,
  user: UserRecord,
  email: string,
): Promise<UserRecord> {
  const after = { ...user, email };
  await tx.user.update({ where: { id: user.id }, data: { email, emailKey: foldKey(email) } });
  // A link in the old mailbox must not open the account any more.
  await tx.passwordReset.deleteMany({ where: { userId: user.id } });
  const changes = compareFields({ email: user.email }, { email });
  await recordActivity(tx, origin, { action: 'update', ...aboutUser(after), changes });
  return after;
}

/** Tells an e-mail that somebody else has from other errors. */
export async function asConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('account.email.taken', 'email');
    throw error;
  }
}

/** @throws AppError where nobody has the e-mail */
export async function findUser(db: Database, email: string): Promise<UserRecord> {
  const select = { id: true, email: true, name: true };
  return orNotFound(await db.user.findUnique({ where: { emailKey: foldKey(email) }, select }), 'account.notFound');
}

/** Whether somebody still has a password that the first start or a command made. */
export const hasFirstPassword = async (db: Database): Promise<boolean> =>
  (await db.user.count({ where: { mustChangePassword: true } })) > 0;
