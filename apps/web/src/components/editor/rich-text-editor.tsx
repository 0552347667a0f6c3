import type { FieldControl } from '@pano/ui/field';
import { type Ref, useState } from 'react';
import { EditorFrame } from './editor-frame';
import { defaultHeight, EditorSkeleton } from './editor-skeleton';
import { type UploadImage, useImageUpload } from './images/use-image-upload';
import type { ImagePicker } from './toolbar/image-popover';
import { useTextEditor } from './use-text-editor';

export type RichTextEditorHandle = {
  focus: () => void;
  /** Reports what is still waiting for a pause in typing. */
  flush: () => void;
};

export type RichTextEditorProps = {
  value: string;
  /** Gets HTML that the server's cleaning leaves untouched, or '' for a text without content. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Of the text area, in pixels. */
  height?: number;
  /** Both from the `Field` around the editor. */
  control: FieldControl;
  labelId: string;
  disabled?: boolean;
  imagePicker?: ImagePicker;
  /** Resolves to the address of the stored image. Without it, pasted and dropped picture files are ignored. */
  onUploadImage?: UploadImage;
  /** Hears of each upload; it resolves to whether the picture stands in the text. */
  onUpload?: (work: Promise<boolean>) => void;
  ref?: Ref<RichTextEditorHandle>;
};

export function RichTextEditor({ onUploadImage, onUpload, ...props }: RichTextEditorProps) {
  const [initialValue] = useState(props.value);
  const upload = useImageUpload(onUploadImage, onUpload);
  const editor = useTextEditor({ ...props, initialValue, insertFiles: upload.insertFiles });
  if (!editor) return <EditorSkeleton height={props.height ?? defaultHeight} />;
  return <EditorFrame {...props} editor={editor} initialValue={initialValue} upload={upload} />;
}
