import './editor.css';
import { cx } from '@pano/ui/cx';
import type { FieldControl } from '@pano/ui/field';
import { TooltipProvider } from '@pano/ui/tooltip';
import type { Slice } from '@tiptap/pm/model';
import { type Editor, EditorContent } from '@tiptap/react';
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { defaultHeight, EditorSkeleton } from './editor-skeleton';
import { AltPrompt } from './images/alt-prompt';
import { ElsewhereNotice, hostsOfImages } from './images/elsewhere-notice';
import { PastedUploadsContext } from './images/pasted-image';
import { type ImageUpload, type UploadImage, useImageUpload } from './images/use-image-upload';
import { usePastedUploads } from './images/use-pasted-uploads';
import { EditorToolbar } from './toolbar/editor-toolbar';
import type { ImagePicker } from './toolbar/image-popover';
import { useDocumentSync } from './use-document-sync';
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
  /** Said while an image is being uploaded, in place of the usual text. */
  uploadText?: string;
  /** Called with each upload, a promise of whether the image was inserted into the text. */
  onUpload?: (work: Promise<boolean>) => void;
  ref?: Ref<RichTextEditorHandle>;
};

export function RichTextEditor({ onUploadImage, onUpload, ...props }: RichTextEditorProps) {
  const [initialValue] = useState(props.value);
  // Pictures without an alternative text, in the order in which they came into the text.
  const [undescribed, setUndescribed] = useState<string[]>([]);
  const promptFor = useCallback((src: string) => setUndescribed((all) => [...all, src]), []);
  const upload = useImageUpload(onUploadImage, onUpload, promptFor);
  const pastedUploads = usePastedUploads(upload.startUpload, promptFor);
  // One for each image.
  const [hosts, setHosts] = useState<string[]>([]);
  const tellElsewhere = useCallback((slice: Slice) => setHosts((all) => [...all, ...hostsOfImages(slice)]), []);
  const editor = useTextEditor({
    ...props,
    initialValue,
    insertFiles: upload.insertFiles,
    onForeignSlice: tellElsewhere,
  });
  if (!editor) return <EditorSkeleton height={props.height ?? defaultHeight} />;
  const [src] = undescribed;
  const prompt = src ? (
    <AltPrompt key={src} editor={editor} src={src} onDone={() => setUndescribed((all) => all.slice(1))} />
  ) : null;
  return (
    <PastedUploadsContext value={onUploadImage ? pastedUploads : null}>
      <EditorFrame
        {...props}
        editor={editor}
        initialValue={initialValue}
        upload={upload}
        imagePicker={props.imagePicker && promptAfter(props.imagePicker, promptFor)}
        prompt={
          <>
            {hosts.length > 0 ? <ElsewhereNotice hosts={hosts} onDone={() => setHosts([])} /> : null}
            {prompt}
          </>
        }
      />
    </PastedUploadsContext>
  );
}

/** The picker, asking for the alternative text of a picture that has none. */
const promptAfter =
  (picker: ImagePicker, promptFor: (src: string) => void): ImagePicker =>
  (insert) =>
    picker((image) => {
      insert(image);
      if (!image.alt) promptFor(image.src);
    });

type FrameProps = Omit<RichTextEditorProps, 'onUploadImage'> & {
  editor: Editor;
  /** What the editor was made with. */
  initialValue: string;
  upload: ImageUpload;
  /** Stands below the text. */
  prompt: ReactNode;
};

/** The editor with everything around the text. */
function EditorFrame({ editor, initialValue, upload, height = defaultHeight, disabled = false, ...props }: FrameProps) {
  const { control, labelId } = props;
  const { flush, words } = useDocumentSync(editor, initialValue, props.value, props.onChange);
  useImperativeHandle(
    props.ref,
    // The form decides what comes into view: the message of the field stands above it.
    () => ({ focus: () => editor.commands.focus(null, { scrollIntoView: false }), flush }),
    [editor, flush],
  );
  useLabelClick(labelId, editor);

  const handleBlur = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
  };

  return (
    <TooltipProvider>
      <fieldset
        aria-labelledby={labelId}
        data-rich-text=""
        data-invalid={control['aria-invalid']}
        data-disabled={disabled || undefined}
        className={frameClass}
        onBlur={handleBlur}
      >
        <EditorToolbar editor={editor} controls={control.id} disabled={disabled} imagePicker={props.imagePicker} />
        <EditorContent editor={editor} className="rich-text-scroller resize-y overflow-auto" style={{ height }} />
        {props.prompt}
        <EditorFooter
          hintId={`${control.id}-keys`}
          words={words}
          isUploading={upload.isUploading}
          uploadText={props.uploadText}
          failure={upload.failure}
        />
      </fieldset>
    </TooltipProvider>
  );
}

const frameClass = cx(
  'min-w-0 rounded-control border border-line-strong bg-surface transition-[border-color,box-shadow] duration-120',
  'not-data-disabled:hover:border-ink-2 data-invalid:border-err data-invalid:ring-1 data-invalid:ring-err',
  'focus-within:border-focus! focus-within:ring-3 focus-within:ring-focus-ring',
);

/** A browser sends clicks on a label only to elements of forms. */
function useLabelClick(labelId: string, editor: Editor): void {
  useEffect(() => {
    const label = document.getElementById(labelId);
    const handleClick = () => editor.commands.focus();
    label?.addEventListener('click', handleClick);
    return () => label?.removeEventListener('click', handleClick);
  }, [editor, labelId]);
}

type Props = {
  hintId: string;
  words: number;
  isUploading: boolean;
  uploadText: string | undefined;
  failure: { message: string } | null;
};

export function EditorFooter({ hintId, words, isUploading, uploadText, failure }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 border-t border-line px-3 py-1.5 text-[0.8125rem] leading-snug text-ink-3 tabular-nums">
      <span>{t('editor.words', { count: words })}</span>
      <span id={hintId} className="sr-only">
        {t('editor.keys')}
      </span>
      <span role="status">{isUploading ? (uploadText ?? t('editor.uploading')) : null}</span>
      {failure ? (
        <span role="alert" className="font-[540] text-err">
          {failure.message || t('editor.uploadFailed')}
        </span>
      ) : null}
    </div>
  );
}
