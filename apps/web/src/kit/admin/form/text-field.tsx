import { Field } from '@pano/ui/field';
import { CharCounter } from '@pano/ui/progress-bar';
import { Textarea, TextInput } from '@pano/ui/text-input';
import type { ComponentProps } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
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
  /** The length to aim at, for a counter below the text. */
  counted?: { min: number; max: number };
}

export function TextareaField<Values extends FieldValues, Output>(props: TextareaFieldProps<Values, Output>) {
  return <TranslatedField {...props}>{(field) => <OwnTextareaField {...props} {...field} />}</TranslatedField>;
}

function OwnTextareaField<Values extends FieldValues, Output>(props: TextareaFieldProps<Values, Output>) {
  const { rows, counted } = props;
  const { frame, textControl } = useField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Textarea {...control} rows={rows} {...textControl} />
          {counted ? <TypedCounter {...props} {...counted} /> : null}
        </>
      )}
    </Field>
  );
}

type CounterProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output, Text> & {
  min: number;
  max: number;
};

/** Of its own, so that typing draws only the counter anew. */
function TypedCounter<Values extends FieldValues, Output>(props: CounterProps<Values, Output>) {
  const text = useWatch({ control: props.control, name: props.name });
  return <CharCounter length={String(text ?? '').length} min={props.min} max={props.max} />;
}
