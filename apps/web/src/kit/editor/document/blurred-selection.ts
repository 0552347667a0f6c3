import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Keeps the selected text marked while the address of its link is being typed elsewhere. */
export const BlurredSelection = Extension.create({
  name: 'blurredSelection',

  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations: ({ doc, selection }) => {
            if (selection.empty || editor.isFocused || !editor.isEditable) return null;
            return DecorationSet.create(doc, [
              Decoration.inline(selection.from, selection.to, { class: 'blurred-selection' }),
            ]);
          },
        },
      }),
    ];
  },
});
