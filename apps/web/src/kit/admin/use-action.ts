import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getLastAction, useUndoOffer } from './last-action';
import { useFailureToast } from './use-failure-toast';

/** What is said of an action in the end; `done` may be left out where the screen shows it. */
export type ActionTexts<Result> = {
  done?: string | ((result: Result) => string) | undefined;
  /** False where the strip below the screen is offer enough. */
  offersUndo?: boolean | undefined;
  /** Said where the server gives no reason. */
  failed: string;
  /** Handles an error that needs more than a message; returns whether it did. */
  handleError?: ((error: unknown) => boolean) | undefined;
};

/**
 * Runs an action and says that it succeeded, with the offer to undo it where that is possible, or why it failed. `run`
 * resolves to whether it succeeded.
 */
export function useAction() {
  const toast = useToast();
  const failure = useFailureToast();
  const offerUndo = useUndoOffer();
  const [busy, setBusy] = useState(false);

  const run = async <Result>(action: () => Promise<Result>, texts: ActionTexts<Result>): Promise<boolean> => {
    const { done, offersUndo = true, failed, handleError } = texts;
    setBusy(true);
    const earlier = getLastAction();
    try {
      const result = await action();
      if (done !== undefined) {
        toast.success(typeof done === 'string' ? done : done(result), offersUndo ? offerUndo(earlier) : undefined);
      }
      return true;
    } catch (error) {
      if (!handleError?.(error)) failure(error, failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}

/** Says that a change is stored, and offers to take it back; `restore` writes what it had replaced. */
export function useTakeBack() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const { run } = useAction();
  return (restore: () => Promise<unknown>): void => {
    const takeBack = () =>
      void run(restore, { done: t('trash.undone', { count: 1 }), failed: t('trash.restoreFailed') });
    toast.success(t('trash.saved'), { text: t('trash.undo'), brief: true, onAction: takeBack });
  };
}
