import type { Editor, Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TableRules } from './table-rules';

/** Holds paragraphs, as what the server keeps: no list, heading or table in a table. It is neither merged nor measured. */
const cell = {
  content: 'paragraph+',
  addAttributes() {
    const fixed = (value: number | null) => ({ default: value, rendered: false, parseHTML: () => value });
    return { colspan: fixed(1), rowspan: fixed(1), colwidth: fixed(null) };
  },
};

export const tableExtensions: Extensions = [
  Table.extend({ renderHTML: () => ['div', { class: 'table-box' }, ['table', ['tbody', 0]]] }).configure({
    View: null,
  }),
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  TableCell.extend(cell),
  TableHeader.extend(cell),
  TableRules,
];

/** Two columns, for a name and its value, below a header row; after what is selected. */
export function insertTable(editor: Editor): void {
  editor
    .chain()
    .setTextSelection(editor.state.selection.to)
    .insertTable({ rows: 3, cols: 2, withHeaderRow: true })
    .run();
}

/** The last row, or the last column, takes the table with it. */
export function deleteRow(editor: Editor): void {
  if (!editor.commands.deleteRow()) editor.commands.deleteTable();
}

export function deleteColumn(editor: Editor): void {
  if (!editor.commands.deleteColumn()) editor.commands.deleteTable();
}
