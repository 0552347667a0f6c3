import { type RefObject, useEffect } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { SchemaForm } from './use-schema-form';

/** How many fields have an error, and the way to the first of them, which each failed submission takes by itself. */
export function useFormErrors<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  element: RefObject<HTMLFormElement | null>,
) {
  const { errors, submitCount } = useFormState({ control: form.control });
  useEffect(() => {
    if (submitCount > 0) focusFirstError(element.current);
  }, [submitCount, element]);
  return { count: countErrors(errors), focusFirst: () => focusFirstError(element.current) };
}

/** Counts the fields with an error, also those in groups and lists. */
export function countErrors(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('type' in errors && typeof errors.type === 'string') return 1;
  return Object.values(errors).reduce<number>((count, error) => count + countErrors(error), 0);
}

/** Focuses the first field with a message, unfolded where it is folded, and scrolls to it: it may be far from the save button. */
function focusFirstError(form: HTMLFormElement | null): void {
  const message = form?.querySelector('[data-field-error]');
  if (!form || !message) return;
  const fold = message.closest('details');
  if (fold) fold.open = true;
  form.querySelector<HTMLElement>(`[aria-describedby~="${message.id}"]`)?.focus({ preventScroll: true });
  message.scrollIntoView({ block: 'center' });
}
