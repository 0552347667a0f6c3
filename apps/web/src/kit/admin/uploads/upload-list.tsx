import { IconButton } from '@pano/ui/button';
import { ProgressBar } from '@pano/ui/progress-bar';
import { clsx } from 'clsx';
import { FileText, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isUnderWay, type QueuedUpload } from './upload-queue';
import { useUploadQueue } from './upload-queue-context';

/** The uploads with how far each has come. */
export function UploadList({ uploads }: { uploads: readonly QueuedUpload[] }) {
  return (
    <ul className="grid gap-1">
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

function UploadRow({ upload }: { upload: QueuedUpload }) {
  const { t } = useTranslation('admin');
  const queue = useUploadQueue();
  const { id, name, state, percent } = upload;
  const isFile = upload.url?.startsWith(filesPath);
  return (
    <li className="flex items-center gap-3">
      {isFile ? (
        <FileText aria-hidden="true" className="size-6 flex-none text-ink-3" />
      ) : upload.url ? (
        <img src={`${upload.url}?w=400`} alt="" className="size-10 flex-none rounded-[3px] bg-surface-3 object-cover" />
      ) : null}
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="truncate text-sm font-[560]">{name}</p>
        {isUnderWay(upload) ? <ProgressBar percent={percent} /> : null}
        <p className={clsx('text-sm', tones[state])}>{text()}</p>
      </div>
      {state === 'failed' ? (
        <IconButton label={t('media.queue.retry', { name })} onClick={() => queue.retry(id)}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton
        label={t(isUnderWay(upload) ? 'media.queue.cancel' : 'media.queue.dismiss', { name })}
        onClick={() => queue.cancel(id)}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );

  function text(): string {
    if (state === 'failed') return upload.reason || t('media.queue.failed');
    if (isFile && (state === 'stored' || state === 'duplicate')) return t(`media.queue.file.${state}`);
    if (state !== 'sending') return t(`media.queue.${state}`);
    return percent < 100 ? t('media.queue.sending', { percent }) : t('media.queue.processing');
  }
}

const filesPath = '/uploads/files/';

const tones: Record<QueuedUpload['state'], string> = {
  waiting: 'text-ink-3',
  shrinking: 'text-ink-3',
  sending: 'text-ink-3',
  stored: 'text-ok',
  duplicate: 'text-warn',
  failed: 'text-err',
};
