import { Popover } from '@pano/ui/popover';
import { ToolbarButton } from '@pano/ui/toolbar';
import type { Editor } from '@tiptap/core';
import { Image } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditorImage, insertImage } from '../images/image';
import { focusText } from './focus-text';
import { ImageForm } from './image-form';

/** Draws something to choose an image from, and hands over the chosen one. */
export type ImagePicker = (insert: (image: EditorImage) => void) => ReactNode;

type Props = { editor: Editor; isActive: boolean; disabled: boolean; picker: ImagePicker | undefined };

export function ImagePopover({ editor, isActive, disabled, picker }: Props) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const handleInsert = (image: EditorImage) => {
    insertImage(editor, image);
    setIsOpen(false);
  };
  return (
    <Popover
      label={t('editor.image.label')}
      open={isOpen}
      onOpenChange={setIsOpen}
      onCloseAutoFocus={focusText(editor)}
      className="grid w-80 gap-4"
      trigger={
        <ToolbarButton label={t('editor.image.label')} pressed={isActive} disabled={disabled}>
          <Image aria-hidden="true" />
        </ToolbarButton>
      }
    >
      {picker?.(handleInsert)}
      <ImageForm current={isActive ? editor.getAttributes('image') : null} onInsert={handleInsert} />
    </Popover>
  );
}
