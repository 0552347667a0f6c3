import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../use-failure-toast';
import type { RowSelection } from './use-selection';

/** Runs an action on all chosen records with one call, and says how many it reached. */
export function useBulk(selection: RowSelection) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const failure = useFailureToast();
  const [busy, setBusy] = useState(false);

  /** @param takeOver deals with a refusal that needs more than a message; tells whether it did */
  const run = async (
    action: (ids: number[]) => Promise<{ count: number }>,
    success: (count: number) => string,
    takeOver?: (error: unknown) => boolean,
  ) => {
    setBusy(true);
    try {
      const { count } = await action([...selection.ids]);
      selection.clear();
      toast.success(success(count));
    } catch (error) {
      if (!takeOver?.(error)) failure(error, t('frame.bulk.failed'));
    }
    setBusy(false);
  };
  return { busy, run };
}
