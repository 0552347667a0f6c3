import { type RefObject, useEffect, useState } from 'react';
import type { useFormDraft } from './use-form-draft';

type Draft = Pick<ReturnType<typeof useFormDraft>, 'busy' | 'isLoading' | 'reload' | 'ifNone'>;

/**
 * Submits a form with a draft: not before it is known whether there is one, and not while it is being kept, but right after.
 * @param submit what is done then
 */
export function useDraftSubmit(element: RefObject<HTMLFormElement | null>, draft: Draft, submit: () => void) {
  const [isWaiting, setIsWaiting] = useState(false);
  const { busy } = draft;
  useEffect(() => {
    if (!isWaiting || busy) return;
    setIsWaiting(false);
    element.current?.requestSubmit();
  }, [isWaiting, busy, element]);
  const attempt = (): void => {
    if (draft.reload) return;
    if (busy) setIsWaiting(true);
    else if (draft.isLoading) void draft.ifNone(() => element.current?.requestSubmit());
    else submit();
  };
  return { isWaiting, attempt };
}
