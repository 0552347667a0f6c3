import type { EditorView } from '@tiptap/pm/view';
import { useMemo, useRef } from 'react';
import { type EditorImage, fileSize, imageAttributes } from './image';
import type { ImageUpload } from './use-image-upload';

export type PastedUploads = {
  /** Uploads a picture of the text once, wherever it stands in it, and puts the stored one in its place. */
  start: (view: EditorView, source: string) => void;
  /** Lets a picture be chosen and hands over the source by which `start` finds it. */
  choose: (onChosen: (source: string) => void) => void;
};

/** Brings to the library what pasted text has of pictures; what cannot be read is marked in the text. */
export function usePastedUploads(
  startUpload: ImageUpload['startUpload'],
  onUndescribed: (src: string) => void,
): PastedUploads {
  /** By source, also once they are stored: undoing and redoing a paste brings the source back. */
  const stored = useRef(new Map<string, EditorImage | null>());
  const chosen = useRef(new Map<string, File>());
  const input = useRef<HTMLInputElement>(null);
  return useMemo(
    () => ({
      start: (view, source) => {
        const known = stored.current.get(source);
        if (known) return showImage(view, source, known);
        // Under way.
        if (known === null) return;
        stored.current.set(source, null);
        const show = (image: EditorImage | null) => {
          if (image) stored.current.set(source, image);
          else stored.current.delete(source);
          if (view.isDestroyed) return;
          showImage(view, source, image);
          if (image && isUndescribed(view, image.src)) onUndescribed(image.src);
        };
        if (!startUpload(chosen.current.get(source) ?? readPicture(source), show)) show(null);
      },
      choose: (onChosen) => {
        const field = document.createElement('input');
        field.type = 'file';
        field.accept = 'image/*';
        field.addEventListener('change', () => {
          const [file] = field.files ?? [];
          if (!file) return;
          const source = `chosen:${chosen.current.size}`;
          chosen.current.set(source, file);
          onChosen(source);
        });
        // Held, as some browsers forget a field that belongs to no page while its dialog is open.
        input.current = field;
        field.click();
      },
    }),
    [startUpload, onUndescribed],
  );
}

/** Null for content that no browser can draw. */
async function readPicture(source: string): Promise<File | null> {
  const [, type = '', kind = '', content = ''] = /^data:(image\/([a-z]+));base64,(.*)$/is.exec(source) ?? [];
  const bytes = decodeBase64(content);
  const file = bytes && new File([bytes], `image.${kind.toLowerCase()}`, { type: type.toLowerCase() });
  return file && (await fileSize(file)) ? file : null;
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function showImage(view: EditorView, source: string, image: EditorImage | null): void {
  const { tr, doc, schema } = view.state;
  doc.descendants((node, position) => {
    if (node.type.name !== 'pastedImage' || node.attrs.source !== source) return;
    const attributes = image && imageAttributes({ ...image, alt: String(node.attrs.alt) });
    const shown = attributes && schema.nodes.image?.create(attributes, null, node.marks);
    if (shown) tr.replaceWith(position, position + node.nodeSize, shown);
    else tr.setNodeAttribute(position, 'source', null);
  });
  // Undoing takes back the paste, not the upload.
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
}

function isUndescribed({ state }: EditorView, src: string): boolean {
  let isThere = false;
  state.doc.descendants(({ type, attrs }) => {
    isThere ||= type.name === 'image' && attrs.src === src && !attrs.alt;
  });
  return isThere;
}
