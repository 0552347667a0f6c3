import type { Editor } from '@tiptap/core';

/**
 * For menus and panels that close: the caret goes back into the text, as the choice was made for what is written next.
 * Who closed it by going to another field stays there.
 */
export function focusText(editor: Editor) {
  return (event: Event) => {
    event.preventDefault();
    if (document.activeElement === document.body) editor.commands.focus(null, { scrollIntoView: false });
  };
}
