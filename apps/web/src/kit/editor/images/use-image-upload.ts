import type { EditorView } from '@tiptap/pm/view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type EditorImage, fileSize, imageAttributes } from './image';
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

  /** Reports nothing of a file that turns out to be no picture; what it was for has a word for that. */
  const uploadFile = useCallback(async (given: File | Promise<File | null>, send: UploadImage, show: ShowImage) => {
    setFailure(null);
    setRunning((count) => count + 1);
    try {
      const file = await given;
      const [src, size] = file ? await Promise.all([send(file), fileSize(file)]) : [];
      show(src === undefined ? null : { src, alt: '', ...size });
      return src !== undefined;
    } catch (error) {
      setFailure({ message: error instanceof Error ? error.message : '' });
      show(null);
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
  }, []);

  /** Shows the stored picture, or that there is none; answers whether the editor takes pictures. */
  const startUpload = useCallback(
    (file: File | Promise<File | null>, show: ShowImage): boolean => {
      const { upload: send, onUpload: tell } = current.current;
      if (!send) return false;
      tell?.(uploadFile(file, send, show));
      return true;
    },
    [uploadFile],
  );

  const insertFiles = useCallback(
    (view: EditorView, transfer: DataTransfer | null, position: number): boolean => {
      const files = imageFiles(transfer);
      if (!current.current.upload) return false;
      for (const file of files) {
        const id = {};
        view.dispatch(addPlaceholder(view.state.tr, id, position));
        startUpload(file, (image) => {
          if (view.isDestroyed) return;
          if (!image) return view.dispatch(removePlaceholder(view.state.tr, id));
          putImage(view, id, image);
          current.current.onInserted(image.src);
        });
      }
      return files.length > 0;
    },
    [startUpload],
  );

  return { insertFiles, startUpload, isUploading: running > 0, failure };
}

/** Gets null where no picture was stored. */
type ShowImage = (image: EditorImage | null) => void;

function putImage(view: EditorView, id: object, image: EditorImage): void {
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
