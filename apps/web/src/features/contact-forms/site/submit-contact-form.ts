import type { AppRouter } from '@pano/api';
import type { TRPCClient } from '@trpc/client';
import type { TFunction } from 'i18next';
import { readClientError } from '#kit/shared/client-error.ts';
import { messageText } from './check-contact-form';
import { type ContactErrors, type ContactValues, contactFields } from './contact-values';

/** A form that the server has rejected: what was typed, and what the visitor is told about it. */
export type RejectedForm = { values: ContactValues; errors: ContactErrors; text: string; status: number };

/**
 * Sends the form of a browser without JavaScript.
 * @param page the path of the page on which it stands
 * @returns with a message that was taken the ticket with which photos are added to it
 */
export async function submitContactForm(
  client: TRPCClient<AppRouter>,
  values: ContactValues,
  page: string,
  t: TFunction<'site'>,
  locale: 'tr' | 'en',
): Promise<RejectedForm | { ticket: string }> {
  try {
    const { ticket } = await client.contactForms.submit.mutate({ ...values, origin: { page } });
    return { ticket };
  } catch (error) {
    const clientError = readClientError(error);
    const errors: ContactErrors = {};
    for (const field of contactFields) {
      const message = clientError?.fields[field];
      if (message) errors[field] = messageText(message, locale);
    }
    const text = clientError?.text || t('contact.form.failed');
    return { values, errors, text, status: clientError?.httpStatus ?? 500 };
  }
}
