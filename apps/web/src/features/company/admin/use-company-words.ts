import { companyRest } from '@pano/api/company/company.schema';
import { useTranslation } from 'react-i18next';
import type { ShowValue } from '#kit/admin/form/changed-fields.ts';

const { slogan, hours, socialLinks } = companyRest.shape;

/** Says the parts of the profile that are no plain texts in words, for comparing two versions. */
export function useCompanyWords(): ShowValue {
  const { t } = useTranslation('site');
  return (name, value) => {
    const both = slogan.safeParse(value);
    if (both.success) return [both.data.tr, both.data.en].filter(Boolean).join('\n');
    if (name === 'hours') {
      const rows = hours.safeParse(value).data ?? [];
      return rows
        .map(({ days, opens, closes }) => {
          const names = days.map((day) => t(`weekdays.${day}`)).join(', ');
          return `${names}: ${opens}–${closes}`;
        })
        .join('\n');
    }
    if (name !== 'socialLinks') return undefined;
    const links = socialLinks.safeParse(value).data ?? [];
    return links.map((link) => `${link.name}: ${link.url}`).join('\n');
  };
}
