import { Segmented } from '@pano/ui/segmented';
import { useTranslation } from 'react-i18next';

export type ImageSourceKind = 'url' | 'file' | 'library';

interface Props {
  label: string;
  value: ImageSourceKind;
  onValueChange: (kind: ImageSourceKind) => void;
}

/** Whether a picture is named by its address, uploaded or chosen from the library. */
export function ImageSource({ label, value, onValueChange }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Segmented
      label={label}
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: 'url', text: t('fields.image.url') },
        { value: 'file', text: t('fields.image.file') },
        { value: 'library', text: t('media.picker.choose') },
      ]}
      className="justify-self-start"
    />
  );
}
