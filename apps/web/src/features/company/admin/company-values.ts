import { type CompanyProfile, type CompanyRecord, companyProfile } from '@pano/api/company/company.schema';
import { formatPhone } from '@pano/i18n/text/phone';
import type { Control } from 'react-hook-form';
import * as z from 'zod';
import type { SavedRecord } from '#kit/admin/form/saved-record.ts';

/** Input of a text field; the rules of the stored value follow. */
const typed = z
  .string()
  .nullable()
  .transform((text): string | number | null => text);
const { latitude, longitude } = companyProfile.shape;

/** The profile as it is typed: a place is a text until it is checked. */
export const companyForm = companyProfile.extend({
  latitude: typed.pipe(latitude),
  longitude: typed.pipe(longitude),
});

export type CompanyValues = z.input<typeof companyForm>;
export type CompanyControl = Control<CompanyValues, unknown, CompanyProfile>;
export type EditedCompany = CompanyValues & SavedRecord;

/** The stored profile as people write it: numbers in the national form, degrees with the comma of their language. */
export function toEdited(company: CompanyRecord, decimal: (degrees: number) => string): EditedCompany {
  const { phone, whatsapp, emergencyPhone, latitude, longitude } = company;
  return {
    ...company,
    // There is only one profile, so it has no number of its own; the history knows it by 0.
    id: 0,
    updatedAt: company.updatedAt ?? '',
    phone: phone && formatPhone(phone),
    whatsapp: whatsapp && formatPhone(whatsapp),
    emergencyPhone: emergencyPhone && formatPhone(emergencyPhone),
    latitude: latitude === null ? null : decimal(latitude),
    longitude: longitude === null ? null : decimal(longitude),
  };
}

/** Degrees with a comma in Turkish and a point in English, all their digits kept. */
export const formatDegrees = (locale: string) => (degrees: number) =>
  locale === 'en' ? String(degrees) : String(degrees).replace('.', ',');
