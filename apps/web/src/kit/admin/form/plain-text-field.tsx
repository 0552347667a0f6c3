import { Field, type FieldProps } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import type { ComponentProps } from 'react';

interface Props
  extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'>,
    Omit<ComponentProps<typeof TextInput>, 'required' | 'value' | 'onChange'> {
  value: string;
  onValueChange: (text: string) => void;
}

/** A text with a value of its own, for dialogs and rows that are no fields of a form. */
export function PlainTextField({ label, hint, error, required, onValueChange, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <TextInput {...control} {...input} onChange={({ target }) => onValueChange(target.value)} />}
    </Field>
  );
}
