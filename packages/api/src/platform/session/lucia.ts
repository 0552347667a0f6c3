import { type Database, type Db, isShared } from '@pano/db';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import { createQueryCache } from '../services/query-cache';
import { parseRole, type Role } from './user.schema';

type UserAttributes = {
  email: string;
  name: string | null;
  role: Role;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
};
type SessionAttributes = { userAgent: string | null; address: string | null; lastSeenAt: Date; createdAt: Date };

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    UserId: number;
    DatabaseUserAttributes: UserAttributes;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

/** How long a session lasts without being used, and how long at most. */
export const idleLifetime = new TimeSpan(8, 'h');
const absoluteLifetime = new TimeSpan(7, 'd');

/** @param find looks up a session: in the database, or with `findCachedSession` */
export function createLucia(db: Db, find: FindSession = findStoredSession(db)) {
  return new Lucia<SessionAttributes, UserAttributes>(prismaAdapter(db, find), {
    sessionExpiresIn: idleLifetime,
    getUserAttributes: (attributes) => attributes,
    getSessionAttributes: (attributes) => attributes,
  });
}

type UserRow = {
  id: number;
  email: string;
  name: string | null;
  role: string;
  disabledAt: Date | null;
  mustChangePassword: boolean;
  secondFactor: { confirmedAt: Date | null } | null;
};
type SessionWithUser = SessionRow & { user: UserRow };
type FindSession = (id: string) => Promise<SessionWithUser | null>;

function findStoredSession(db: Db): FindSession {
  const secondFactor = { select: { confirmedAt: true } } as const;
  const select = {
    id: true,
    email: true,
    name: true,
    role: true,
    disabledAt: true,
    mustChangePassword: true,
    secondFactor,
  } as const;
  return (id) => db.session.findUnique({ where: { id }, include: { user: { select } } });
}

const sessions = createQueryCache<SessionWithUser | null>(['Session', 'User', 'SecondFactor']);

/** Cached, except with several instances: a session that another one has ended must not work until this one is notified. */
export function findCachedSession(db: Database): FindSession {
  const find = findStoredSession(db);
  return isShared(db) ? find : (id) => sessions(db, id, () => find(id));
}

/**
 * Lucia's sessions in our tables. Lucia sees only the hashes of tokens. All writes are "many" writes, so that a
 * session that another request has removed is no error.
 */
function prismaAdapter(db: Db, find: FindSession): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const row = await find(sessionId);
      // Switching a person off deletes their sessions; an earlier version running beside this one might start another.
      return row && !row.user.disabledAt ? [toSession(row), toUser(row.user)] : [null, null];
    },
    async getUserSessions(userId) {
      return (await db.session.findMany({ where: { userId } })).map(toSession);
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      await db.session.create({ data: { id, userId, expiresAt, ...attributes } });
    },
    async updateSessionExpiration() {
      // Renewed together with `lastSeenAt`, see sessions.ts.
    },
    async deleteSession(sessionId) {
      await db.session.deleteMany({ where: { id: sessionId } });
    },
    async deleteUserSessions(userId) {
      await db.session.deleteMany({ where: { userId } });
    },
    async deleteExpiredSessions() {
      const now = Date.now();
      const tooOld = new Date(now - absoluteLifetime.milliseconds());
      await db.session.deleteMany({
        where: { OR: [{ expiresAt: { lte: new Date(now) } }, { createdAt: { lte: tooOld } }] },
      });
    },
  };
}

type SessionRow = {
  id: string;
  userId: number;
  expiresAt: Date;
  createdAt: Date;
  userAgent: string | null;
  address: string | null;
  lastSeenAt: Date | null;
};

/** Limits the expiry to the absolute lifetime, however often the session was renewed. */
const toSession = ({
  id,
  userId,
  expiresAt,
  createdAt,
  userAgent,
  address,
  lastSeenAt,
}: SessionRow): DatabaseSession => ({
  id,
  userId,
  expiresAt: new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + absoluteLifetime.milliseconds())),
  attributes: { userAgent, address, createdAt, lastSeenAt: lastSeenAt ?? createdAt },
});

const toUser = ({ id, email, name, role, mustChangePassword, secondFactor }: UserRow): DatabaseUser => ({
  id,
  attributes: {
    email,
    name,
    role: parseRole(role),
    mustChangePassword,
    hasSecondFactor: secondFactor?.confirmedAt != null,
  },
});
