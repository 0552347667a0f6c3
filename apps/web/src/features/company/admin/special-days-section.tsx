import { maxSpecialDays } from '@pano/api/company/company.fields';
import type { CompanyProfile } from '@pano/api/company/company.schema';
import { Checkbox } from '@pano/ui/checkbox';
import { FormRow } from '@pano/ui/form-section';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RowsSection } from '#kit/admin/form/rows-section.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useField } from '#kit/admin/form/use-field.ts';
import type { CompanyControl, CompanyValues } from './company-values';
import { TextInBoth } from './contact-sections';

/** Days on which the firm is closed, or open at other hours than usual. */
export function SpecialDaysSection({ control }: { control: CompanyControl }) {
  const { t } = useTranslation('admin');
  const { fields, append, remove } = useFieldArray({ control, name: 'specialDays' });
  const day = (index: number, name: 'from' | 'to') => (
    <TextField
      control={control}
      name={`specialDays.${index}.${name}`}
      label={t(`company.specialDays.${name}`)}
      input={{ type: 'date' }}
      required
    />
  );
  return (
    <RowsSection
      texts="company.specialDays"
      title={t('company.fields.specialDays')}
      description={t('company.specialDays.lead')}
      rows={fields}
      max={maxSpecialDays}
      onAdd={() => append({ from: '', to: '', name: { tr: '', en: null }, opens: null, closes: null })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <FormRow>
            {day(index, 'from')}
            {day(index, 'to')}
          </FormRow>
          <TextInBoth
            control={control}
            name={`specialDays.${index}.name`}
            label={t('company.specialDays.name')}
            required
          />
          <DayHours control={control} index={index} />
        </>
      )}
    </RowsSection>
  );
}

/** Closed, or the hours of the day. */
function DayHours({ control, index }: { control: CompanyControl; index: number }) {
  const { t } = useTranslation('admin');
  const path = `specialDays.${index}` as const;
  const opens = useField<CompanyValues, CompanyProfile, string | null>({ control, name: `${path}.opens` });
  const closes = useField<CompanyValues, CompanyProfile, string | null>({ control, name: `${path}.closes` });
  const isClosed = opens.field.value === null && closes.field.value === null;
  const setClosed = (closed: boolean) => {
    opens.field.onChange(closed ? null : '09:00');
    closes.field.onChange(closed ? null : '13:00');
  };
  return (
    <>
      <Checkbox label={t('company.specialDays.closed')} checked={isClosed} onCheckedChange={setClosed} />
      {isClosed ? null : (
        <FormRow>
          {(['opens', 'closes'] as const).map((name) => (
            <TextField
              key={name}
              control={control}
              name={`${path}.${name}`}
              label={t(`company.hours.${name}`)}
              input={{ type: 'time' }}
              required
            />
          ))}
        </FormRow>
      )}
    </>
  );
}
