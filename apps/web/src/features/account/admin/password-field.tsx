import { Field } from '@pano/ui/field';
import type { FieldValues } from 'react-hook-form';
import { PasswordInput } from '#kit/admin/form/password-input.tsx';
import { type FormFieldProps, useField } from '#kit/admin/form/use-field.ts';

interface Props<Values extends FieldValues, Output> extends FormFieldProps<Values, Output, string> {
  /** Tells password managers whether to fill in or to make up. */
  kind: 'current-password' | 'new-password';
}

export function PasswordField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { field, error } = useField(props);
  return (
    <Field label={props.label} hint={props.hint} error={error} required className={props.className}>
      {(control) => (
        <PasswordInput
          control={control}
          ref={field.ref}
          name={field.name}
          autoComplete={props.kind}
          value={field.value ?? ''}
          onValueChange={field.onChange}
        />
      )}
    </Field>
  );
}
