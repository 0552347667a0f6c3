import { FormRow } from '@pano/ui/form-section';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RowsSection } from '#kit/admin/form/rows-section.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import type { CompanyControl } from './company-values';

/** Where else the firm can be found. */
export function SocialSection({ control }: { control: CompanyControl }) {
  const { t } = useTranslation('admin');
  const { fields, append, remove } = useFieldArray({ control, name: 'socialLinks' });
  return (
    <RowsSection
      texts="company.social"
      title={t('company.fields.socialLinks')}
      rows={fields}
      max={20}
      onAdd={() => append({ name: '', url: '' })}
      onRemove={remove}
    >
      {(index) => (
        <FormRow>
          <TextField control={control} name={`socialLinks.${index}.name`} label={t('company.social.name')} required />
          <TextField
            control={control}
            name={`socialLinks.${index}.url`}
            label={t('company.social.url')}
            input={{ inputMode: 'url', placeholder: 'https://', spellCheck: false }}
            required
          />
        </FormRow>
      )}
    </RowsSection>
  );
}
