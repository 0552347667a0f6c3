import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Ways out of the text: Alt+F10 to the toolbar, Escape and then Tab to the next field even from within a list. */
export const Keyboard = Extension.create({
  name: 'keyboard',

  addKeyboardShortcuts() {
    return {
      'Alt-F10': ({ editor }) => {
        const toolbar = editor.view.dom.closest('[data-rich-text]')?.querySelector('[role="toolbar"]');
        if (!(toolbar instanceof HTMLElement)) return false;
        toolbar.focus();
        return true;
      },
    };
  },

  addProseMirrorPlugins() {
    let isLeaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_view, event) => {
              if (event.key === 'Tab' && isLeaving) {
                isLeaving = false;
                // Handled here means that no list takes the key; the browser moves the focus.
                return true;
              }
              if (event.key !== 'Shift') isLeaving = event.key === 'Escape';
              return false;
            },
          },
        },
      }),
    ];
  },
});
