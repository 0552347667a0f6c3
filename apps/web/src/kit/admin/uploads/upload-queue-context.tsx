import { createContext, type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { trpc } from '../../shared/trpc';
import { useHoldPage, useHoldScreen } from '../form/leave-guard';
import { libraryTarget, useSendPicture } from './send-image';
import { createUploadQueue, isUnderWay, type QueuedUpload, type UploadQueue } from './upload-queue';

const UploadQueueContext = createContext<UploadQueue | null>(null);

/** Keeps uploads going while the screens below change. */
export function UploadQueueProvider({ children }: { children: ReactNode }) {
  const utils = trpc.useUtils();
  const send = useSendPicture();
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  }, [send]);
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, options) => latest.current(file, { ...options, target: libraryTarget(file) }),
      onStored: () => void utils.media.list.invalidate(),
    }),
  );
  // This unmounts only when the login screen replaces the frame: without a session the uploads cannot go on.
  useEffect(() => queue.abandon, [queue]);
  return (
    <UploadQueueContext value={queue}>
      <UploadGuard queue={queue} />
      {children}
    </UploadQueueContext>
  );
}

export function useUploadQueue(): UploadQueue {
  const queue = use(UploadQueueContext);
  if (!queue) throw new Error('useUploadQueue needs the provider of the queue around it');
  return queue;
}

export function useUploads(): readonly QueuedUpload[] {
  const queue = useUploadQueue();
  return useSyncExternalStore(queue.subscribe, queue.uploads);
}

/** While something is being uploaded, the browser asks before the page goes, and a lost session is asked for again. */
function UploadGuard({ queue }: { queue: UploadQueue }) {
  const busy = useSyncExternalStore(queue.subscribe, queue.uploads).some(isUnderWay);
  useHoldPage(busy);
  useHoldScreen(busy);
  return null;
}
