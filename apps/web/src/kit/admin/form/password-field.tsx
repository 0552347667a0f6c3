import { Field } from '@pano/ui/field';
import type { FieldValues } from 'react-hook-form';
import { PasswordInput } from './password-input';
import { type FormFieldProps, useField } from './use-field';

interface Props<Values extends FieldValues, Output> extends FormFieldProps<Values, Output, string> {
  /** Tells password managers whether to fill in or to make up. */
  kind: 'current-password' | 'new-password';
}

export function PasswordField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { field, frame } = useField({ required: true, ...props });
  return (
    <Field {...frame}>
      {(control) => (
        <PasswordInput
          control={control}
          ref={field.ref}
          name={field.name}
          autoComplete={props.kind}
          required={frame.required}
          value={field.value ?? ''}
          onValueChange={field.onChange}
        />
      )}
    </Field>
  );
}
