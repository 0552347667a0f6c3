import type { MediaRecord } from '@pano/api/media/media.schema';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { ToolbarSearch } from '@pano/ui/toolbar-search';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadList } from '../uploads/upload-list';
import { useUploadQueue, useUploads } from '../uploads/upload-queue-context';
import { useDroppedFiles } from '../uploads/use-dropped-files';
import { useSettled } from '../use-debounced-value';
import { MediaChoice } from './media-choice';

interface Props {
  onPick: (media: MediaRecord) => void;
  onClose: () => void;
}

/** The library in a dialog, to choose a picture from. New ones can be uploaded, dropped or pasted into it. */
export function MediaPicker({ onPick, onClose }: Props) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), 250);
  const queue = useUploadQueue();
  const uploads = useUploads();
  const over = useDroppedFiles(queue.add);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('media.picker.title')}
      description={t('fields.image.hint')}
      closeLabel={t('frame.confirm.close')}
      size="lg"
      fullScreenOnPhone
    >
      <div className={over ? 'grid gap-4 rounded-card ring-3 ring-live-mark' : 'grid gap-4'}>
        <div className="flex flex-wrap gap-3 p-0.5">
          <ToolbarSearch
            value={typed}
            onValueChange={setTyped}
            label={t('frame.list.search')}
            clearLabel={t('frame.list.clearSearch')}
          />
          <input
            ref={input}
            type="file"
            accept="image/*"
            multiple
            className="hidden"
            onChange={({ target }) => {
              queue.add([...(target.files ?? [])]);
              // Choosing the same file again has to count as a change.
              target.value = '';
            }}
          />
          <Button variant="line" size="sm" onClick={() => input.current?.click()}>
            <Upload aria-hidden="true" />
            {t('media.picker.upload')}
          </Button>
        </div>
        {uploads.length > 0 ? <UploadList uploads={uploads} /> : null}
        <MediaChoice q={q} onPick={onPick} />
      </div>
    </Dialog>
  );
}
