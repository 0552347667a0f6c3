import { Field } from '@pano/ui/field';
import { Textarea, TextInput } from '@pano/ui/text-input';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TranslatedField } from './english/translated-field';
import { type FormFieldProps, useField } from './use-field';

type Text = string | null | undefined;

interface TextFieldProps<Values extends FieldValues, Output> extends FormFieldProps<Values, Output, Text> {
  input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'autoComplete' | 'list' | 'spellCheck'>;
}

export function TextField<Values extends FieldValues, Output>(props: TextFieldProps<Values, Output>) {
  return <TranslatedField {...props}>{(field) => <OwnTextField {...props} {...field} />}</TranslatedField>;
}

function OwnTextField<Values extends FieldValues, Output>(props: TextFieldProps<Values, Output>) {
  const { frame, textControl } = useField(props);
  return (
    <Field {...frame}>
      {(control) => <TextInput autoComplete="off" {...props.input} {...control} {...textControl} />}
    </Field>
  );
}

interface TextareaFieldProps<Values extends FieldValues, Output> extends FormFieldProps<Values, Output, Text> {
  rows?: number;
  /** Below the text, such as a counter. */
  after?: ReactNode;
}

export function TextareaField<Values extends FieldValues, Output>(props: TextareaFieldProps<Values, Output>) {
  return <TranslatedField {...props}>{(field) => <OwnTextareaField {...props} {...field} />}</TranslatedField>;
}

function OwnTextareaField<Values extends FieldValues, Output>(props: TextareaFieldProps<Values, Output>) {
  const { rows, after } = props;
  const { frame, textControl } = useField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Textarea {...control} rows={rows} {...textControl} />
          {after}
        </>
      )}
    </Field>
  );
}
