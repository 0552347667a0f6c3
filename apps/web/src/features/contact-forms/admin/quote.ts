import type { Locale } from '@pano/i18n/locales';

/** Whole lira as people type them, with or without separators; null for an empty field, undefined for anything else. */
export function readLira(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  // Dots and spaces separate thousands, as in 12.500; a comma begins kuruş, which a quote has none of.
  const digits = text.replace(/[.\s](?=\d{3}(?!\d))/g, '');
  const lira = /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
  return lira !== undefined && lira <= maxLira ? lira : undefined;
}

const maxLira = 2_000_000_000;

/** `12.500`, `12,500`. */
export const formatLira = (lira: number, locale: Locale): string =>
  String(lira).replace(/\B(?=(?:\d{3})+$)/g, locale === 'tr' ? '.' : ',');
