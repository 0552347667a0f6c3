import { isForDarkGround } from '@pano/api/company/company.fields';
import { Field } from '@pano/ui/field';
import { AddressInput } from '@pano/ui/text-input';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PickButton } from '../media/media-picker';
import { ImageDrop, useShownImage } from './image-drop';
import { ImageSource, type ImageSourceKind } from './image-source';
import { type FormFieldProps, useField } from './use-field';

interface Props<Values extends FieldValues, Output> extends FormFieldProps<Values, Output, string | null | undefined> {
  /** Names pictures of this site with its origin too, for fields that take complete addresses only. */
  absolute?: boolean;
  /** The way that is open at first. */
  startsWith?: ImageSourceKind;
}

/**
 * A picture, uploaded, chosen from the library or named by its address, with a preview. The form holds its address. The
 * drop zone stays above the address, and a file that is dropped or pasted there turns the way to uploading.
 */
export function ImageField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { t } = useTranslation('admin');
  const { field, frame, empty, textControl } = useField(props);
  const [source, setSource] = useState<ImageSourceKind>(props.startsWith ?? 'file');
  const value = field.value ?? '';
  const alt = t('fields.image.preview', { label: frame.label });
  const choose = (url: string) =>
    field.onChange((url && props.absolute ? new URL(url, window.location.origin).href : url) || empty);
  const ground = isForDarkGround(props.name) ? ('dark' as const) : undefined;
  const drop = { value, onChange: choose, onUpload: () => setSource('file'), alt, ground };
  return (
    <Field {...frame}>
      {({ id, ...control }, labelId) => (
        <>
          <ImageSource label={t('fields.image.source')} value={source} onValueChange={setSource} />
          {source === 'library' ? (
            // A label would give the button its own name, so it names a group.
            <fieldset id={id} aria-labelledby={labelId} tabIndex={-1} ref={field.ref} className="grid min-w-0 gap-1">
              <PickButton
                aria-describedby={control['aria-describedby']}
                text={t('media.picker.open')}
                onPick={({ url }) => choose(url)}
              />
              {value ? <ImagePreview value={value} alt={alt} ground={ground} /> : null}
            </fieldset>
          ) : (
            <fieldset
              {...(source === 'file' ? { id, 'aria-labelledby': labelId, tabIndex: -1, ref: field.ref } : {})}
              className="min-w-0"
            >
              <ImageDrop
                {...drop}
                aria-describedby={source === 'file' ? control['aria-describedby'] : undefined}
                aria-invalid={source === 'file' ? control['aria-invalid'] : undefined}
              >
                {source === 'url' ? (
                  <AddressInput {...control} {...textControl} id={id} placeholder="https://" />
                ) : null}
              </ImageDrop>
            </fieldset>
          )}
        </>
      )}
    </Field>
  );
}

function ImagePreview({ value, alt, ground }: { value: string; alt: string; ground?: 'dark' | undefined }) {
  const src = useShownImage(value);
  return (
    <img
      src={src}
      alt={alt}
      className={clsx(
        'mt-1 aspect-3/2 w-full max-w-56 rounded-control border border-line-2 object-contain',
        ground === 'dark' ? 'bg-night' : 'on-day bg-surface-3',
      )}
    />
  );
}
