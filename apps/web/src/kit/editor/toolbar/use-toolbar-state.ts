import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { type Editor, useEditorState } from '@tiptap/react';
import { canIndent } from '../document/commands';

/** What the buttons show about the selection. The toolbar renders again only when something in here changes. */
export function useToolbarState(editor: Editor) {
  return useEditorState({ editor, selector: ({ editor }) => toolbarState(editor) });
}

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
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    subscript: editor.isActive('subscript'),
    superscript: editor.isActive('superscript'),
    orderedList: editor.isActive('orderedList'),
    bulletList: editor.isActive('bulletList'),
    blockquote: editor.isActive('blockquote'),
    codeBlock: editor.isActive('codeBlock'),
    link: editor.isActive('link'),
    image: editor.isActive('image'),
    canIndent: canIndent(editor, 1),
    canOutdent: canIndent(editor, -1),
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
