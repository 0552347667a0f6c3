import { FormRow, FormSection } from '@pano/ui/form-section';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#kit/admin/form/text-field.tsx';
import type { CompanyControl } from './company-values';
import { DaysField } from './days-field';
import { AddRow, ListRow } from './list-row';

const maxRows = 14;

/** The opening hours: rows of days that open and close together. */
export function HoursSection({ control }: { control: CompanyControl }) {
  const { t } = useTranslation('admin');
  const { fields, append, remove } = useFieldArray({ control, name: 'hours' });
  return (
    <FormSection title={t('company.sections.hours')} description={t('company.hours.lead')}>
      {fields.length === 0 ? <p className="text-ink-3">{t('company.hours.none')}</p> : null}
      {fields.map(({ id }, index) => (
        <ListRow
          key={id}
          label={t('company.hours.row', { number: index + 1 })}
          removeLabel={t('company.hours.remove', { number: index + 1 })}
          onRemove={() => remove(index)}
        >
          <DaysField control={control} name={`hours.${index}.days`} />
          <FormRow>
            <TextField
              control={control}
              name={`hours.${index}.opens`}
              label={t('company.hours.opens')}
              input={{ type: 'time' }}
              required
            />
            <TextField
              control={control}
              name={`hours.${index}.closes`}
              label={t('company.hours.closes')}
              input={{ type: 'time' }}
              required
            />
          </FormRow>
        </ListRow>
      ))}
      <AddRow
        text={t('company.hours.add')}
        full={fields.length >= maxRows}
        onAdd={() => append({ days: [], opens: '09:00', closes: '18:00' }, { shouldFocus: false })}
      />
    </FormSection>
  );
}
