import { quotePath } from '@pano/api/beside-pages';
import type { Locale } from '@pano/i18n/locales';
import { whatsappHref } from '@pano/i18n/text/phone';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../shared/language';
import { pickText, useCompany } from '../shared/use-company';

/** What a visitor asks about: the service of the page, or the one that the address of the form names. */
export type Asked = { slug: string; title: string; lang: Locale };

/** Loaders return it as `asked`; the frame of the page provides it, so that the visitor need not say it again. */
export const AskedContext = createContext<Asked | null>(null);
export const useAsked = (): Asked | null => useContext(AskedContext);

/** What the loader of a page says that its visitors ask about; null on most pages. */
export const readAsked = (loaderData: unknown): Asked | null =>
  typeof loaderData === 'object' && loaderData !== null && 'asked' in loaderData && isAsked(loaderData.asked)
    ? loaderData.asked
    : null;

const isAsked = (value: unknown): value is Asked =>
  typeof value === 'object' && value !== null && 'slug' in value && 'title' in value;

/** The way to the form for a quote. */
export function useQuotePath(): string {
  const asked = useAsked();
  return asked ? quotePath(asked.slug) : '/#contact';
}

/** The link that opens WhatsApp with the greeting of the firm; null where it has no number. */
export function useWhatsappHref(): string | null {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { whatsapp, whatsappGreeting } = useCompany();
  const asked = useAsked();
  if (!whatsapp) return null;
  const about = asked && t('contact.about', { name: asked.title });
  return whatsappHref(whatsapp, [pickText(whatsappGreeting, locale), about].filter(Boolean).join(' '));
}
