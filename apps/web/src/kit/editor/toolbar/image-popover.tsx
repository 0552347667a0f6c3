import { ToolbarButton } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditorImage, insertImage } from '../images/image';
import { ImageForm } from './image-form';
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
