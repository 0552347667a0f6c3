import { Segmented } from '@pano/ui/segmented';
import { useTranslation } from 'react-i18next';

export type ImageSourceKind = 'url' | 'file' | 'library';

interface Props {
  label: string;
  value: ImageSourceKind;
  onValueChange: (kind: ImageSourceKind) => void;
}

/** Whether a picture is uploaded, chosen from the library or named by its address. */
export function ImageSource({ label, value, onValueChange }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Segmented
      label={label}
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: 'file', text: t('fields.image.file') },
        { value: 'library', text: t('media.picker.choose') },
        { value: 'url', text: t('fields.image.url') },
      ]}
      className="justify-self-start"
    />
  );
}
