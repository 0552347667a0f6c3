import type { ProjectImageCreate } from '@pano/api/projects/project-image.schema';
import { DropZone } from '@pano/ui/drop-zone';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDropTexts } from '../../../../admin/form/use-drop-texts';
import { UploadError, useImageUpload } from '../../../../admin/form/use-image-upload';
import { useFailureText } from '../../../../admin/use-failure-toast';

interface Props {
  describedBy: string | undefined;
  nextOrder: number;
  onAdd: (image: ProjectImageCreate) => Promise<boolean>;
}

/** Uploads pictures, one after the other, and adds each behind the last. */
export function GalleryUpload({ describedBy, nextOrder, onAdd }: Props) {
  const { t } = useTranslation('admin');
  const texts = useDropTexts();
  const toast = useToast();
  const say = useFailureText();
  const { upload, percent } = useImageUpload();
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null);

  const handleFiles = async (files: File[]) => {
    const failures: string[] = [];
    let order = nextOrder;
    for (const [index, file] of files.entries()) {
      setRunning({ done: index + 1, total: files.length });
      try {
        if (await onAdd({ imageUrl: await upload(file), order })) order += 1;
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
        if (error.message) failures.push(files.length > 1 ? `${file.name}: ${error.message}` : error.message);
      }
    }
    setRunning(null);
    if (order > nextOrder) toast.success(t('fields.image.uploaded'));
    if (failures.length > 0) say(failures.join('\n'));
  };
  const text = running && running.total > 1 ? t('projects.images.uploading', running) : t('fields.image.uploading');
  return (
    <DropZone
      multiple
      aria-describedby={describedBy}
      status={running ? { kind: 'uploading', text, percent: percent ?? undefined } : { kind: 'idle' }}
      texts={{ ...texts, overHint: t('projects.images.overHint') }}
      onFiles={(files) => void handleFiles(files)}
    />
  );
}
