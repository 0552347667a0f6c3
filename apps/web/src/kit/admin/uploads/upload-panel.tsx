import { IconButton } from '@pano/ui/button';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadList } from './upload-list';
import { isUnderWay } from './upload-queue';
import { useUploadQueue, useUploads } from './upload-queue-context';

/** The uploads in a corner of every screen, until they have ended and are put away. */
export function UploadPanel() {
  const { t } = useTranslation('admin');
  const queue = useUploadQueue();
  const uploads = useUploads();
  const [folded, setFolded] = useState(false);
  const left = uploads.filter(isUnderWay).length;
  if (uploads.length === 0) return null;
  const title = left > 0 ? t('media.queue.running', { count: left }) : t('media.queue.ended');
  return (
    <section
      aria-label={t('media.queue.label')}
      className="fixed end-4 bottom-(--toast-bottom,16px) z-40 grid max-h-[min(420px,60dvh)] w-[min(360px,calc(100vw-32px))] grid-rows-[auto_minmax(0,1fr)] rounded-card border border-line-2 bg-surface text-ink shadow-3"
    >
      <header className="flex items-center gap-1 border-b border-line ps-4 pe-1.5">
        <p role="status" className="me-auto py-2 font-[580]">
          {title}
        </p>
        <IconButton
          label={t(folded ? 'media.queue.unfold' : 'media.queue.fold')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          {folded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </IconButton>
        {left === 0 ? (
          <IconButton label={t('media.queue.close')} onClick={queue.clear}>
            <X aria-hidden="true" />
          </IconButton>
        ) : null}
      </header>
      {folded ? null : (
        <div className="overflow-y-auto px-4 py-2.5">
          <UploadList uploads={uploads} />
        </div>
      )}
    </section>
  );
}
