import { Field } from '@pano/ui/field';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LinkInput } from '../links/link-input';
import { TranslatedField } from './english/translated-field';
import { type FormFieldProps, useField } from './use-field';

type Props<Values extends FieldValues, Output> = FormFieldProps<Values, Output, string | null | undefined> &
  Pick<ComponentProps<typeof LinkInput>, 'onChoose'>;

/** Where a button leads: a page of the site, or any address. */
export function LinkField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  return <TranslatedField {...props}>{(field) => <OwnLinkField {...props} {...field} />}</TranslatedField>;
}

function OwnLinkField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { field, frame, empty, textControl } = useField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <LinkInput
          {...control}
          {...textControl}
          onChange={(address) => field.onChange(address || empty)}
          onChoose={props.onChoose}
        />
      )}
    </Field>
  );
}
