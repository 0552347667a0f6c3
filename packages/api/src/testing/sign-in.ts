import type { Database } from '@pano/db';
import { foldKey } from '@pano/i18n/text/fold';
import type { ApiContext } from '#platform/context';
import type { Role, UserRecord } from '#platform/session/user.schema';
import { createCallerFactory } from '#platform/transport/trpc';
import { appRouter } from '#router';
import { createContext } from '#server';
import type { startTestApi } from './test-api';

type Api = Awaited<ReturnType<typeof startTestApi>>;
type Client = { address?: string; userAgent?: string; token?: string };

/** tRPC clients that come from different places, each with a session of its own or with none. */
export function createClients({ services, user, password }: Api) {
  const client = ({ address = '192.0.2.1', userAgent, token }: Client) => {
    const headers = new Headers();
    if (userAgent) headers.set('user-agent', userAgent);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return createCallerFactory(appRouter)(createContext(services, headers, { address, requestId: 'test' }));
  };
  const credentials = { email: user.email, password };
  const signInWithToken = async (from: Client, code?: string) =>
    (await client(from).auth.login({ ...credentials, code })).token;
  const signIn = async (from: Client, code?: string) => client({ ...from, token: await signInWithToken(from, code) });
  /** Like `signIn`; the person has just typed the password for what an open session alone is not enough for. */
  const signInProven = async (from: Client, code?: string) => {
    const proven = await signIn(from, code);
    await proveSessions(services.db);
    return proven;
  };
  return { client, credentials, signIn, signInProven, signInWithToken };
}

/** Somebody who may sign in beside the person of the test; nobody knows the password. */
export async function addPerson(db: Database, role: Role, email = `${role}@ornek.example`): Promise<UserRecord> {
  const data = { email, emailKey: foldKey(email), passwordHash: 'x', role };
  return db.user.create({ data, select: { id: true, email: true, name: true } });
}

/** As if the password had just been typed in every session; `at` is when. */
export const proveSessions = async (db: Database, at: Date | null = new Date()): Promise<void> =>
  void (await db.session.updateMany({ data: { provenAt: at } }));

/** A context in which `meanwhile` runs right after a password has proved right and before it takes effect. */
export function afterPasswordCheck(ctx: ApiContext, meanwhile: () => Promise<unknown>): ApiContext {
  const { login } = ctx.limits;
  const countFailure: typeof login.countFailure = async (guess) => {
    const undo = await login.countFailure(guess);
    return async () => {
      await undo();
      await meanwhile();
    };
  };
  return { ...ctx, limits: { ...ctx.limits, login: { ...login, countFailure } } };
}
