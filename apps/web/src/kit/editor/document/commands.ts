import type { Editor } from '@tiptap/core';
import { liftListItem, sinkListItem } from '@tiptap/pm/schema-list';
import { AllSelection, type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { maxIndent, type TextStyleAttributes } from './styles';

export function setTextStyle(editor: Editor, style: Partial<TextStyleAttributes>): void {
  editor.commands.setMark('textStyle', style);
}

/** Left is the default alignment, so it needs no style. */
export function setAlign(editor: Editor, align: string): void {
  const attributes = { align: align === 'left' ? null : align };
  editor.chain().updateAttributes('paragraph', attributes).updateAttributes('heading', attributes).run();
}

/** Inside a list the item moves a level, elsewhere the paragraphs and headings move a step. */
export function indent(editor: Editor, by: 1 | -1): void {
  indentCommand(editor, by)(withTextSelected(editor.state), editor.view.dispatch);
}

export function canIndent(editor: Editor, by: 1 | -1): boolean {
  return indentCommand(editor, by)(withTextSelected(editor.state));
}

function indentCommand(editor: Editor, by: 1 | -1): Command {
  const item = editor.schema.nodes.listItem;
  if (item && editor.isActive('listItem')) return by > 0 ? sinkListItem(item) : liftListItem(item);
  return (state, dispatch) => {
    const { tr } = state;
    state.doc.nodesBetween(state.selection.from, state.selection.to, (node, position) => {
      if (node.type.name !== 'paragraph' && node.type.name !== 'heading') return;
      const step = Math.min(maxIndent, Math.max(0, Number(node.attrs.indent) + by));
      if (step !== node.attrs.indent) tr.setNodeAttribute(position, 'indent', step);
    });
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };
}

/** Also takes the quotation away again with everything selected. */
export function toggleBlockquote(editor: Editor): void {
  const { from, to } = withTextSelected(editor.state).selection;
  editor.chain().setTextSelection({ from, to }).toggleBlockquote().run();
}

/** Plain paragraphs without links and styles; with nothing selected, of the block around the caret. */
export function clearFormatting(editor: Editor): void {
  editor
    .chain()
    .command(({ tr }) => {
      const { empty, $from, from, to } = tr.selection;
      tr.removeMark(empty ? $from.start() : from, empty ? $from.end() : to);
      tr.setStoredMarks([]);
      return true;
    })
    .clearNodes()
    .run();
}

/** One of the two at a time: a text is either raised or lowered. */
export function toggleScript(editor: Editor, script: 'subscript' | 'superscript'): void {
  const other = script === 'subscript' ? 'superscript' : 'subscript';
  editor.chain().unsetMark(other).toggleMark(script).run();
}

/** Select all takes the document itself, which has nothing around it to lift it out of; its text has. */
function withTextSelected(state: EditorState): EditorState {
  if (!(state.selection instanceof AllSelection)) return state;
  const { $from, $to } = state.selection;
  return state.apply(state.tr.setSelection(TextSelection.between($from, $to)));
}
