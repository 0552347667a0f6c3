import { foldKey } from '@pano/i18n/text/fold';
import { parsePhone } from '@pano/i18n/text/phone';

/** Normalizes an address (like the sign-in) or a phone number for comparison; null for any other text. */
export function personKey(text: string): string | null {
  const address = foldKey(text);
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : parsePhone(text);
}

type Contact = { email: string; phone: string | null };

/** The columns by which leads of the same person are found. */
export const contactKeys = ({ email, phone }: Contact) => ({
  emailKey: personKey(email),
  phoneKey: phone && personKey(phone),
  keyed: true,
});

/** Whether an address or a number is in the e-mail or the phone number of a message, however it is written there. */
export const isContactOf = (contact: string) => {
  const key = personKey(contact);
  return ({ email, phone }: Contact) => [email, phone ?? ''].some((text) => personKey(text) === key);
};
