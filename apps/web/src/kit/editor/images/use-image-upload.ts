import type { EditorView } from '@tiptap/pm/view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fileSize, imageAttributes } from './image';
import { addPlaceholder, placeholderPosition, removePlaceholder } from './upload-placeholders';

export type UploadImage = (file: File) => Promise<string>;

export type ImageUpload = ReturnType<typeof useImageUpload>;

/** Uploads image files that are pasted or dropped into the text, and says how that goes. */
export function useImageUpload(
  upload: UploadImage | undefined,
  onUpload: ((work: Promise<boolean>) => void) | undefined,
  onInserted: (src: string) => void,
) {
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState<{ message: string } | null>(null);
  const current = useRef({ upload, onUpload, onInserted });
  useEffect(() => {
    current.current = { upload, onUpload, onInserted };
  }, [upload, onUpload, onInserted]);

  const insertFile = useCallback(async (view: EditorView, file: File, position: number, send: UploadImage) => {
    const id = {};
    view.dispatch(addPlaceholder(view.state.tr, id, position));
    setFailure(null);
    setRunning((count) => count + 1);
    try {
      const [src, size] = await Promise.all([send(file), fileSize(file)]);
      if (!view.isDestroyed) {
        putImage(view, id, { src, alt: '', ...size });
        current.current.onInserted(src);
      }
      return true;
    } catch (error) {
      setFailure({ message: error instanceof Error ? error.message : '' });
      if (!view.isDestroyed) view.dispatch(removePlaceholder(view.state.tr, id));
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
  }, []);

  const insertFiles = useCallback(
    (view: EditorView, transfer: DataTransfer | null, position: number): boolean => {
      const { upload: send, onUpload: tell } = current.current;
      const files = imageFiles(transfer);
      if (files.length === 0 || !send) return false;
      for (const file of files) {
        const work = insertFile(view, file, position, send);
        tell?.(work);
      }
      return true;
    },
    [insertFile],
  );

  return { insertFiles, isUploading: running > 0, failure };
}

function putImage(view: EditorView, id: object, image: Parameters<typeof imageAttributes>[0]): void {
  const position = placeholderPosition(view.state, id);
  const node = view.state.schema.nodes.image?.create(imageAttributes(image));
  const transaction = removePlaceholder(view.state.tr, id);
  view.dispatch(position === null || !node ? transaction : transaction.insert(position, node));
}

/** Word puts a picture of the text beside the text itself, so files count only where there are no words. */
function imageFiles(transfer: DataTransfer | null): File[] {
  if (!transfer || hasWords(transfer)) return [];
  // Many systems have no type for the photos of an iPhone.
  return [...transfer.files].filter(({ name, type }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name));
}

function hasWords(transfer: DataTransfer): boolean {
  const { body } = new DOMParser().parseFromString(transfer.getData('text/html'), 'text/html');
  return (body.textContent ?? '').trim() !== '';
}
