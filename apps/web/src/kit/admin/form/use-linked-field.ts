import { type RefObject, useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { FieldLabels } from './field-labels';
import type { SchemaForm } from './use-schema-form';

/** Whether the address leads to this field of a form, as in /admin/articles/7#excerpt. */
export const useIsLinked = (name: string): boolean => useLocation().hash === `#${name}`;

/**
 * Gives that field the focus once the fields are shown, unfolded where it is folded. Texts with an editor take it when
 * that is loaded.
 */
export function useLinkedField<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  element: RefObject<HTMLFormElement | null>,
  labels: FieldLabels,
  { isShown }: { isShown: boolean },
): void {
  const { hash } = useLocation();
  const { setFocus } = form;
  const linked = [...labels.keys()].find((label): label is Path<Values> => `#${label}` === hash);
  const name = isShown ? linked : undefined;
  useEffect(() => {
    if (!name) return;
    const fold = element.current?.querySelector(`[name="${name}"]`)?.closest('details');
    if (fold) fold.open = true;
    setFocus(name);
  }, [name, element, setFocus]);
}
