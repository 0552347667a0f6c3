import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, get, useController } from 'react-hook-form';
import { useMessageText } from '../use-failure-toast';

/** What every field of a form takes. `Value` limits the names to fields that hold such a value. */
export interface FormFieldProps<Values extends FieldValues, Output, Value> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Value>;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  /** Stands beside the label. */
  note?: ReactNode;
  className?: string;
}

/** Connects a field to its form: its value, its message in words, and what an emptied field goes back to. */
export function useField<Values extends FieldValues, Output, Value>({
  control,
  name,
}: Pick<FormFieldProps<Values, Output, Value>, 'control' | 'name'>) {
  const { field, fieldState, formState } = useController({ control, name });
  const messageText = useMessageText();
  const initial: unknown = get(formState.defaultValues, name);
  // Optional fields start as null; typing into one and emptying it again is no change.
  const empty = initial === null ? null : '';
  return {
    field,
    error: fieldState.error?.message ? messageText(fieldState.error.message) : undefined,
    empty,
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
