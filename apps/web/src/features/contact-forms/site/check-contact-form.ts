import { contactFormSubmit, isCallable } from '@pano/api/contact-forms/contact-form.schema';
import type { Locale } from '@pano/i18n/locales';
import { readMessage } from '@pano/i18n/message';
import { isMessageKey, translate } from '@pano/i18n/translate';
import { type ContactErrors, type ContactValues, contactFields } from './contact-values';

/**
 * What the server would refuse, in the visitor's language. Brings the validation library along, so the form fetches
 * this file when the visitor starts to type.
 */
export function checkContactForm(values: ContactValues, locale: Locale): ContactErrors {
  const result = contactFormSubmit.safeParse(values);
  const errors: ContactErrors = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = contactFields.find((name) => name === path[0]);
    if (field) errors[field] ??= messageText(message, locale);
  }
  const phoneError = checkPhone(values, locale);
  return phoneError ? { phone: phoneError, ...errors } : errors;
}

/** Beside the other errors, not after them as the schema would report it. */
const checkPhone = ({ phone }: ContactValues, locale: Locale): string | undefined =>
  phone.trim() === '' || isCallable(phone) ? undefined : translate(locale, 'contactForm.phone.uncallable');

/** The text of a message key, as schemas and the server's refusals carry it. */
export function messageText(message: string, locale: Locale): string {
  const { key, params } = readMessage(message);
  return isMessageKey(key) ? translate(locale, key, params) : message;
}
