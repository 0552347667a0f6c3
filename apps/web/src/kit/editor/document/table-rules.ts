import { type Editor, Extension } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Keeps tables plain, and the caret free to leave them, on phones too. */
export const TableRules = Extension.create({
  name: 'tableRules',
  // Before the paragraph's own Enter.
  priority: 200,

  addKeyboardShortcuts() {
    return { Enter: ({ editor }) => addLineAbove(editor) };
  },

  addProseMirrorPlugins() {
    return [
      new Plugin({
        appendTransaction: (transactions, before, after) => {
          if (!transactions.some(({ docChanged }) => docChanged)) return null;
          const isPasted = transactions.some((transaction) => transaction.getMeta('paste'));
          const { tr } = after;
          after.doc.descendants((node, position) => {
            if (node.type.name === 'table') setHeaderRow(tr, node, position);
            return node.type.name !== 'table' && !node.isTextblock;
          });
          addLineBelow(tr);
          if (isPasted && tableDepth(before.selection.$from) === null) leaveTable(tr);
          return tr.steps.length > 0 || tr.selectionSet ? tr : null;
        },
        props: {
          transformPasted: (slice, { state }) =>
            tableDepth(state.selection.$from) === null ? slice : asLines(slice, state),
        },
      }),
    ];
  },
});

/** Only the first row can be a header row, and then it is one throughout; a row that is put above takes its place. */
function setHeaderRow(tr: Transaction, table: Node, position: number): void {
  const { tableHeader, tableCell } = table.type.schema.nodes;
  const hasHeader = table.firstChild?.children.some(({ type }) => type === tableHeader);
  table.forEach((row, rowOffset, place) => {
    const type = hasHeader && place === 0 ? tableHeader : tableCell;
    row.forEach((cell, cellOffset) => {
      if (cell.type !== type) tr.setNodeMarkup(position + rowOffset + cellOffset + 2, type);
    });
  });
}

/** The text goes on below a table at its end. An empty line there is not stored. */
function addLineBelow(tr: Transaction): void {
  const line = lineBelow(tr.doc);
  if (line) tr.insert(tr.doc.content.size, line);
}

/** Null where the text does not end with a table. */
export const lineBelow = (doc: Node): Node | null =>
  doc.lastChild?.type.name === 'table' ? doc.type.schema.node('paragraph') : null;

/** What is written after a pasted table does not belong into its last cell. */
function leaveTable(tr: Transaction): void {
  const { $from } = tr.selection;
  const depth = tableDepth($from);
  if (depth !== null) tr.setSelection(TextSelection.near(tr.doc.resolve($from.after(depth))));
}

/** Enter at the very beginning of a table with which the text begins gives it a line above, as in word processors. */
function addLineAbove({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection;
  const isFirst = Array.from({ length: $from.depth }, (_, depth) => $from.index(depth)).every((index) => index === 0);
  if (!empty || tableDepth($from) !== 1 || !isFirst || $from.parentOffset > 0) return false;
  const tr = state.tr.insert(0, state.schema.node('paragraph'));
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, 1)).scrollIntoView());
  return true;
}

/** A cell holds paragraphs only; with other blocks pasted into it the table would be cut in two. */
function asLines(slice: Slice, { schema }: EditorState): Slice {
  const isPlain = slice.content.content.every((node) => node.isInline || node.type.name === 'paragraph');
  if (isPlain || holdsCells(slice)) return slice;
  const lines: Node[] = [];
  slice.content.descendants((node) => {
    if (node.isTextblock) lines.push(schema.node('paragraph', null, node.content));
    return !node.isTextblock;
  });
  return new Slice(Fragment.from(lines), 1, 1);
}

/** Rows and cells, which take the places of those around the caret. */
function holdsCells({ content }: Slice): boolean {
  return content.childCount === 1 && content.firstChild?.type.spec.tableRole !== undefined;
}

function tableDepth($position: ResolvedPos): number | null {
  for (let depth = $position.depth; depth > 0; depth -= 1) {
    if ($position.node(depth).type.name === 'table') return depth;
  }
  return null;
}
