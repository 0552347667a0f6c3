import type { ApiContext } from '#platform/context';
import { createCallerFactory } from '#platform/transport/trpc';
import { appRouter } from '#router';
import { createContext } from '#server';
import type { startTestApi } from './test-api';

type Api = Awaited<ReturnType<typeof startTestApi>>;
type Client = { address?: string; userAgent?: string; token?: string };

/** Clients of the tRPC door that come from different places, each with a session of its own or with none. */
export function clientsOf({ services, user, password }: Api) {
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
  return { client, credentials, signIn, signInWithToken };
}

/** A context in which something else happens once a password has proved right, before anything comes of that. */
export function onceProved(ctx: ApiContext, meanwhile: () => Promise<unknown>): ApiContext {
  const { login } = ctx.limits;
  const take: typeof login.take = async (guess) => {
    const giveBack = await login.take(guess);
    return async () => {
      await giveBack();
      await meanwhile();
    };
  };
  return { ...ctx, limits: { ...ctx.limits, login: { ...login, take } } };
}
