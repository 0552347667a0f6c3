import '#platform/input/without-eval';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { type Role, userRecord } from '#platform/session/user.schema';
import { newPassword } from './account.schema';

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
/** The contract of the REST API has no role. */
export type LoginResult = z.output<typeof loginResult> & { role: Role };

/** Whose password is forgotten. */
export const resetRequest = z.object({
  email: z
    .string({ error: message('contactForm.email.required') })
    .trim()
    .min(1, { error: message('contactForm.email.required') })
    .max(300, { error: message('contactForm.email.invalid') }),
});

/** The token of a mailed link. */
export const resetLink = z.object({
  token: z.string().regex(/^[a-z0-9]{40}$/, { error: message('passwordReset.expired') }),
});

/** The new password. API tokens go with the forgotten one, unless the person wants to keep them. */
export const passwordReset = resetLink.extend({ newPassword, revokeTokens: z.boolean().default(true) });
export type ResetLink = z.output<typeof resetLink>;
export type PasswordReset = z.output<typeof passwordReset>;
