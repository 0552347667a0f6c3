import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { type Editor, useEditorState } from '@tiptap/react';
import { canIndent } from '../document/commands';

/** What the buttons show about the selection. The toolbar renders again only when something in here changes. */
export function useToolbarState(editor: Editor) {
  return useEditorState({ editor, selector: ({ editor }) => toolbarState(editor) });
}

/** The marks and nodes of which a button shows whether the selection has them. */
const activeNames: readonly string[] = [
  'bold',
  'italic',
  'underline',
  'strike',
  'subscript',
  'superscript',
  'orderedList',
  'bulletList',
  'blockquote',
  'codeBlock',
  'link',
  'image',
  'table',
];

export type ToolbarState = ReturnType<typeof toolbarState>;

function toolbarState(editor: Editor) {
  const style = editor.getAttributes('textStyle');
  const block = editor.isActive('heading') ? editor.getAttributes('heading') : editor.getAttributes('paragraph');
  return {
    heading: editor.isActive('heading') ? String(block.level) : 'paragraph',
    face: text(style.face) ?? 'body',
    size: text(style.size) ?? 'normal',
    color: text(style.color),
    background: text(style.background),
    align: text(block.align) ?? 'left',
    active: activeNames.filter((name) => editor.isActive(name)),
    hasHeaderRow: hasHeaderRow(editor),
    canIndent: canIndent(editor, 1),
    canOutdent: canIndent(editor, -1),
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
  };
}

function hasHeaderRow({ state }: Editor): boolean {
  const { $from } = state.selection;
  const depths = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth));
  const table = depths.find(({ type }) => type.name === 'table');
  return table?.firstChild?.children.every(({ type }) => type.name === 'tableHeader') ?? false;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
