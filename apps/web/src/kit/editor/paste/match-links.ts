import { isLink } from '@pano/api/urls';
import { telHref } from '@pano/i18n/text/phone';
import { matchPhones } from '@pano/i18n/text/phone-numbers';
import { find } from 'linkifyjs';
import { unwrapLink } from './wrapped-links';

export type LinkMatch = { index: number; text: string; href: string };

/** The web addresses, mail addresses and telephone numbers within a text, with where they lead, in their order. */
export function matchLinks(text: string): LinkMatch[] {
  const addresses = find(text, { defaultProtocol: 'https' }).flatMap(({ start, value, href }): LinkMatch[] => {
    const written = withoutClosing(value);
    const target = unwrapLink(href.slice(0, href.length - (value.length - written.length)));
    return isAddress(written) && isLink(target) ? [{ index: start, text: written, href: target }] : [];
  });
  const phones = matchPhones(text)
    .filter(({ index }) => !addresses.some((link) => index >= link.index && index < link.index + link.text.length))
    .map(({ index, text: written, e164 }): LinkMatch => ({ index, text: written, href: telHref(e164) }));
  return [...addresses, ...phones].toSorted((a, b) => a.index - b.index);
}

/** Marks of the sentence that end an address nowhere. */
const withoutClosing = (address: string) => address.replace(/[’”»…'"]+$/u, '');

/**
 * Without its scheme an address counts only if nothing else is written like it: after "iyidir.ve" and "panolar.de" a
 * space is missing, and "teklif.zip" is a file.
 */
const isAddress = (text: string) =>
  /^(?:https?:\/\/|mailto:|www\.)/i.test(text) ||
  text.includes('@') ||
  /^[^/?#:]+\.(?:com|net|org|info|biz|edu|gov|eu|tr)(?=[/?#:]|$)/i.test(text);
