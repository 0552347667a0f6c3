import '#platform/input/without-eval';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { userRecord } from '#platform/session/user.schema';

const error = message('auth.credentialsRequired');
const codeError = message('auth.codeInvalid');

/** Passwords are used exactly as typed, without trimming. */
export const loginInput = z.object({
  email: z.string({ error }).trim().min(1, { error }).max(300, { error }),
  password: z.string({ error }).min(1, { error }).max(1024, { error }),
  /** A code of the authenticator app or a recovery code; needed only where the account has a second factor. */
  code: z.string({ error: codeError }).trim().max(64, { error: codeError }).nullish(),
});
export type LoginInput = z.output<typeof loginInput>;

export const loginResult = z.object({ token: z.string(), user: userRecord });
export type LoginResult = z.output<typeof loginResult>;
