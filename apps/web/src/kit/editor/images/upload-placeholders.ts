import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Marks where images will stand once they are uploaded, while the text around them goes on changing. */
export const UploadPlaceholders = Extension.create({
  name: 'uploadPlaceholders',

  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, before) => {
            const set = before.map(transaction.mapping, transaction.doc);
            const change: Change | undefined = transaction.getMeta(key);
            if (!change) return set;
            if ('remove' in change) return set.remove(find(set, change.remove));
            return set.add(transaction.doc, [Decoration.widget(change.position, placeholder, { id: change.add })]);
          },
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

export function addPlaceholder(transaction: Transaction, id: object, position: number): Transaction {
  return transaction.setMeta(key, { add: id, position } satisfies Change).setMeta('addToHistory', false);
}

export function removePlaceholder(transaction: Transaction, id: object): Transaction {
  return transaction.setMeta(key, { remove: id } satisfies Change);
}

/** Null when the text around it has been deleted meanwhile. */
export function placeholderPosition(state: EditorState, id: object): number | null {
  return find(key.getState(state) ?? DecorationSet.empty, id)[0]?.from ?? null;
}

type Change = { add: object; position: number } | { remove: object };

const key = new PluginKey<DecorationSet>('uploadPlaceholders');

const find = (set: DecorationSet, id: object) => set.find(undefined, undefined, (spec) => spec.id === id);

function placeholder(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'upload-placeholder skeleton';
  element.setAttribute('aria-hidden', 'true');
  return element;
}
