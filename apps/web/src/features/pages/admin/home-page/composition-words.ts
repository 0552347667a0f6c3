import { composedSections } from '@pano/api/addresses';
import { type ShownRecords, shownRecords } from '@pano/api/settings/home-layout.schema';
import { useTranslation } from 'react-i18next';
import type { ShowValue } from '#kit/admin/form/conflict-dialog.tsx';

/** Says which records a section lists. */
export function useShownWords(): (records: ShownRecords) => string {
  const { t } = useTranslation('admin');
  return ({ limit, ids }) => {
    if (ids.length > 0) return t('homePage.picked', { count: ids.length });
    return limit === null ? t('homePage.automatic') : t('homePage.first', { count: limit });
  };
}

/** Says the order of the sections and what they list, for comparing two versions. */
export function useCompositionWords(): ShowValue {
  const { t } = useTranslation('admin');
  const words = useShownWords();
  return (_field, value) => {
    const { data } = shownRecords.safeParse(value);
    if (data) return words(data);
    if (!Array.isArray(value)) return undefined;
    return composedSections
      .filter((section) => value.includes(section))
      .toSorted((one, other) => value.indexOf(one) - value.indexOf(other))
      .map((section) => t(`homePage.sections.${section}`))
      .join('\n');
  };
}
