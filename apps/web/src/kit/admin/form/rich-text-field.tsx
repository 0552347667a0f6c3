import { Field } from '@pano/ui/field';
import type { FieldValues } from 'react-hook-form';
import { LazyRichTextEditor } from '../../editor/lazy-rich-text-editor';
import type { RichTextEditorProps } from '../../editor/rich-text-editor';
import type { ImagePicker } from '../../editor/toolbar/image-popover';
import { EditorPicker } from '../media/editor-picker';
import { useRunningUpload } from './running-uploads';
import { type FormFieldProps, useField } from './use-field';
import { useImageUpload } from './use-image-upload';

const fromLibrary: ImagePicker = (insert) => <EditorPicker insert={insert} />;

interface RichTextFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string | null | undefined>,
    Pick<RichTextEditorProps, 'height' | 'disabled' | 'imagePicker'> {}

/** A text with headings, lists and images as a field of a form. */
export function RichTextField<Values extends FieldValues, Output>(props: RichTextFieldProps<Values, Output>) {
  const { label, required, hint, note, className, ...editor } = props;
  const { field, error, empty } = useField(props);
  const { upload } = useImageUpload();
  const running = useRunningUpload();
  return (
    <Field label={label} required={required} hint={hint} note={note} className={className} error={error}>
      {(control, labelId) => (
        <LazyRichTextEditor
          height={editor.height}
          disabled={editor.disabled}
          imagePicker={editor.imagePicker ?? fromLibrary}
          onUploadImage={upload}
          onUpload={running}
          ref={field.ref}
          control={control}
          labelId={labelId}
          value={field.value ?? ''}
          onBlur={field.onBlur}
          onChange={(html) => field.onChange(html || empty)}
        />
      )}
    </Field>
  );
}
