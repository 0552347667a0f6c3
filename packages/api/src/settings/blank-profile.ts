import type { CompanyProfile } from './company.schema';
import { mapSiteTexts } from './site-texts';

const nothing = { tr: null, en: null };

/** A profile in which nothing is known about the company but its name. */
export const blankProfile = (name: string): CompanyProfile => ({
  name,
  legalName: null,
  slogan: nothing,
  blurb: nothing,
  logoUrl: null,
  logoDarkUrl: null,
  phone: null,
  whatsapp: null,
  email: null,
  contactPerson: null,
  contactRole: nothing,
  street: null,
  district: null,
  city: null,
  postalCode: null,
  country: 'TR',
  latitude: null,
  longitude: null,
  hours: [],
  socialLinks: [],
  whatsappGreeting: nothing,
  developerCredit: nothing,
  ...mapSiteTexts(() => nothing),
  specialDays: [],
  emergencyPhone: null,
  emergencyNote: nothing,
  googleReviewUrl: null,
  verification: { google: null, yandex: null, bing: null },
  english: true,
  untranslated: 'turkish',
});
