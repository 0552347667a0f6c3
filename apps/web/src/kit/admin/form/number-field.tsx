import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from './use-field';

/** A whole number, such as an order. What cannot be read counts as 0, and the field says so when it is left. */
export function NumberField<Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, number | string | undefined> & { min?: number },
) {
  const { label, required, hint, note, className, min = 0 } = props;
  const { field, error } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const stored = String(field.value ?? 0);
  // The typed text stays while it means the stored number; a restored draft or another record replaces it.
  const text = typed !== null && String(readInteger(typed)) === stored ? typed : stored;
  return (
    <Field label={label} required={required} hint={hint} note={note} className={className} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          min={min}
          step={1}
          ref={field.ref}
          name={field.name}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(readInteger(target.value));
          }}
          onBlur={() => {
            setTyped(null);
            field.onBlur();
          }}
          className="max-w-40 tabular-nums"
        />
      )}
    </Field>
  );
}

function readInteger(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number;
}
