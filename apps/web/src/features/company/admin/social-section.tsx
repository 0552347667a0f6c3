import { FormRow, FormSection } from '@pano/ui/form-section';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#kit/admin/form/text-field.tsx';
import type { CompanyControl } from './company-values';
import { AddRow, ListRow } from './list-row';

const maxRows = 20;

/** Where else the firm can be found. */
export function SocialSection({ control }: { control: CompanyControl }) {
  const { t } = useTranslation('admin');
  const { fields, append, remove } = useFieldArray({ control, name: 'socialLinks' });
  return (
    <FormSection title={t('company.fields.socialLinks')}>
      {fields.length === 0 ? <p className="text-ink-3">{t('company.social.none')}</p> : null}
      {fields.map(({ id }, index) => (
        <ListRow
          key={id}
          label={t('company.social.row', { number: index + 1 })}
          removeLabel={t('company.social.remove', { number: index + 1 })}
          onRemove={() => remove(index)}
        >
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
        </ListRow>
      ))}
      <AddRow
        text={t('company.social.add')}
        full={fields.length >= maxRows}
        onAdd={() => append({ name: '', url: '' })}
      />
    </FormSection>
  );
}
