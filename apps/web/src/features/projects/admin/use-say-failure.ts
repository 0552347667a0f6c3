import { useEffect, useEffectEvent } from 'react';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';

/** Says that a query failed, once for each failure. */
export function useQueryErrorToast(error: unknown, fallback: string): void {
  const failure = useFailureToast();
  const say = useEffectEvent((reason: unknown) => failure(reason, fallback));
  useEffect(() => {
    if (error) say(error);
  }, [error]);
}
