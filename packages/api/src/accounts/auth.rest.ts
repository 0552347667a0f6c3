import * as z from 'zod';
import { requireSignedIn } from '#platform/session/sessions';
import { userRecord } from '#platform/session/user.schema';
import { endpoint, one, removed } from '#platform/transport/endpoint';
import { reauthentication } from './account.schema';
import * as auth from './auth.operations';
import { loginInput, loginResult } from './auth.schema';
import { reauthenticate } from './reauthenticate.operations';

const tag = 'Auth';

export const authEndpoints = [
  endpoint({
    method: 'post',
    path: '/auth/login',
    tag,
    summary:
      'Sign in. An account with a second factor answers a right password without a right code with 401 and codeRequired: true',
    body: loginInput,
    example: { email: 'yonetici@ornekelektrik.example', password: 'a long password' },
    response: one(loginResult),
    tooMany: 'auth.tooMany',
    errorStatuses: [401],
    run: async ({ ctx, body }) => ({ data: await auth.login(ctx, body) }),
  }),
  endpoint({
    method: 'get',
    path: '/auth/me',
    tag,
    summary: 'Who is signed in',
    admin: true,
    response: one(userRecord),
    run: async ({ ctx }) => ({ data: (await requireSignedIn(ctx)).user }),
  }),
  endpoint({
    method: 'post',
    path: '/auth/reauthenticate',
    tag,
    summary:
      'Type the password, and a code where there is a second factor, before what needs them; counts for ten minutes',
    admin: true,
    body: reauthentication,
    example: { currentPassword: 'a long password' },
    response: one(z.object({ until: z.string() })),
    tooMany: 'auth.tooMany',
    run: async ({ ctx, body }) => ({ data: await reauthenticate(ctx, body) }),
  }),
  endpoint({
    method: 'post',
    path: '/auth/logout',
    tag,
    summary: 'End the session of the token',
    admin: true,
    response: removed,
    run: async ({ ctx }) => ({ data: await auth.logout(ctx) }),
  }),
];
