import { Field, type FieldProps, TextLanguage } from '@pano/ui/field';
import { lazy, Suspense, use, useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { defaultHeight, EditorSkeleton } from '../../editor/editor-skeleton';
import type { EditorImage } from '../../editor/images/image';
import type { RichTextEditorHandle, RichTextEditorProps } from '../../editor/rich-text-editor';
import type { ImagePicker } from '../../editor/toolbar/image-popover';
import { useLocale } from '../../shared/language';
import { PickButton } from '../media/media-picker';
import { TranslatedField } from './english/translated-field';
import { useRunningUpload } from './running-uploads';
import { type FormFieldProps, useField } from './use-field';
import { useImageUpload } from './use-image-upload';
import { useIsLinked } from './use-linked-field';

const fromLibrary: ImagePicker = (insert) => <EditorPicker insert={insert} />;

interface RichTextFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string | null | undefined>,
    Pick<RichTextEditorProps, 'height'> {}

/** A text with headings, lists and images as a field of a form. */
export function RichTextField<Values extends FieldValues, Output>(props: RichTextFieldProps<Values, Output>) {
  return <TranslatedField {...props}>{(field) => <OwnRichTextField {...props} {...field} />}</TranslatedField>;
}

function OwnRichTextField<Values extends FieldValues, Output>(props: RichTextFieldProps<Values, Output>) {
  const isEnglish = use(TextLanguage) === 'en';
  // The address leads to the Turkish text.
  const linked = useIsLinked(props.name) && !isEnglish;
  const { field, frame, empty } = useField(props);
  const { ref } = field;
  const register = useCallback(
    (editor: RichTextEditorHandle | null) => {
      ref(editor);
      if (linked) editor?.focus();
    },
    [ref, linked],
  );
  return (
    <RichTextInput
      {...props}
      {...frame}
      register={register}
      value={field.value ?? ''}
      onBlur={field.onBlur}
      onChange={(html) => field.onChange(html || empty)}
    />
  );
}

interface InputProps
  extends Pick<FieldProps, 'name' | 'label' | 'required' | 'hint' | 'error'>,
    Pick<RichTextEditorProps, 'height' | 'value' | 'onChange' | 'onBlur'> {
  register?: (editor: RichTextEditorHandle | null) => void;
}

/** The same with a value of its own, for texts that are not fields of a form. */
export function RichTextInput({ name, label, required, hint, error, register, ...editor }: InputProps) {
  const { upload, shrinking } = useImageUpload();
  const running = useRunningUpload();
  return (
    <Field name={name} label={label} required={required} hint={hint} error={error} errorAbove>
      {(control, labelId) => (
        <LazyRichTextEditor
          height={editor.height}
          imagePicker={fromLibrary}
          onUploadImage={upload}
          uploadText={shrinking ?? undefined}
          onUpload={running}
          ref={register}
          control={control}
          labelId={labelId}
          value={editor.value}
          onBlur={editor.onBlur}
          onChange={editor.onChange}
        />
      )}
    </Field>
  );
}

/** Puts a picture of the library into a text, with its size and alternative text. */
function EditorPicker({ insert }: { insert: (image: EditorImage) => void }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <PickButton
      text={t('media.picker.choose')}
      onPick={({ url, width, height, alt }) => insert({ src: url, alt: alt[locale] ?? alt.tr ?? '', width, height })}
    />
  );
}

const RichTextEditor = lazy(() =>
  import('../../editor/rich-text-editor').then((module) => ({ default: module.RichTextEditor })),
);

/** The editor is as large as the rest of the back office together, so only forms that need it load it. */
function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<EditorSkeleton height={props.height ?? defaultHeight} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
