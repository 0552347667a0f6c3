import type { Editor } from '@tiptap/core';
import {
  Bold,
  Italic,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { clearFormatting, indent, toggleBlockquote, toggleScript } from '../document/commands';
import { insertTable } from '../document/table';
import type { ToolbarState } from './use-toolbar-state';

export type ToolbarCommand = {
  /** Of its text in the catalog. */
  name: keyof typeof import('@pano/i18n/tr/admin/index').admin.editor.commands;
  icon: LucideIcon;
  run: (editor: Editor) => unknown;
  /** Its button shows whether the selection has what it makes, which is named like it. */
  toggles?: boolean;
  isIdle?: (state: ToolbarState) => boolean;
  /** The key that does the same together with Ctrl or Cmd. */
  key?: string;
};

export const emphasisCommands: ToolbarCommand[] = [
  { name: 'bold', icon: Bold, key: 'B', run: (editor) => editor.commands.toggleBold(), toggles: true },
  { name: 'italic', icon: Italic, key: 'I', run: (editor) => editor.commands.toggleItalic(), toggles: true },
  { name: 'underline', icon: Underline, key: 'U', run: (editor) => editor.commands.toggleUnderline(), toggles: true },
  { name: 'strike', icon: Strikethrough, run: (editor) => editor.commands.toggleStrike(), toggles: true },
];

export const scriptCommands: ToolbarCommand[] = [
  { name: 'subscript', icon: Subscript, run: (editor) => toggleScript(editor, 'subscript'), toggles: true },
  { name: 'superscript', icon: Superscript, run: (editor) => toggleScript(editor, 'superscript'), toggles: true },
];

export const listCommands: ToolbarCommand[] = [
  {
    name: 'orderedList',
    icon: ListOrdered,
    run: (editor) => editor.commands.toggleOrderedList(),
    toggles: true,
    isIdle: isInTable,
  },
  {
    name: 'bulletList',
    icon: List,
    run: (editor) => editor.commands.toggleBulletList(),
    toggles: true,
    isIdle: isInTable,
  },
  {
    name: 'outdent',
    icon: ListIndentDecrease,
    run: (editor) => indent(editor, -1),
    isIdle: (state) => !state.canOutdent,
  },
  { name: 'indent', icon: ListIndentIncrease, run: (editor) => indent(editor, 1), isIdle: (state) => !state.canIndent },
];

export const blockCommands: ToolbarCommand[] = [
  { name: 'blockquote', icon: TextQuote, run: toggleBlockquote, toggles: true, isIdle: isInTable },
  {
    name: 'codeBlock',
    icon: SquareCode,
    run: (editor) => editor.commands.toggleCodeBlock(),
    toggles: true,
    isIdle: isInTable,
  },
];

export const plainCommands: ToolbarCommand[] = [
  { name: 'clear', icon: RemoveFormatting, run: clearFormatting },
  { name: 'undo', icon: Undo2, key: 'Z', run: (editor) => editor.commands.undo(), isIdle: (state) => !state.canUndo },
  { name: 'redo', icon: Redo2, key: 'Y', run: (editor) => editor.commands.redo(), isIdle: (state) => !state.canRedo },
];

export const tableCommands: ToolbarCommand[] = [{ name: 'table', icon: Table, run: insertTable, isIdle: isInTable }];

/** The cells of a table hold paragraphs only. */
function isInTable({ active }: ToolbarState): boolean {
  return active.includes('table');
}
