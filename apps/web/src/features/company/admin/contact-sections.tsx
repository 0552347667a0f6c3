import type { SiteTextName } from '@pano/api/site-texts';
import { FormRow, FormSection } from '@pano/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import type { CompanyControl } from './company-values';
import { PlaceFields } from './place-fields';

interface Props {
  control: CompanyControl;
  labels: Record<
    | 'phone'
    | 'whatsapp'
    | 'email'
    | 'contactPerson'
    | 'contactRole'
    | 'street'
    | 'district'
    | 'city'
    | 'postalCode'
    | 'country'
    | 'latitude'
    | 'longitude',
    string
  >;
}

/** How the firm is reached: by phone, by mail, and where it is. */
export function ContactSections({ control, labels }: Props) {
  const { t } = useTranslation('admin');
  const phoneHint = t('company.fields.phoneHint');
  return (
    <>
      <FormSection title={t('company.sections.contact')}>
        <FormRow>
          <TextField control={control} name="phone" label={labels.phone} hint={phoneHint} input={{ type: 'tel' }} />
          <TextField control={control} name="whatsapp" label={labels.whatsapp} input={{ type: 'tel' }} />
        </FormRow>
        <FormRow>
          <TextField control={control} name="email" label={labels.email} input={{ type: 'email' }} />
          <TextField control={control} name="contactPerson" label={labels.contactPerson} />
        </FormRow>
        <TextInBoth control={control} name="contactRole" label={labels.contactRole} />
      </FormSection>
      <FormSection title={t('company.sections.address')}>
        <TextField control={control} name="street" label={labels.street} />
        <FormRow>
          <TextField control={control} name="district" label={labels.district} />
          <TextField control={control} name="city" label={labels.city} />
        </FormRow>
        <FormRow>
          <TextField control={control} name="postalCode" label={labels.postalCode} />
          <TextField
            control={control}
            name="country"
            label={labels.country}
            hint={t('company.fields.countryHint')}
            required
          />
        </FormRow>
        <PlaceFields control={control} labels={labels} />
      </FormSection>
    </>
  );
}

interface TextInBothProps {
  control: CompanyControl;
  name: 'slogan' | 'blurb' | 'contactRole' | 'whatsappGreeting' | 'developerCredit' | SiteTextName;
  label: string;
  /** Several lines instead of one. */
  rows?: number | undefined;
  /** Stands below the Turkish text. */
  hint?: string | undefined;
  englishHint?: string | undefined;
}

/** A text in Turkish and in English, side by side; without its English while the site has none, which stays stored. */
export function TextInBoth({ control, name, label, rows, hint, englishHint }: TextInBothProps) {
  const { t } = useTranslation('admin');
  const hasEnglish = useWatch({ control, name: 'english' });
  const turkish = hasEnglish ? t('company.inTurkish', { label }) : label;
  const english = t('company.inEnglish', { label });
  return (
    <FormRow>
      {rows ? (
        <>
          <TextareaField control={control} name={`${name}.tr`} label={turkish} hint={hint} rows={rows} />
          {hasEnglish ? (
            <TextareaField control={control} name={`${name}.en`} label={english} hint={englishHint} rows={rows} />
          ) : null}
        </>
      ) : (
        <>
          <TextField control={control} name={`${name}.tr`} label={turkish} hint={hint} />
          {hasEnglish ? <TextField control={control} name={`${name}.en`} label={english} hint={englishHint} /> : null}
        </>
      )}
    </FormRow>
  );
}
