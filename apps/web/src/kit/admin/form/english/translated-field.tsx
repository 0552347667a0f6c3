import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '../use-field';
import { type EnglishTexts, Translated } from './english-context';

type Text = string | null | undefined;
type Named<Values extends FieldValues, Output> = Pick<
  FormFieldProps<Values, Output, Text>,
  'control' | 'name' | 'label'
>;

interface Props<Values extends FieldValues, Output> extends Named<Values, Output> {
  /** Draws the field of either form. */
  children: <FormValues extends FieldValues, FormOutput>(field: Named<FormValues, FormOutput>) => ReactNode;
}

/** A text of which the field looks alike in both languages. */
export function TranslatedField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, name, children } = props;
  return (
    <Translated
      control={control}
      name={name}
      label={props.label}
      turkish={(label) => children({ control, name, label })}
      english={(form, label) => children<EnglishTexts, EnglishTexts>({ control: form.control, name, label })}
    />
  );
}
