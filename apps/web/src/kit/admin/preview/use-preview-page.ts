import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnauthorized, readClientError, readErrorStatus } from '#kit/shared/client-error.ts';
import { type Inputs, type Outputs, trpc } from '#kit/shared/trpc.ts';

const pauseMs = 300;
const retryMs = 1000;

export type PreviewInput = Inputs['previews']['render'];
export type PreviewPage = Outputs['previews']['render'];

export type PreviewProblem = 'busy' | 'offline' | 'signedOut' | 'failed';

/**
 * Asks for the page that the form would make: after a pause in typing, one request at a time, and the newest one of those
 * that wait. What comes back for a form that has changed since is not shown.
 * @param key changes with what is asked for besides the values of the form
 */
export function usePreviewPage(
  key: string,
  read: () => PreviewInput,
  subscribe: (listener: () => void) => () => void,
  show: (page: PreviewPage) => void,
) {
  const { client } = trpc.useUtils();
  const [problem, setProblem] = useState<PreviewProblem | null>(null);
  const [page, setPage] = useState<PreviewPage | null>(null);
  const form = useRef({ version: 0, isLoading: false, isWaiting: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const load = useEffectEvent(async () => {
    const now = form.current;
    now.isWaiting = now.isLoading;
    if (now.isLoading) return;
    now.isLoading = true;
    const { version } = now;
    try {
      const next = await client.previews.render.mutate(read());
      if (version === now.version) {
        setPage(next);
        setProblem(null);
        show(next);
      }
    } catch (error) {
      const reason = readProblem(error);
      if (version === now.version) setProblem(reason);
      if (reason === 'busy') loadIn(retryMs);
    } finally {
      now.isLoading = false;
    }
    if (now.isWaiting) void load();
  });
  const loadIn = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void load(), ms);
  };
  const change = useEffectEvent(() => {
    form.current.version += 1;
    loadIn(pauseMs);
  });
  useEffect(() => {
    if (key) form.current.version += 1;
    void load();
  }, [key]);
  useEffect(() => {
    const unsubscribe = subscribe(() => change());
    const loadAgain = () => void load();
    window.addEventListener('online', loadAgain);
    return () => {
      unsubscribe();
      window.removeEventListener('online', loadAgain);
      clearTimeout(timer.current);
    };
  }, [subscribe]);
  return { page, problem, refresh: () => void load(), setProblem };
}

function readProblem(error: unknown): PreviewProblem {
  if (isUnauthorized(error)) return 'signedOut';
  if (readErrorStatus(error) === undefined) return 'offline';
  const kind = readClientError(error)?.kind;
  // Another tab of the same person has asked for a newer one.
  return kind === 'unavailable' || kind === 'conflict' ? 'busy' : 'failed';
}
