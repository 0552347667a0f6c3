import { type RefObject, useRef, useState } from 'react';
import { RunningUploads } from './running-uploads';

/** Lets saving a form wait for the pictures that are still on their way. */
export function useUploadsBeforeSave(form: RefObject<HTMLFormElement | null>) {
  const [running] = useState(() => new RunningUploads());
  const [waiting, setWaiting] = useState(false);
  const wanted = useRef(false);

  const submitAfterUploads = async () => {
    const complete = await running.settled();
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
