import { completeLink } from '@pano/api/urls';
import { Field } from '@pano/ui/field';
import { AddressInput } from '@pano/ui/text-input';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from './use-field';

/** The address of a website. One that is typed without `https://` gets it when the field is left. */
export function WebsiteField<Values extends FieldValues, Output>(
  props: FormFieldProps<Values, Output, string | null | undefined>,
) {
  const { field, frame, textControl } = useField(props);
  const complete = () => {
    const address = completeLink(field.value ?? '');
    if (address?.startsWith('https://')) field.onChange(address);
    field.onBlur();
  };
  return (
    <Field {...frame}>
      {(control) => <AddressInput {...control} {...textControl} onBlur={complete} placeholder="https://" />}
    </Field>
  );
}
