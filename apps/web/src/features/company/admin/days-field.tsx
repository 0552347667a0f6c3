import { type CompanyProfile, type Weekday, weekdays } from '@pano/api/company/company.schema';
import { Checkbox } from '@pano/ui/checkbox';
import { FieldError } from '@pano/ui/field';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from '#kit/admin/form/use-field.ts';
import type { CompanyControl, CompanyValues } from './company-values';

/** The days that share their opening hours, kept in the order of the week. */
export function DaysField({ control, name }: { control: CompanyControl; name: `hours.${number}.days` }) {
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
