import type { TitledSection } from '@pano/api/addresses';
import { blankProfile } from '@pano/api/blank-profile';
import type { CompanyRecord } from '@pano/api/company/company.schema';
import type { Picture } from '@pano/api/media/media.schema';
import type { SiteTextName } from '@pano/api/site-texts';
import { type Locale, locales } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { useLocale } from './language';
import { trpc } from './trpc';

/** With what is known about uploaded logos, and the special day that visitors read of. */
type ShownCompany = CompanyRecord & {
  picture: Picture | null;
  darkPicture: Picture | null;
  specialDay: CompanyRecord['specialDays'][number] | null;
};

/** Used while the profile could not be loaded, so that the page around it is shown. */
const unknown: ShownCompany = {
  ...blankProfile('Pano'),
  picture: null,
  darkPicture: null,
  specialDay: null,
  version: 0,
  updatedAt: null,
};

/** The company profile: what header, footer and contact section say about the firm. */
export const useCompany = (): ShownCompany => trpc.company.get.useQuery().data ?? unknown;

/** A text of the profile; where one language is missing, that of the other. */
export const pickText = (text: { tr: string | null; en: string | null }, locale: Locale): string | null =>
  locale === 'en' ? (text.en ?? text.tr) : (text.tr ?? text.en);

/** A text of the site in the firm's own words; undefined where the owner has written none in the language of the page. */
export function useSiteText(name: SiteTextName): string | undefined {
  const company = useCompany();
  return company[name][useLocale()] ?? undefined;
}

/** The title and the introduction of a section of the site: in the firm's own words, else a title of ours. */
export function useSectionTexts(section: TitledSection) {
  const { t } = useTranslation('site');
  return { title: useSiteText(`${section}Title`) ?? t(`${section}.title`), lead: useSiteText(`${section}Lead`) };
}

/** The language that `pickText` has found the text in; undefined where it is that of the page. */
export const findTextLanguage = (text: { tr: string | null; en: string | null }, locale: Locale): Locale | undefined =>
  text[locale] === null ? locales.find((other) => text[other] !== null) : undefined;

/** The address in one line: `Örnek Mah. Bara Sk. No: 12, Nilüfer / Bursa`. */
export function addressLine({ street, district, city }: CompanyRecord): string | null {
  const place = [district, city].filter(Boolean).join(' / ');
  return [street, place].filter(Boolean).join(', ') || null;
}

/**
 * A stored number as visitors read it: `+90 224 000 00 00`. The library that knows the numbers of all countries weighs
 * more than the page; others than Turkish ones are shown as they are stored.
 */
export function phoneText(e164: string): string {
  const turkish = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(e164);
  return turkish ? ['+90', ...turkish.slice(1)].join(' ') : e164;
}
