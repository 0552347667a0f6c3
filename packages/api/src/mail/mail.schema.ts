import '#platform/input/without-eval';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { requiredText } from '#platform/input/fields';
import type { MailProblem } from '#platform/services/mailer';
import { type MailEncryption, type MailProvider, mailEncryptions, mailProviders } from './mail-presets.schema';

const email = z.email();
const addressError = message('contactForm.email.invalid');

const address = requiredText('mail.from.required').refine((text) => email.safeParse(text).success, {
  error: addressError,
});

/** The ports of mail servers; others would let the screen find out what listens in the network of the server. */
const mailPorts: readonly number[] = [25, 465, 587, 2525];
const portError = { error: message('mail.port') };
const port = z
  .string(portError)
  .trim()
  .regex(/^\d{1,5}$/, portError)
  .transform(Number)
  .refine((number) => mailPorts.includes(number), portError);

/** Addresses in one line, separated by commas. */
const addressList = z
  .string()
  .max(2000, { error: message('field.tooLong', { max: 2000 }) })
  .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
  .refine((addresses) => addresses.every((text) => email.safeParse(text).success), { error: addressError })
  .refine((addresses) => addresses.length > 0, { error: message('mail.recipients.required') });

/** Who gets the messages of visitors. */
export const mailRecipients = z.object({ recipients: addressList });

/** The address that a person was offered. */
export const offeredRecipient = z.object({ email: z.string() });

/** The mail server of the company as the owner types it. */
export const mailSetup = z
  .object({
    provider: z.enum(mailProviders),
    from: address,
    host: requiredText('mail.host.required', 253).regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i, {
      error: message('mail.host.invalid'),
    }),
    port,
    encryption: z.enum(mailEncryptions),
    /** Empty where the server asks for no sign-in. */
    user: z
      .string()
      .trim()
      .max(300, { error: message('field.tooLong', { max: 300 }) }),
    /** Empty for the stored one. */
    password: z.string().max(1024, { error: message('field.tooLong', { max: 1024 }) }),
  })
  .refine(({ user, password }) => user !== '' || password === '', {
    path: ['user'],
    error: message('mail.user.required'),
  });
export type MailSetup = z.output<typeof mailSetup>;

/** The mail server in use, without its password. */
export type MailRecord = {
  /** Whether the environment of the server sets it, or the owner on the screen, or nobody. */
  source: 'environment' | 'screen' | 'none';
  provider: MailProvider;
  from: string;
  host: string;
  port: number;
  encryption: MailEncryption;
  user: string;
  /** Whether a password is stored that fits the server and the user. */
  hasPassword: boolean;
  recipients: string[];
  /** Whether the environment names them. */
  fixedRecipients: boolean;
};

/** How a test mail went: who gets it, or why it was not sent. Never in the words of the other side, whoever that is. */
export type MailTest = { recipients: string[]; problem: MailProblem | null };
