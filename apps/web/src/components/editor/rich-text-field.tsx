import { Field } from '@pano/ui/field';
import type { FieldValues } from 'react-hook-form';
import { useRunningUpload } from '../../admin/form/running-uploads';
import { type FormFieldProps, useField } from '../../admin/form/use-field';
import { useImageUpload } from '../../admin/form/use-image-upload';
import { EditorPicker } from '../../admin/media/editor-picker';
import { LazyRichTextEditor } from './lazy-rich-text-editor';
import type { RichTextEditorProps } from './rich-text-editor';
import type { ImagePicker } from './toolbar/image-popover';

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
