import { blankProfile } from '@pano/api/blank-profile';
import type { CompanyRecord } from '@pano/api/company/company.schema';
import type { Picture } from '@pano/api/media/media.schema';
import { type Locale, locales } from '@pano/i18n/locales';
import { trpc } from './trpc';

/** With what is known about an uploaded logo. */
type ShownCompany = CompanyRecord & { picture: Picture | null };

/** Stands in for a profile that could not be loaded, so that the page around it still stands. */
const unknown: ShownCompany = { ...blankProfile('Pano'), picture: null, version: 0, updatedAt: null };

/** The company profile: what header, footer and contact section say about the firm. */
export const useCompany = (): ShownCompany => trpc.company.get.useQuery().data ?? unknown;

/** A text of the profile; where one language is missing the other stands in. */
export const pickText = (text: { tr: string | null; en: string | null }, locale: Locale): string | null =>
  locale === 'en' ? (text.en ?? text.tr) : (text.tr ?? text.en);

/** The language that `pickText` has found the text in; undefined where it is that of the page. */
export const findTextLanguage = (text: { tr: string | null; en: string | null }, locale: Locale): Locale | undefined =>
  text[locale] === null ? locales.find((other) => text[other] !== null) : undefined;

/** The address in one line: `Örnek Mah. Bara Sk. No: 12, Nilüfer / Bursa`. */
export function addressLine({ street, district, city }: CompanyRecord): string | null {
  const place = [district, city].filter(Boolean).join(' / ');
  return [street, place].filter(Boolean).join(', ') || null;
}
