import type { Locale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';

const tags: Record<Locale, string> = { tr: 'tr-TR', en: 'en-GB' };

/** `1.234` and `5,8` in Turkish, `1,234` and `5.8` in English. */
export const formatNumber = (value: number, locale: Locale, digits = 0): string =>
  value.toLocaleString(tags[locale], { maximumFractionDigits: digits });

/** Says how a figure stands beside that of the period before; null where there was nothing in both. */
export function useComparison() {
  const { t } = useTranslation('admin');
  return (now: number, before: number): string | null => {
    if (before === 0) return now === 0 ? null : t('figures.noneBefore');
    const change = Math.round((now / before - 1) * 100);
    if (change === 0) return t('figures.same');
    return t(change > 0 ? 'figures.more' : 'figures.fewer', { percent: Math.abs(change) });
  };
}
