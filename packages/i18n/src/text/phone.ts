import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * E.164, or null for anything but one whole number; without a country code it is a Turkish one.
 * A number with an extension is invalid, because E.164 has no place for it and it would be lost silently.
 */
export function parsePhone(input: string): string | null {
  const phone = parsePhoneNumberFromString(input.trim(), { defaultCountry: 'TR', extract: false });
  return phone?.isValid() && phone.ext === undefined ? phone.number : null;
}

/** Turkish numbers as they are written in Turkey, others internationally; unreadable ones unchanged. */
export function formatPhone(e164: string): string {
  // The library prints these nationwide numbers without spaces.
  const nationwide = /^\+90(444)(\d)(\d{3})$/.exec(e164);
  if (nationwide) return nationwide.slice(1).join(' ');
  const phone = parsePhoneNumberFromString(e164, { extract: false });
  if (!phone) return e164;
  return phone.country === 'TR' ? phone.formatNational() : phone.formatInternational();
}

export function telHref(e164: string): string {
  return `tel:+${digits(e164)}`;
}

/** Opens a chat with the message typed in already. */
export function whatsappHref(e164: string, message: string): string {
  return `https://wa.me/${digits(e164)}?text=${encodeURIComponent(message)}`;
}

/** Opens WhatsApp with the message typed in already; the chat is chosen there. */
export const whatsappShareHref = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;

function digits(e164: string): string {
  return e164.replace(/\D/g, '');
}
