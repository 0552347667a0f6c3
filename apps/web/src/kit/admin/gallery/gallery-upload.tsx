import { DropZone } from '@pano/ui/drop-zone';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunningUpload } from '../form/running-uploads';
import { UploadError, useDropTexts, useImageUpload } from '../form/use-image-upload';
import { useFailureText } from '../use-failure-toast';
import type { GalleryImage } from './gallery-picture';

interface Props {
  describedBy: string | undefined;
  nextOrder: number;
  onAdd: (image: GalleryImage) => Promise<boolean>;
}

/** Uploads pictures, one after the other, and adds each behind the last. */
export function GalleryUpload({ describedBy, nextOrder, onAdd }: Props) {
  const { t } = useTranslation('admin');
  const texts = useDropTexts();
  const toast = useToast();
  const say = useFailureText();
  const track = useRunningUpload();
  const { upload, percent, shrinking } = useImageUpload();
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null);

  const handleFiles = async (files: File[]): Promise<boolean> => {
    const failures: string[] = [];
    let added = 0;
    for (const [index, file] of files.entries()) {
      setRunning({ done: index + 1, total: files.length });
      try {
        if (await onAdd({ imageUrl: await upload(file), order: nextOrder + added })) added += 1;
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
        if (error.message) failures.push(files.length > 1 ? `${file.name}: ${error.message}` : error.message);
      }
    }
    setRunning(null);
    if (added > 0) toast.success(t('fields.image.uploaded'));
    if (failures.length > 0) say(failures.join('\n'));
    return added === files.length;
  };
  const text = running && running.total > 1 ? t('fields.gallery.uploading', running) : t('fields.image.uploading');
  const uploading = shrinking ? { text: shrinking } : { text, percent: percent ?? undefined };
  return (
    <DropZone
      multiple
      aria-describedby={describedBy}
      status={running ? { kind: 'uploading', ...uploading } : { kind: 'idle' }}
      texts={{ ...texts, overHint: t('fields.gallery.overHint') }}
      onFiles={(files) => track(handleFiles(files))}
    />
  );
}
