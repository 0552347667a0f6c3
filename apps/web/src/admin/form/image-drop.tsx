import { DropZone, type DropZoneStatus } from '@pano/ui/drop-zone';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunningUpload } from './running-uploads';
import { useShownImage } from './shown-image';
import { useDropTexts } from './use-drop-texts';
import { UploadError, useImageUpload } from './use-image-upload';

interface Props {
  /** The address of the picture, empty while there is none. */
  value: string;
  onChange: (url: string) => void;
  /** Names the picture for those who cannot see it. */
  alt: string;
  onFailure: (text: string) => void;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Uploads one picture and shows it. */
export function ImageDrop({ value, onChange, alt, onFailure, ...aria }: Props) {
  const { t } = useTranslation('admin');
  const texts = useDropTexts();
  const running = useRunningUpload();
  const { upload, percent } = useImageUpload();
  const [uploaded, setUploaded] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const src = useShownImage(value);

  const handleFile = async (file: File): Promise<boolean> => {
    setFailed(false);
    try {
      const url = await upload(file);
      setUploaded(url);
      onChange(url);
      return true;
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      setFailed(error.message !== '');
      if (error.message) onFailure(error.message);
      return false;
    }
  };
  return <DropZone {...aria} status={status()} texts={texts} onFile={(file) => running(handleFile(file))} />;

  function status(): DropZoneStatus {
    if (percent !== null) return { kind: 'uploading', text: t('fields.image.uploading'), percent };
    if (failed) return { kind: 'error', message: t('fields.image.notUploaded'), hint: t('fields.image.tryAgain') };
    if (!value) return { kind: 'idle' };
    return {
      kind: 'uploaded',
      text: uploaded && value.endsWith(uploaded) ? t('fields.image.uploaded') : t('fields.image.present'),
      src,
      alt,
      replaceLabel: t('fields.image.replace'),
      removeLabel: t('fields.image.remove'),
      onRemove: () => onChange(''),
    };
  }
}
