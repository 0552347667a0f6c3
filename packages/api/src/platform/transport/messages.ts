import type { Locale } from '@pano/i18n/locales';
import { message, readMessage } from '@pano/i18n/message';
import { isMessageKey, translate } from '@pano/i18n/translate';
import * as z from 'zod';

// Whatever a schema leaves without a message of its own says this instead of zod's English.
z.config({ customError: () => message('request.invalid') });

/** The text of a message as `message()` encoded it. */
export function translateMessage(locale: Locale, encoded: string): string {
  const { key, params } = readMessage(encoded);
  return isMessageKey(key) ? translate(locale, key, params) : translate(locale, 'request.invalid');
}

/** The first message of each field, under its dotted path, in the order in which the schema lists them. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    fields[path] ??= issue.message;
  }
  return fields;
}
