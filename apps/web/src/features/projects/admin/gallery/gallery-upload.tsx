import type { ProjectImageCreate } from '@pano/api/projects/project-image.schema';
import { DropZone } from '@pano/ui/drop-zone';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunningUpload } from '#kit/admin/form/running-uploads.ts';
import { UploadError, useDropTexts, useImageUpload } from '#kit/admin/form/use-image-upload.ts';
import { useFailureText } from '#kit/admin/use-failure-toast.ts';

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
  const text = running && running.total > 1 ? t('projects.images.uploading', running) : t('fields.image.uploading');
  const uploading = shrinking ? { text: shrinking } : { text, percent: percent ?? undefined };
  return (
    <DropZone
      multiple
      aria-describedby={describedBy}
      status={running ? { kind: 'uploading', ...uploading } : { kind: 'idle' }}
      texts={{ ...texts, overHint: t('projects.images.overHint') }}
      onFiles={(files) => track(handleFiles(files))}
    />
  );
}
