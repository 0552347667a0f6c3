import '#platform/input/without-eval';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { booleanField } from '#platform/input/fields';
import { roles, userRecord } from '#platform/session/user.schema';

export const shortestPassword = 8;
/** Hashing longer passwords would only take time; they are rejected, never truncated. */
const longestPassword = 1024;

const typedPassword = (required: 'account.currentPassword.required' | 'account.newPassword.required') =>
  z
    .string({ error: message(required) })
    .min(1, { error: message(required), abort: true })
    .max(longestPassword, { error: message('field.tooLong', { max: longestPassword }) });

/** A new password, used exactly as typed. */
export const newPassword = typedPassword('account.newPassword.required').min(shortestPassword, {
  error: message('account.newPassword.short', { min: shortestPassword }),
});

const currentPassword = typedPassword('account.currentPassword.required');

/** With `revokeTokens` no API token of the account works any more either. */
export const passwordChange = z.object({ newPassword, revokeTokens: z.boolean().default(false) });
export type PasswordChange = z.output<typeof passwordChange>;

/** The password, and a code of the app or a recovery code where the account has a second factor. */
export const reauthentication = z.object({
  currentPassword,
  code: z
    .string({ error: message('auth.codeRequired') })
    .trim()
    .max(64, { error: message('auth.codeInvalid') })
    .optional(),
});
export type Reauthentication = z.output<typeof reauthentication>;

/** The first code of an authenticator app; spaces between the digits are removed. */
export const codeProof = z.object({
  code: z
    .string({ error: message('auth.codeRequired') })
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(
      z
        .string()
        .min(1, { error: message('auth.codeRequired'), abort: true })
        .regex(/^\d{6}$/, { error: message('account.code.digits') }),
    ),
});

/** The e-mail that a person signs in with. */
export const userEmail = z
  .string({ error: message('contactForm.email.required') })
  .trim()
  .min(1, { error: message('contactForm.email.required'), abort: true })
  .pipe(
    z
      .email({ error: message('contactForm.email.invalid') })
      .max(300, { error: message('field.tooLong', { max: 300 }) }),
  );

export const newUser = z.object({ email: userEmail, password: newPassword });
export type NewUser = z.output<typeof newUser>;

export const emailChange = z.object({ email: userEmail });
export type EmailChange = z.output<typeof emailChange>;

/** Whether the person wants the mail of the morning. */
export const digestChoice = z.object({ digest: booleanField });

export const deviceId = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/, { error: message('account.device.notFound') }),
});

/** A session as its owner sees it; the names of browser and system are not translated. */
export type DeviceRecord = {
  id: string;
  current: boolean;
  browser: string | null;
  system: string | null;
  address: string | null;
  signedInAt: string;
  lastSeenAt: string;
};

export const accountRecord = z.object({
  user: userRecord,
  role: z.enum(roles),
  secondFactor: z.object({ since: z.string(), recoveryCodesLeft: z.int() }).nullable(),
  /** What the person has to do before anything else. */
  missing: z.enum(['password', 'secondFactor']).nullable(),
});
export type AccountRecord = z.output<typeof accountRecord>;

/** What an authenticator app needs: a URI for the QR code, and the secret for typing. */
export type SecondFactorOffer = { uri: string; secret: string };
