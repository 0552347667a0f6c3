import type { FieldPath, FieldValues } from 'react-hook-form';

/** Whether a dotted path, as the server names a field, leads to a field of the form. */
export function isPathOf<Values extends FieldValues>(values: Values, path: string): path is FieldPath<Values> {
  return Object.hasOwn(values, path.split('.')[0] ?? '');
}
