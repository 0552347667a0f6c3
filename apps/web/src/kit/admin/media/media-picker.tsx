import type { MediaRecord } from '@pano/api/media/media.schema';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { SkeletonCards } from '@pano/ui/skeleton';
import { EmptyState } from '@pano/ui/state-box';
import { ToolbarSearch } from '@pano/ui/toolbar-search';
import { keepPreviousData } from '@tanstack/react-query';
import { Images, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/language';
import { trpc } from '../../shared/trpc';
import { Pager } from '../list/pager';
import { Pending } from '../pending';
import { UploadList } from '../uploads/upload-list';
import { useUploadQueue, useUploads } from '../uploads/upload-queue-context';
import { useDroppedFiles } from '../uploads/use-dropped-files';
import { useDebouncedValue } from '../use-debounced-value';
import { MediaThumb, mediaName } from './media-thumb';

interface PickButtonProps {
  text: string;
  kind?: 'pictures' | 'videos';
  onPick: (media: MediaRecord) => void;
  'aria-describedby'?: string;
}

/** Opens the library and hands over the picture that is chosen there. */
export function PickButton({ text, kind, onPick, ...button }: PickButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} variant="line" size="sm" onClick={() => setOpen(true)} className="justify-self-start">
        <Images aria-hidden="true" />
        {text}
      </Button>
      {open ? (
        <MediaPicker
          kind={kind}
          onClose={() => setOpen(false)}
          onPick={(media) => {
            setOpen(false);
            onPick(media);
          }}
        />
      ) : null}
    </>
  );
}

interface Props {
  /** What may be chosen. */
  kind?: 'pictures' | 'videos';
  onPick: (media: MediaRecord) => void;
  onClose: () => void;
}

/** The library in a dialog, to choose a picture or a video from. New ones can be uploaded, dropped or pasted into it. */
function MediaPicker({ kind = 'pictures', onPick, onClose }: Props) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim(), 250);
  const queue = useUploadQueue();
  const uploads = useUploads();
  const over = useDroppedFiles(queue.add);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      onClose={onClose}
      title={t(`media.picker.${kind}.title`)}
      description={t(kind === 'videos' ? 'media.picker.videos.hint' : 'fields.image.hint')}
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
            accept={kind === 'videos' ? 'video/mp4,video/webm' : 'image/*'}
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
            {t(`media.picker.${kind}.upload`)}
          </Button>
        </div>
        {uploads.length > 0 ? <UploadList uploads={uploads} /> : null}
        <MediaChoice kind={kind} q={q} onPick={onPick} />
      </div>
    </Dialog>
  );
}

const perPage = 24;
const gridClass = 'grid grid-cols-2 gap-3 sm:grid-cols-4';

/** The pictures or videos that a search finds, each a button that chooses it. */
function MediaChoice({ kind, q, onPick }: Required<Pick<Props, 'kind'>> & Pick<Props, 'onPick'> & { q: string }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const [turned, setTurned] = useState({ q, page: 1 });
  // A new search starts on its first page.
  const page = turned.q === q ? turned.page : 1;
  const query = { filter: kind, q: q || undefined, limit: perPage, offset: (page - 1) * perPage };
  const media = trpc.media.list.useQuery(query, { placeholderData: keepPreviousData });
  if (!media.data) {
    return (
      <Pending queries={[media]} failed={t('frame.list.loadFailed')}>
        <SkeletonCards label={t('frame.list.loading')} count={8} className={gridClass} />
      </Pending>
    );
  }
  const { items, total } = media.data;
  if (total === 0)
    return (
      <EmptyState
        text={t(q ? 'frame.list.noMatch' : kind === 'videos' ? 'media.picker.videos.empty' : 'media.empty')}
      />
    );
  return (
    <>
      <ul className={gridClass}>
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <button
              type="button"
              aria-label={t('media.picker.pick', { name: mediaName(item, locale) })}
              onClick={() => onPick(item)}
              className="grid w-full gap-1 overflow-hidden rounded-control border border-line-2 bg-surface pb-1.5 text-start hover:border-ink-2"
            >
              <span className="block aspect-4/3 overflow-hidden">
                <MediaThumb media={item} />
              </span>
              <span className="truncate px-2 text-sm">{mediaName(item, locale)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Pager page={page} pageCount={Math.ceil(total / perPage)} onPage={(next) => setTurned({ q, page: next })} />
    </>
  );
}
