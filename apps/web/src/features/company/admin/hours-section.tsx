import { weekdays } from '@pano/api/company/company.fields';
import type { CompanyProfile, Weekday } from '@pano/api/company/company.schema';
import { Checkbox } from '@pano/ui/checkbox';
import { FieldError } from '@pano/ui/field';
import { FormRow, FormSection } from '@pano/ui/form-section';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useField } from '#kit/admin/form/use-field.ts';
import type { CompanyControl, CompanyValues } from './company-values';
import { AddRow, ListRow } from './list-row';

const maxRows = 14;

/** The opening hours: rows of days that open and close together. */
export function HoursSection({ control }: { control: CompanyControl }) {
  const { t } = useTranslation('admin');
  const { fields, append, remove } = useFieldArray({ control, name: 'hours' });
  return (
    <FormSection title={t('company.fields.hours')} description={t('company.hours.lead')}>
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
