import { useOptimistic, useTransition } from 'react';
import { useFailureToast } from '../use-failure-toast';

/**
 * A switch that shows the new state at once and goes back, with a message, when it could not be stored.
 * @param save stores the state and resolves once `value` follows it, that is after the list has been loaded again
 */
export function useOptimisticToggle(value: boolean, save: (next: boolean) => Promise<unknown>, failed: string) {
  const failure = useFailureToast();
  const [shown, setShown] = useOptimistic(value);
  const [busy, startTransition] = useTransition();
  const toggle = (next: boolean) =>
    startTransition(async () => {
      setShown(next);
      try {
        await save(next);
      } catch (error) {
        failure(error, failed);
      }
    });
  return { shown, busy, toggle };
}
