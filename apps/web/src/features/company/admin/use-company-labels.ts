import { mapSiteTexts } from '@pano/api/site-texts';
import { useTranslation } from 'react-i18next';
import type { CompanyValues } from './company-values';

/** What the fields of the profile are called, in the form and where two versions are compared. */
export function useCompanyLabels(): Record<keyof CompanyValues, string> {
  const { t } = useTranslation('admin');
  return {
    name: t('company.fields.name'),
    legalName: t('company.fields.legalName'),
    slogan: t('company.fields.slogan'),
    blurb: t('company.fields.blurb'),
    logoUrl: t('company.fields.logoUrl'),
    logoDarkUrl: t('company.fields.logoDarkUrl'),
    phone: t('company.fields.phone'),
    whatsapp: t('company.fields.whatsapp'),
    email: t('company.fields.email'),
    contactPerson: t('company.fields.contactPerson'),
    contactRole: t('company.fields.contactRole'),
    street: t('company.fields.street'),
    district: t('company.fields.district'),
    city: t('company.fields.city'),
    postalCode: t('company.fields.postalCode'),
    country: t('company.fields.country'),
    latitude: t('company.fields.latitude'),
    longitude: t('company.fields.longitude'),
    hours: t('company.sections.hours'),
    socialLinks: t('company.sections.social'),
    whatsappGreeting: t('company.fields.whatsappGreeting'),
    developerCredit: t('company.fields.developerCredit'),
    english: t('company.fields.english'),
    untranslated: t('company.fields.untranslated'),
    ...mapSiteTexts((name) => t(`company.fields.${name}`)),
  };
}
