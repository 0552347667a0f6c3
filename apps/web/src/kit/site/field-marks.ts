import type { RecordKind } from '@pano/api/addresses';
import { createContext, useContext } from 'react';
import type { EditedRecord } from '../shared/preview-messages';

/** The record whose form is open beside a preview; pages for visitors have none. */
export const EditedContext = createContext<EditedRecord | null>(null);

export type FieldMark = { 'data-field': string; tabIndex: 0 } | undefined;

/** Marks what shows something within a field, such as `questions.2`. */
export const markBelow = (mark: FieldMark, path: string | number): FieldMark =>
  mark && { ...mark, 'data-field': `${mark['data-field']}.${path}` };

/**
 * Marks elements with the field of the record that they show: pressed in the preview, they lead to it in the form. For
 * visitors nothing is marked.
 * @param id zero for what there is only one of
 */
export function useFieldMarks(kind: RecordKind, id: number | undefined): (field: string) => FieldMark {
  const edited = useContext(EditedContext);
  const isEdited = edited?.kind === kind && edited.id === id;
  return (field) => (isEdited ? { 'data-field': field, tabIndex: 0 } : undefined);
}
