import { isImageUrl } from '@pano/api/urls';
import { Button } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { AddressInput } from '@pano/ui/text-input';
import { ToolbarButton } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { Image } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTextField } from '../../admin/form/plain-text-field';
import { type EditorImage, insertImage } from '../images/image';
import { PanelForm } from './panel-form';
import { ToolbarPopover } from './toolbar-popover';

/** Draws something to choose an image from, and hands over the chosen one. */
export type ImagePicker = (insert: (image: EditorImage) => void) => ReactNode;

type Props = { editor: Editor; isActive: boolean; disabled: boolean; picker: ImagePicker | undefined };

export function ImagePopover({ editor, isActive, disabled, picker }: Props) {
  const { t } = useTranslation('admin');
  const label = t('editor.image.label');
  return (
    <ToolbarPopover
      editor={editor}
      label={label}
      className="grid w-80 gap-4"
      trigger={
        <ToolbarButton label={label} pressed={isActive} disabled={disabled}>
          <Image aria-hidden="true" />
        </ToolbarButton>
      }
    >
      {(close) => {
        const handleInsert = (image: EditorImage) => {
          insertImage(editor, image);
          close();
        };
        return (
          <>
            {picker?.(handleInsert)}
            <ImageForm current={isActive ? editor.getAttributes('image') : null} onInsert={handleInsert} />
          </>
        );
      }}
    </ToolbarPopover>
  );
}

type ImageFormProps = {
  /** The selected image, which is about to be changed. */
  current: { src?: unknown; alt?: unknown } | null;
  onInsert: (image: EditorImage) => void;
};

function ImageForm({ current, onInsert }: ImageFormProps) {
  const { t } = useTranslation('admin');
  const [address, setAddress] = useState(String(current?.src ?? ''));
  const [alt, setAlt] = useState(String(current?.alt ?? ''));
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const src = address.trim();

  const handleSubmit = () => {
    if (isImageUrl(src)) onInsert({ src, alt: alt.trim(), ...size });
    else setIsInvalid(true);
  };
  const changeAddress = (next: string) => {
    setAddress(next);
    setIsInvalid(false);
    setSize(null);
  };
  const handleLoad = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setSize({ width: naturalWidth, height: naturalHeight });

  return (
    <PanelForm onSubmit={handleSubmit}>
      <Field label={t('editor.image.address')} error={isInvalid ? t('editor.image.refused') : undefined}>
        {(control) => (
          <AddressInput {...control} value={address} onChange={({ target }) => changeAddress(target.value)} />
        )}
      </Field>
      {isImageUrl(src) ? (
        <img
          key={src}
          src={src}
          alt=""
          onLoad={handleLoad}
          className="max-h-32 max-w-full rounded-control bg-surface-2 object-contain"
        />
      ) : null}
      <PlainTextField
        label={t('editor.image.alt')}
        hint={t('editor.image.altHint')}
        value={alt}
        onValueChange={setAlt}
      />
      <div>
        <Button type="submit" variant="dark" size="sm">
          {current ? t('editor.image.update') : t('editor.image.insert')}
        </Button>
      </div>
    </PanelForm>
  );
}
