import './editor.css';
import { cx } from '@pano/ui/cx';
import { TooltipProvider } from '@pano/ui/tooltip';
import { type Editor, EditorContent } from '@tiptap/react';
import { type FocusEvent, useEffect, useImperativeHandle } from 'react';
import { EditorFooter } from './editor-footer';
import { defaultHeight } from './editor-skeleton';
import type { ImageUpload } from './images/use-image-upload';
import type { RichTextEditorProps } from './rich-text-editor';
import { EditorToolbar } from './toolbar/editor-toolbar';
import { useDocumentSync } from './use-document-sync';

type Props = Omit<RichTextEditorProps, 'onUploadImage'> & {
  editor: Editor;
  /** What the editor was made with. */
  initialValue: string;
  upload: ImageUpload;
};

/** The editor with everything around the text. */
export function EditorFrame({
  editor,
  initialValue,
  upload,
  height = defaultHeight,
  disabled = false,
  ...props
}: Props) {
  const { control, labelId } = props;
  const { flush, words } = useDocumentSync(editor, initialValue, props.value, props.onChange);
  useImperativeHandle(props.ref, () => ({ focus: () => editor.commands.focus(), flush }), [editor, flush]);
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
        <EditorFooter
          hintId={`${control.id}-keys`}
          words={words}
          isUploading={upload.isUploading}
          failure={upload.failure}
        />
      </fieldset>
    </TooltipProvider>
  );
}

const frameClass = cx(
  'min-w-0 rounded-control border border-line-strong bg-surface transition-[border-color,box-shadow] duration-120',
  'not-data-disabled:hover:border-ink-2 data-invalid:border-err data-invalid:ring-1 data-invalid:ring-err',
  'has-[.ProseMirror:focus]:border-focus! has-[.ProseMirror:focus]:ring-3 has-[.ProseMirror:focus]:ring-focus/28',
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
