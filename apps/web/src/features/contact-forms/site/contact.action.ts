import type { ActionFunctionArgs } from 'react-router';
import { data, redirect } from 'react-router';
import { readClientError } from '#kit/shared/client-error.ts';
import { clientContext, i18nContext } from '#kit/site/loader-context.ts';
import { checkPhone, messageText } from './check-contact-form';
import { type ContactErrors, type ContactValues, contactFields, readContactData, sentParam } from './contact-values';

/** What the page shows after the form was refused. */
export type ContactResponse = { values: ContactValues; errors: ContactErrors; text: string };

/**
 * Takes the form of a browser without JavaScript. A sent message leads to a page of its own, so that reloading does not
 * send it again; a refused one shows the page with everything that was typed.
 */
export async function submitContactForm({ request, context }: ActionFunctionArgs) {
  const i18n = context.get(i18nContext);
  const locale = i18n.language === 'en' ? 'en' : 'tr';
  const values = readContactData(await request.formData());
  const phoneError = checkPhone(values, locale);
  if (phoneError) {
    const response: ContactResponse = { values, errors: { phone: phoneError }, text: phoneError };
    return data(response, { status: 400 });
  }
  try {
    await context.get(clientContext).contactForms.submit.mutate(values);
  } catch (error) {
    const clientError = readClientError(error);
    const errors: ContactErrors = {};
    for (const field of contactFields) {
      const message = clientError?.fields[field];
      if (message) errors[field] = messageText(message, locale);
    }
    const response: ContactResponse = { values, errors, text: clientError?.text || i18n.t('contact.form.failed') };
    return data(response, { status: clientError?.httpStatus ?? 500 });
  }
  return redirect(`${new URL(request.url).pathname}?${sentParam}#contact`, 303);
}
