import type { Editor } from '@tiptap/core';

export type EditorImage = { src: string; alt: string; width?: number; height?: number };

/** Replaces the selection. With its size known, the page keeps room for the image before it has loaded. */
export function insertImage(editor: Editor, image: EditorImage): void {
  editor
    .chain()
    .focus()
    .insertContent({ type: 'image', attrs: imageAttributes(image) })
    .run();
}

export function imageAttributes({ src, alt, width, height }: EditorImage) {
  const hasSize = isPixels(width) && isPixels(height);
  return { src, alt, width: hasSize ? width : null, height: hasSize ? height : null };
}

/** The size of a picture file; null for what the browser cannot draw. */
export async function fileSize(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

const isPixels = (value: number | undefined): boolean => value !== undefined && value > 0 && value < 10_000;
