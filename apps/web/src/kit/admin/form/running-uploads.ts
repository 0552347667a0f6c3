import { createContext, type RefObject, use, useCallback, useRef, useState } from 'react';

/** The uploads of a form that are under way, so that saving can wait for their pictures. */
export class RunningUploads {
  readonly #running = new Set<Promise<boolean>>();

  get any(): boolean {
    return this.#running.size > 0;
  }

  /** @param work resolves, once the form holds the picture, to whether it does */
  add(work: Promise<boolean>): void {
    const done = work.finally(() => this.#running.delete(done));
    this.#running.add(done);
  }

  /** Waits until none is left, those included that begin meanwhile; tells whether all brought their picture. */
  async waitForAll(): Promise<boolean> {
    let all = true;
    while (this.any) {
      const results = await Promise.allSettled(this.#running);
      all &&= results.every((result) => result.status === 'fulfilled' && result.value);
    }
    return all;
  }
}

export const RunningUploadsContext = createContext<RunningUploads | null>(null);

/** Tells the form around that an upload is under way. */
export function useRunningUpload(): (work: Promise<boolean>) => void {
  const uploads = use(RunningUploadsContext);
  return useCallback((work) => uploads?.add(work), [uploads]);
}

/** Lets saving a form wait for the pictures that are still on their way. */
export function useUploadsBeforeSave(form: RefObject<HTMLFormElement | null>) {
  const [running] = useState(() => new RunningUploads());
  const [waiting, setWaiting] = useState(false);
  const wanted = useRef(false);

  const submitAfterUploads = async () => {
    const complete = await running.waitForAll();
    setWaiting(false);
    // A picture that failed has said so: whether to save without it is for the editor to decide.
    if (complete && wanted.current) form.current?.requestSubmit();
    wanted.current = false;
  };
  return {
    running,
    waiting,
    /** Tells whether a save has to wait, and sends the form by itself once it need not. */
    holdUp: (): boolean => {
      if (!running.any) return false;
      if (!wanted.current) void submitAfterUploads();
      wanted.current = true;
      setWaiting(true);
      return true;
    },
    /** The save is not wanted any more. */
    giveUp: () => {
      wanted.current = false;
      setWaiting(false);
    },
  };
}
