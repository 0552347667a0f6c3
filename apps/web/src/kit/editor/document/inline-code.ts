import { Mark } from '@tiptap/core';

/** Unlike Tiptap's own, it shares its text with other marks: a link around code stays a link. */
export const InlineCode = Mark.create({
  name: 'code',
  excludes: '',
  code: true,
  exitable: true,

  parseHTML() {
    return [{ tag: 'code' }];
  },

  renderHTML() {
    return ['code', 0];
  },

  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) };
  },
});
