import { type FormEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorText, readClientError } from '#kit/shared/client-error.ts';
import { isFieldPath, type SchemaForm } from './use-schema-form';

/**
 * Sends a small form that is no record: errors of the server are shown at their fields, all others above the button.
 * @param failed said where the server gave no reason
 */
export function useSubmit<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  send: (values: Output) => Promise<void>,
  failed: string,
) {
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (values: Output) => {
    try {
      await send(values);
    } catch (error) {
      const fields = Object.entries(readClientError(error)?.fields ?? {});
      const [at] = fields.filter(([path]) => isFieldPath(form.getValues(), path));
      const [path, message] = at ?? [];
      if (path && isFieldPath(form.getValues(), path)) {
        form.setError(path, { type: 'server', message }, { shouldFocus: true });
      } else setFailure(errorText(error, failed));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (!form.formState.isSubmitting) void form.handleSubmit(attempt)();
  };
  return { submit, failure, busy: form.formState.isSubmitting };
}
