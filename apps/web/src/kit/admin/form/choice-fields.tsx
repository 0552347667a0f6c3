import { Checkbox } from '@pano/ui/checkbox';
import { Field, FieldMessage } from '@pano/ui/field';
import { Select } from '@pano/ui/select';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from './use-field';

/** A yes or no that is stored with the rest of the form. */
export function CheckboxField<Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, boolean | undefined>,
) {
  const { field, error, frame } = useField(props);
  const messageId = useId();
  return (
    <div data-form-field={field.name} className={frame.className}>
      <Checkbox
        label={frame.label}
        name={field.name}
        checked={field.value === true}
        onCheckedChange={field.onChange}
        aria-describedby={error || frame.hint ? messageId : undefined}
        aria-invalid={error ? true : undefined}
      />
      <FieldMessage id={messageId} error={error} hint={frame.hint} />
    </div>
  );
}

export interface SelectFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string | number | null | undefined> {
  options: readonly { value: string | number; text: string }[];
  /** The entry for "nothing chosen". */
  emptyText?: string;
}

/** One of several. The form holds the option's own value, or null while nothing is chosen. */
export function SelectField<Values extends FieldValues, Output>(props: SelectFieldProps<Values, Output>) {
  const { options, emptyText } = props;
  const { field, frame, textControl } = useField(props);
  const choose = (text: string) => field.onChange(options.find(({ value }) => String(value) === text)?.value ?? null);
  return (
    <Field {...frame}>
      {(control) => (
        <Select {...control} {...textControl} onChange={({ target }) => choose(target.value)}>
          {emptyText === undefined ? null : <option value="">{emptyText}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
