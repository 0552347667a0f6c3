import type { DropZoneTexts } from '@pano/ui/drop-zone';
import { useTranslation } from 'react-i18next';

/** What the drop zones of pictures say. */
export function useDropTexts(): Required<DropZoneTexts> {
  const { t } = useTranslation('admin');
  return {
    choose: t('fields.image.choose'),
    orDrop: t('fields.image.orDrop'),
    hint: t('fields.image.hint'),
    over: t('fields.image.over'),
    overHint: t('fields.image.overHint'),
  };
}
