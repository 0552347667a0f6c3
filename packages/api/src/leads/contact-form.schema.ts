import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { booleanFilter, optionalText, requiredText, textLength } from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import type { Stored } from '#platform/records/stored-record';
import { leadOrigin } from './lead-origin.schema';

// A single address: no spaces, no list of addresses, nothing that could start another header of a mail.
const emailPattern = /^[^\s\p{Cc}@,;:<>()[\]\\"]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}\d]{2,63}$/u;

const invalidEmail = { error: message('contactForm.email.invalid') };
/** An e-mail address that must be given. */
const emailField = requiredText('contactForm.email.required', 254).regex(emailPattern, invalidEmail);
/** An e-mail address, or an empty text where none is known. */
export const emailOrNone = optionalText(254)
  .transform((text) => text ?? '')
  .refine((text) => text === '' || emailPattern.test(text), invalidEmail)
  .default('');

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');
export const optionalLine = (max?: number) => optionalText(max).transform((text) => text && oneLine(text));
export const nameField = requiredText('contactForm.name.required').transform(oneLine);

/** The message of a visitor. */
export const contactFormCreate = z.object({
  name: nameField,
  email: emailField,
  message: requiredText('contactForm.message.required', textLength),
  phone: optionalLine(40).default(null),
  /** Free text; the form of the site offers a few to choose from. */
  subject: optionalLine().default(null),
});

/** The body that the form of the site sends: with a honeypot and the time it took, by which bots are detected. */
export const contactFormSubmit = contactFormCreate
  .extend({
    /** A field that people do not see and bots fill in. */
    honeypot: z.string().max(textLength).optional(),
    /** What the honeypot was called in the version before. */
    website: z.string().max(textLength).optional(),
    /** Milliseconds from showing the form to sending it. */
    elapsedMs: z.number().optional(),
    origin: leadOrigin,
  })
  // Other senders than the form, which are those without its honeypot, may write what they want.
  .refine(
    ({ honeypot, website, phone }) =>
      (honeypot === undefined && website === undefined) || phone === null || isCallable(phone),
    { path: ['phone'], error: message('contactForm.phone.uncallable') },
  );

/**
 * Whether a text is one number, by its digits: a Turkish one with its area code, or one that begins with a country. A
 * number that nobody can call is most likely mistyped.
 */
export function isCallable(text: string): boolean {
  const [number = ''] = text.trim().split(/\s*(?:dahili|dah\.|ext\.?|x|#)/i);
  if (!/^\+?[\d\s()./-]+$/.test(number)) return false;
  const digits = number.replace(/[^\d+]/g, '').replace(/^00/, '+');
  if (/^\+(?!90)/.test(digits)) return /^\+[1-9]\d{6,14}$/.test(digits);
  return /^(?:\+?90|0)?(?:[2-58]\d{9}|444\d{4})$/.test(digits);
}

export const contactFormQuery = listQuery(['-createdAt', 'createdAt']).extend({ read: booleanFilter });

/** The query of an export: that of the list, and the format of the file. */
export const contactFormExport = contactFormQuery.omit({ limit: true, offset: true }).extend({
  format: z.enum(['csv', 'xlsx'], { error: message('contactForm.format') }).meta({
    description: 'csv for a spreadsheet by semicolons, xlsx for Excel',
  }),
});
export type ContactFormExport = z.output<typeof contactFormExport>;

/** A contact form as the REST API shows it. */
export const contactFormRest = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    subject: z.string().nullable(),
    message: z.string(),
    read: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'ContactForm' });

/** The states of the notification mail: `delayed` has failed and will be retried. */
export const contactMailStates = ['waiting', 'delayed', 'sent', 'failed', 'skipped'] as const;
export type ContactMailState = (typeof contactMailStates)[number];

export type ContactFormCreate = z.output<typeof contactFormCreate>;
export type ContactFormSubmit = z.output<typeof contactFormSubmit>;
export type ContactFormQuery = z.output<typeof contactFormQuery>;
export type ContactFormRecord = Stored<
  ContactFormCreate & {
    read: boolean;
    mail: ContactMailState | null;
    /** One of the sample company's. */
    isSample: boolean;
  }
>;
