import { type SendPicture, UploadError } from './send-image';

export type QueuedUpload = {
  id: number;
  name: string;
  state: 'waiting' | 'shrinking' | 'sending' | 'stored' | 'duplicate' | 'failed';
  percent: number;
  /** The address of the stored picture. */
  url: string | null;
  /** Why it failed. */
  reason: string;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

const atOnce = 2;

type Options = {
  send: SendPicture;
  /** A picture is in the library. */
  onStored: () => void;
};

/** Uploads pictures one after the other, two at a time, whatever screen is open. */
export function createUploadQueue({ send, onStored }: Options) {
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();
  let uploads: readonly QueuedUpload[] = [];
  let lastId = 0;

  const show = (next: readonly QueuedUpload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, changes: Partial<QueuedUpload>) =>
    show(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const drop = (ids: readonly number[]) => {
    for (const id of ids) files.delete(id);
    show(uploads.filter(({ id }) => !ids.includes(id)));
  };

  async function run(id: number, file: File) {
    const controller = new AbortController();
    running.set(id, controller);
    change(id, { state: 'sending', percent: 0, reason: '' });
    try {
      const { url, duplicate } = await send(file, {
        signal: controller.signal,
        onShrinking: () => change(id, { state: 'shrinking' }),
        onProgress: (percent) => change(id, { state: 'sending', percent }),
      });
      files.delete(id);
      change(id, { state: duplicate ? 'duplicate' : 'stored', percent: 100, url });
      onStored();
    } catch (error) {
      // A cancelled upload has left the list already.
      change(id, { state: 'failed', reason: error instanceof UploadError ? error.message : String(error) });
    } finally {
      running.delete(id);
      startNext();
    }
  }

  function startNext() {
    for (const { id, state } of uploads) {
      const file = files.get(id);
      if (running.size < atOnce && state === 'waiting' && file) void run(id, file);
    }
  }

  return {
    add(added: readonly File[]): void {
      const next = added.map((file): QueuedUpload => {
        lastId += 1;
        files.set(lastId, file);
        return { id: lastId, name: file.name, state: 'waiting', percent: 0, url: null, reason: '' };
      });
      show([...uploads, ...next]);
      startNext();
    },
    cancel(id: number): void {
      drop([id]);
      running.get(id)?.abort();
    },
    retry(id: number): void {
      change(id, { state: 'waiting' });
      startNext();
    },
    /** Takes what has ended off the list. */
    clear: (): void => drop(uploads.filter((upload) => !isUnderWay(upload)).map(({ id }) => id)),
    /** Ends everything: what is under way does not reach the server in full any more. */
    abandon(): void {
      drop(uploads.map(({ id }) => id));
      for (const controller of running.values()) controller.abort();
    },
    uploads: (): readonly QueuedUpload[] => uploads,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const isUnderWay = ({ state }: QueuedUpload): boolean => ['waiting', 'shrinking', 'sending'].includes(state);
