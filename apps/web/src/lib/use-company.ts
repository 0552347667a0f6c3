import type { CompanyRecord } from '@pano/api/company/company.schema';
import type { Locale } from '@pano/i18n/locales';
import { trpc } from './trpc';

const empty = { tr: null, en: null };

/** Stands in for a profile that could not be loaded, so that the page around it still stands. */
const unknown: CompanyRecord = {
  name: 'Pano',
  legalName: null,
  slogan: empty,
  blurb: empty,
  logoUrl: null,
  phone: null,
  whatsapp: null,
  email: null,
  contactPerson: null,
  contactRole: empty,
  street: null,
  district: null,
  city: null,
  postalCode: null,
  country: 'TR',
  latitude: null,
  longitude: null,
  hours: [],
  socialLinks: [],
  whatsappGreeting: empty,
  developerCredit: empty,
  version: 0,
  updatedAt: null,
};

/** The company profile: what header, footer and contact section say about the firm. */
export const useCompany = (): CompanyRecord => trpc.company.get.useQuery().data ?? unknown;

/** A text of the profile; where one language is missing the other stands in. */
export const inLanguage = (text: { tr: string | null; en: string | null }, locale: Locale): string | null =>
  locale === 'en' ? (text.en ?? text.tr) : (text.tr ?? text.en);

/** The address in one line: `Örnek Mah. Bara Sk. No: 12, Nilüfer / Bursa`. */
export function addressLine({ street, district, city }: CompanyRecord): string | null {
  const place = [district, city].filter(Boolean).join(' / ');
  return [street, place].filter(Boolean).join(', ') || null;
}
