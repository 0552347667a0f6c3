import { FormRow } from '@pano/ui/form-section';
import { useTranslation } from 'react-i18next';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import type { CompanyControl } from './company-values';

interface Props {
  control: CompanyControl;
  name: 'slogan' | 'blurb' | 'contactRole' | 'whatsappGreeting' | 'developerCredit';
  label: string;
  /** Several lines instead of one. */
  rows?: number;
}

/** A text in Turkish and in English, side by side. */
export function TextInBoth({ control, name, label, rows }: Props) {
  const { t } = useTranslation('admin');
  const turkish = t('company.inTurkish', { label });
  const english = t('company.inEnglish', { label });
  return (
    <FormRow>
      {rows ? (
        <>
          <TextareaField control={control} name={`${name}.tr`} label={turkish} rows={rows} />
          <TextareaField control={control} name={`${name}.en`} label={english} rows={rows} />
        </>
      ) : (
        <>
          <TextField control={control} name={`${name}.tr`} label={turkish} />
          <TextField control={control} name={`${name}.en`} label={english} />
        </>
      )}
    </FormRow>
  );
}
