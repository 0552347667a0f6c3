export const locales = ['tr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const fallbackLocale: Locale = 'tr';

const languageRange =
  /^(?<tag>\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:\s*;\s*q=(?<weight>0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/**
 * English only for visitors who prefer it: the language range with the highest weight decides, the first one among
 * equals. A malformed header means Turkish.
 */
export function pickLocale(acceptLanguage: string | null | undefined): Locale {
  let preferred: string | undefined;
  let highest = 0;
  for (const item of (acceptLanguage ?? '').split(',')) {
    const range = item.trim();
    if (range === '') continue;
    const match = languageRange.exec(range);
    if (!match) return fallbackLocale;
    const weight = Number(match.groups?.weight ?? 1);
    if (weight > highest) {
      highest = weight;
      preferred = match.groups?.tag;
    }
  }
  return localeOfTag(preferred);
}

/** @param tag the language that a visitor prefers, such as `en-GB` */
export const localeOfTag = (tag = ''): Locale => (/^en\b/i.test(tag) ? 'en' : fallbackLocale);
