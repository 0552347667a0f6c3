import { isLink } from '@pano/api/urls';
import type { FieldControl } from '@pano/ui/field';
import { Extension } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorProps, type EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useState } from 'react';
import { documentExtensions } from './document/extensions';
import { fromHtml } from './document/from-html';
import { HeadingRule } from './document/heading-rule';
import { PastedImage } from './images/pasted-image';
import { UploadPlaceholders } from './images/upload-placeholders';
import { cleanPastedHtml } from './paste/clean-pasted-html';
import { matchLinks } from './paste/match-links';
import { PastedLinks } from './paste/pasted-links';
import { readPlainText } from './paste/plain-text';
import { unwrapLink } from './paste/wrapped-links';

type Options = {
  initialValue: string;
  control: FieldControl;
  labelId: string;
  disabled?: boolean;
  /** Answers whether it took the files; it has to stay the same function. */
  insertFiles: (view: EditorView, transfer: DataTransfer | null, position: number) => boolean;
  /** Gets what was pasted or dropped from outside of our editors; it has to stay the same function. */
  onForeignSlice: (slice: Slice) => void;
};

/** The editor of one text, from the second render on. Later values are brought in by `useDocumentSync`. */
export function useTextEditor(options: Options): Editor | null {
  const { initialValue, control, labelId, disabled = false } = options;
  const [content] = useState(() => fromHtml(initialValue).toJSON());
  const editorProps = useEditorProps(control, labelId, disabled, options.insertFiles, options.onForeignSlice);
  const editor = useEditor({
    extensions,
    content,
    editorProps,
    editable: !disabled,
    // Made while rendering, it would be thrown away again when the code has just arrived: React delays that commit.
    immediatelyRender: false,
    injectCSS: false,
    // Lists begin like in Word, headings like in WhatsApp and Notion; other markdown would surprise who does not know it.
    enableInputRules: ['bulletList', 'orderedList', 'headingRule'],
    enablePasteRules: ['pastedLinks'],
  });
  useEffect(() => {
    if (editor?.isEditable === disabled) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  return editor;
}

function useEditorProps(
  control: FieldControl,
  labelId: string,
  disabled: boolean,
  insertFiles: Options['insertFiles'],
  onForeignSlice: Options['onForeignSlice'],
): EditorProps {
  const { id, lang, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'aria-required': isRequired } = control;
  return useMemo(
    () => ({
      attributes: {
        id,
        class: 'prose',
        // A translation of the page would become part of the text.
        translate: 'no',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': [describedBy, `${id}-keys`].filter(Boolean).join(' '),
        ...(lang ? { lang } : {}),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
        ...(isRequired ? { 'aria-required': 'true' } : {}),
        ...(disabled ? { 'aria-disabled': 'true' } : {}),
      },
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: readPlainText,
      handlePaste: (view, event, slice) => {
        const { clipboardData } = event;
        if (insertFiles(view, clipboardData, view.state.selection.from)) return true;
        if (linkSelection(view, clipboardData)) return true;
        if (!isOwn(clipboardData)) onForeignSlice(slice);
        return false;
      },
      handleDrop: (view, event, slice, isMove) => {
        const position = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        if (isMove || position === undefined) return false;
        if (!insertFiles(view, event.dataTransfer, position)) {
          if (!isOwn(event.dataTransfer)) onForeignSlice(slice);
          return false;
        }
        event.preventDefault();
        return true;
      },
    }),
    [id, lang, labelId, describedBy, isInvalid, isRequired, disabled, insertFiles, onForeignSlice],
  );
}

/** Whether the content comes from one of our editors. */
const isOwn = (transfer: DataTransfer | null) => transfer?.getData('text/html').includes('data-pm-slice') ?? false;

/** An address pasted over selected words becomes their link. */
function linkSelection(view: EditorView, clipboard: DataTransfer | null): boolean {
  const { state } = view;
  const link = state.schema.marks.link;
  const href = addressIn(clipboard?.getData('text/plain') ?? '');
  if (!link || state.selection.empty || href === null) return false;
  const { from, to } = state.selection;
  view.dispatch(state.tr.addMark(from, to, link.create({ href })));
  return true;
}

/** Null for what is more than an address. Mail addresses and telephone numbers replace the words, as they may be newer. */
function addressIn(text: string): string | null {
  const address = text.trim();
  if (/^[a-z]+:\S+$/i.test(address) && isLink(address)) return unwrapLink(address);
  const [match] = matchLinks(address);
  return match?.text === address && /^https?:/.test(match.href) ? match.href : null;
}

/** Ways out of the text: Alt+F10 to the toolbar, Escape and then Tab to the next field even from within a list. */
const Keyboard = Extension.create({
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

/** Keeps the selected text marked while the address of its link is being typed elsewhere. */
const BlurredSelection = Extension.create({
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

const extensions = [
  ...documentExtensions,
  HeadingRule,
  Keyboard,
  BlurredSelection,
  UploadPlaceholders,
  PastedImage,
  PastedLinks,
];
