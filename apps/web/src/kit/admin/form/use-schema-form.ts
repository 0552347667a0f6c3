import { zodResolver } from '@hookform/resolvers/zod';
import { completeLink } from '@pano/api/urls';
import { useEffect } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import * as z from 'zod';

/** The control of a form over a schema. */
export type SchemaControl<Schema extends z.ZodType<FieldValues, FieldValues>> = Control<
  z.input<Schema>,
  unknown,
  z.output<Schema>
>;

const secondLookMs = 600;

/** A form over a shared schema: what people edit, and what a valid submission turns it into. */
export type SchemaForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>;

/**
 * Checks on submit at first, while typing after that. A message goes away as soon as its field is edited, and comes
 * back after a pause if the field is still wrong.
 */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Values>,
  values: DefaultValues<Values>,
): SchemaForm<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: values,
    delayError: secondLookMs,
  });
  const { subscribe, clearErrors, getValues } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change' && name && isFieldPath(getValues(), name)) clearErrors(name);
        },
      }),
    [subscribe, clearErrors, getValues],
  );
  return form;
}

/** Whether a dotted path, as the server names a field, leads to a field of the form. */
export function isFieldPath<Values extends FieldValues>(values: Values, path: string): path is FieldPath<Values> {
  return Object.hasOwn(values, path.split('.')[0] ?? '');
}

/**
 * An optional link as people type it: `ornek.com`, a phone number and a mail address become complete links before the
 * rules of the stored value are applied. What cannot become a link is left to them.
 */
export const typedLink = <Output>(stored: z.ZodType<Output, string | null | undefined>) =>
  z
    .string()
    .nullish()
    .transform((text) => (text ? (completeLink(text) ?? text) : text))
    .pipe(stored);
