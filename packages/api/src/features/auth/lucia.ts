import type { Database } from '@pano/db';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';

type UserAttributes = { email: string; name: string | null };
type SessionAttributes = { userAgent: string | null };

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    UserId: number;
    DatabaseUserAttributes: UserAttributes;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

/** How long a sign-in lasts without being used; use in its second half renews it. */
const sessionLifetime = new TimeSpan(8, 'h');

export function createLucia(db: Database) {
  return new Lucia<SessionAttributes, UserAttributes>(prismaAdapter(db), {
    sessionExpiresIn: sessionLifetime,
    getUserAttributes: ({ email, name }) => ({ email, name }),
  });
}

/**
 * Lucia's sessions in our tables. Lucia gets to see only hashes of tokens, so nothing here holds one. All writes are
 * "many" writes: a session that another request has already removed is no error.
 */
function prismaAdapter(db: Database): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const row = await db.session.findUnique({ where: { id: sessionId }, include: { user: true } });
      return row ? [toSession(row), toUser(row.user)] : [null, null];
    },
    async getUserSessions(userId) {
      return (await db.session.findMany({ where: { userId } })).map(toSession);
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      await db.session.create({ data: { id, userId, expiresAt, userAgent: attributes.userAgent } });
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      await db.session.updateMany({ where: { id: sessionId }, data: { expiresAt } });
    },
    async deleteSession(sessionId) {
      await db.session.deleteMany({ where: { id: sessionId } });
    },
    async deleteUserSessions(userId) {
      await db.session.deleteMany({ where: { userId } });
    },
    async deleteExpiredSessions() {
      await db.session.deleteMany({ where: { expiresAt: { lte: new Date() } } });
    },
  };
}

type SessionRow = { id: string; userId: number; expiresAt: Date; userAgent: string | null };

const toSession = ({ id, userId, expiresAt, userAgent }: SessionRow): DatabaseSession => ({
  id,
  userId,
  expiresAt,
  attributes: { userAgent },
});

const toUser = ({ id, email, name }: { id: number } & UserAttributes): DatabaseUser => ({
  id,
  attributes: { email, name },
});
