import { useTranslation } from 'react-i18next';

/** The fields whose names people know; the catalog has exactly these. */
export const fieldNames = [
  'title',
  'name',
  'slug',
  'excerpt',
  'content',
  'description',
  'featuredImage',
  'category',
  'publishedAt',
  'visible',
  'active',
  'order',
  'icon',
  'iconText',
  'subtitle',
  'backgroundImage',
  'ctaText',
  'ctaLink',
  'image',
  'imageUrl',
  'location',
  'seoTitle',
  'seoDescription',
  'seoKeywords',
  'logoUrl',
  'websiteUrl',
  'keyword',
  'alt',
  'focal',
  'width',
  'height',
  'bytes',
  'legalName',
  'slogan',
  'blurb',
  'phone',
  'whatsapp',
  'email',
  'contactPerson',
  'contactRole',
  'street',
  'district',
  'city',
  'postalCode',
  'country',
  'latitude',
  'longitude',
  'hours',
  'socialLinks',
  'whatsappGreeting',
  'developerCredit',
  'home_show_articles',
  'home_show_services',
  'home_show_projects',
  'home_show_categories',
  'siteOffline',
  'contactFormMonths',
  'activityMonths',
] as const;

/** What people call a field of an entry; one that no longer exists keeps its own name. */
export function useFieldLabel(): (field: string) => string {
  const { t } = useTranslation('admin');
  return (field) => {
    const [name, part] = field.split('.');
    const known = fieldNames.find((one) => one === name);
    const label = known ? t(`activity.fields.${known}`) : (name ?? field);
    if (part === 'tr') return t('company.inTurkish', { label });
    if (part === 'en') return t('company.inEnglish', { label });
    return part ? `${label} (${part})` : label;
  };
}
