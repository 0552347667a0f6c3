import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, get, useController } from 'react-hook-form';
import { useMessageText } from '../use-failure-toast';
import { useFieldLabel } from './field-labels';

/**
 * What every field of a form takes. `Value` limits the names to fields that hold such a value. Label, hint and whether it
 * is required come from the form around; a field that this does not know names them itself.
 */
export interface FormFieldProps<Values extends FieldValues, Output, Value> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Value>;
  label?: string | undefined;
  required?: boolean;
  hint?: ReactNode;
  /** Stands beside the label. */
  note?: ReactNode;
  className?: string;
}

/** Connects a field to its form: its value, its label and message, and what an emptied field goes back to. */
export function useField<Values extends FieldValues, Output, Value>({
  control,
  name,
  ...props
}: FormFieldProps<Values, Output, Value>) {
  const { field, fieldState, formState } = useController({ control, name });
  const messageText = useMessageText();
  const known = useFieldLabel(name);
  const error = fieldState.error?.message ? messageText(fieldState.error.message) : undefined;
  const initial: unknown = get(formState.defaultValues, name);
  // Optional fields start as null; typing into one and emptying it again is no change.
  const empty = initial === null ? null : '';
  return {
    field,
    error,
    empty,
    /** For the `Field` around the control. */
    frame: {
      name: field.name,
      label: props.label ?? known.label,
      required: props.required ?? known.required,
      hint: props.hint ?? known.hint,
      note: props.note,
      className: props.className,
      error,
    },
    /** For a control that holds text. */
    textControl: {
      ref: field.ref,
      name: field.name,
      value: field.value ?? '',
      onBlur: field.onBlur,
      onChange: ({ target }: { target: { value: string } }) => field.onChange(target.value || empty),
    },
  };
}
