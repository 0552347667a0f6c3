import type { Locale } from '@pano/i18n/locales';

/** A size of a file in the unit that people use for it. */
export function sizeText(bytes: number, locale: Locale): string {
  const mega = bytes >= 1_000_000;
  const number = mega ? bytes / 1_000_000 : Math.max(1, bytes / 1000);
  return `${number.toLocaleString(locale, { maximumFractionDigits: mega ? 1 : 0 })} ${mega ? 'MB' : 'kB'}`;
}
