import { weekdays } from '@pano/api/company/company.fields';
import type { CompanyProfile, Weekday } from '@pano/api/company/company.schema';
import { Checkbox } from '@pano/ui/checkbox';
import { FieldError } from '@pano/ui/field';
import { FormRow } from '@pano/ui/form-section';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RowsSection } from '#kit/admin/form/rows-section.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useField } from '#kit/admin/form/use-field.ts';
import type { CompanyControl, CompanyValues } from './company-values';

/** The opening hours: rows of days that open and close together. */
export function HoursSection({ control }: { control: CompanyControl }) {
  const { t } = useTranslation('admin');
  const { fields, append, remove } = useFieldArray({ control, name: 'hours' });
  const time = (index: number, name: 'opens' | 'closes') => (
    <TextField
      control={control}
      name={`hours.${index}.${name}`}
      label={t(`company.hours.${name}`)}
      input={{ type: 'time' }}
      required
    />
  );
  return (
    <RowsSection
      texts="company.hours"
      title={t('company.fields.hours')}
      description={t('company.hours.lead')}
      rows={fields}
      max={14}
      onAdd={() => append({ days: [], opens: '09:00', closes: '18:00' }, { shouldFocus: false })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <DaysField control={control} name={`hours.${index}.days`} />
          <FormRow>
            {time(index, 'opens')}
            {time(index, 'closes')}
          </FormRow>
        </>
      )}
    </RowsSection>
  );
}

/** The days that share their opening hours, kept in the order of the week. */
function DaysField({ control, name }: { control: CompanyControl; name: `hours.${number}.days` }) {
  const { t } = useTranslation('admin');
  const { t: siteText } = useTranslation('site');
  const { field, error } = useField<CompanyValues, CompanyProfile, Weekday[]>({ control, name });
  const errorId = useId();
  const chosen = field.value;
  const choose = (day: Weekday, on: boolean) =>
    field.onChange(weekdays.filter((known) => (known === day ? on : chosen.includes(known))));
  return (
    <fieldset ref={field.ref} tabIndex={-1} aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="text-(length:--label-text) leading-snug font-[580]">{t('company.hours.days')}</legend>
      <div className="flex flex-wrap gap-x-5">
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={siteText(`weekdays.${day}`)}
            checked={chosen.includes(day)}
            onCheckedChange={(on) => choose(day, on)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
