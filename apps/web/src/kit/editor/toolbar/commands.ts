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
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { clearFormatting, indent, toggleBlockquote, toggleScript } from '../document/commands';
import type { ToolbarState } from './use-toolbar-state';

export type ToolbarCommand = {
  /** Of its text in the catalog. */
  name: keyof typeof import('@pano/i18n/tr/admin/index').admin.editor.commands;
  icon: LucideIcon;
  run: (editor: Editor) => unknown;
  isPressed?: (state: ToolbarState) => boolean;
  isIdle?: (state: ToolbarState) => boolean;
  /** The key that does the same together with Ctrl or Cmd. */
  key?: string;
};

export const emphasisCommands: ToolbarCommand[] = [
  {
    name: 'bold',
    icon: Bold,
    key: 'B',
    run: (editor) => editor.commands.toggleBold(),
    isPressed: (state) => state.bold,
  },
  {
    name: 'italic',
    icon: Italic,
    key: 'I',
    run: (editor) => editor.commands.toggleItalic(),
    isPressed: (state) => state.italic,
  },
  {
    name: 'underline',
    icon: Underline,
    key: 'U',
    run: (editor) => editor.commands.toggleUnderline(),
    isPressed: (state) => state.underline,
  },
  {
    name: 'strike',
    icon: Strikethrough,
    run: (editor) => editor.commands.toggleStrike(),
    isPressed: (state) => state.strike,
  },
];

export const scriptCommands: ToolbarCommand[] = [
  {
    name: 'subscript',
    icon: Subscript,
    run: (editor) => toggleScript(editor, 'subscript'),
    isPressed: (state) => state.subscript,
  },
  {
    name: 'superscript',
    icon: Superscript,
    run: (editor) => toggleScript(editor, 'superscript'),
    isPressed: (state) => state.superscript,
  },
];

export const listCommands: ToolbarCommand[] = [
  {
    name: 'orderedList',
    icon: ListOrdered,
    run: (editor) => editor.commands.toggleOrderedList(),
    isPressed: (state) => state.orderedList,
  },
  {
    name: 'bulletList',
    icon: List,
    run: (editor) => editor.commands.toggleBulletList(),
    isPressed: (state) => state.bulletList,
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
  {
    name: 'blockquote',
    icon: TextQuote,
    run: toggleBlockquote,
    isPressed: (state) => state.blockquote,
  },
  {
    name: 'codeBlock',
    icon: SquareCode,
    run: (editor) => editor.commands.toggleCodeBlock(),
    isPressed: (state) => state.codeBlock,
  },
];

export const plainCommands: ToolbarCommand[] = [
  { name: 'clear', icon: RemoveFormatting, run: clearFormatting },
  { name: 'undo', icon: Undo2, key: 'Z', run: (editor) => editor.commands.undo(), isIdle: (state) => !state.canUndo },
  { name: 'redo', icon: Redo2, key: 'Y', run: (editor) => editor.commands.redo(), isIdle: (state) => !state.canRedo },
];
