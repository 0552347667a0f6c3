import type { SiteTextName } from '@pano/api/site-texts';
import { FormRow, FormSection } from '@pano/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '#kit/admin/form/field-labels.ts';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import type { CompanyControl } from './company-values';
import { PlaceFields } from './place-fields';

/** How the firm is reached: by phone, by mail, and where it is. */
export function ContactSections({ control }: { control: CompanyControl }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <FormSection title={t('company.sections.contact')}>
        <FormRow>
          <TextField control={control} name="phone" input={{ type: 'tel' }} />
          <TextField control={control} name="whatsapp" input={{ type: 'tel' }} />
        </FormRow>
        <FormRow>
          <TextField control={control} name="email" input={{ type: 'email' }} />
          <TextField control={control} name="contactPerson" />
        </FormRow>
        <TextInBoth control={control} name="contactRole" />
        <TextField control={control} name="emergencyPhone" input={{ type: 'tel' }} />
        <TextInBoth control={control} name="emergencyNote" />
      </FormSection>
      <FormSection title={t('company.sections.address')}>
        <TextField control={control} name="street" />
        <FormRow>
          <TextField control={control} name="district" />
          <TextField control={control} name="city" />
        </FormRow>
        <FormRow>
          <TextField control={control} name="postalCode" />
          <TextField control={control} name="country" />
        </FormRow>
        <PlaceFields control={control} />
      </FormSection>
    </>
  );
}

interface TextInBothProps {
  control: CompanyControl;
  name:
    | 'slogan'
    | 'blurb'
    | 'contactRole'
    | 'emergencyNote'
    | 'whatsappGreeting'
    | 'developerCredit'
    | `specialDays.${number}.name`
    | SiteTextName;
  /** For a row of a list, which the texts of the form do not know. */
  label?: string;
  /** Whether the Turkish text must be filled in. */
  required?: boolean;
  /** Several lines instead of one. */
  rows?: number | undefined;
  /** Stands below the Turkish text, where the texts of the form have nothing for there. */
  hint?: string | undefined;
  englishHint?: string | undefined;
}

/** A text in Turkish and in English, side by side; without its English while the site has none, which stays stored. */
export function TextInBoth({ control, name, rows, required, englishHint, ...props }: TextInBothProps) {
  const { t } = useTranslation('admin');
  const hasEnglish = useWatch({ control, name: 'english' });
  const known = useFieldLabel(name);
  const { label = known.label, hint = known.hint } = props;
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
          <TextField control={control} name={`${name}.tr`} label={turkish} hint={hint} required={required} />
          {hasEnglish ? <TextField control={control} name={`${name}.en`} label={english} hint={englishHint} /> : null}
        </>
      )}
    </FormRow>
  );
}
