import { type ToastAction, useToast } from '@pano/ui/toast';
import { useTranslation } from 'react-i18next';
import { trpc } from '../shared/trpc';
import { type Deletion, getLastDeletion, setLastDeletion } from './last-deletion';
import { useFailureToast } from './use-failure-toast';

/** Restores what an action put into the trash; what cannot come back as it was waits there with its reason. */
export function useUndoDeletion() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const toast = useToast();
  const failure = useFailureToast();
  const { mutateAsync, isPending } = trpc.trash.restoreBatch.useMutation();
  const undo = async ({ batch }: Deletion) => {
    try {
      const { restored, questions } = await mutateAsync({ batch });
      await utils.invalidate();
      if (restored.length > 0) toast.success(t('trash.restored', { count: restored.length }));
      if (questions.length > 0) toast.warning(t('trash.partly'));
    } catch (error) {
      failure(error, t('trash.restoreFailed'));
    }
    if (getLastDeletion()?.batch === batch) setLastDeletion(null);
  };
  return { undo, isPending };
}

/** Offers in the toast of an action to undo its deletion; nothing where the last deletion is an earlier one. */
export function useUndoOffer(): (earlier: Deletion | null) => ToastAction | undefined {
  const { t } = useTranslation('admin');
  const { undo } = useUndoDeletion();
  return (earlier) => {
    const deletion = getLastDeletion();
    return deletion && deletion !== earlier
      ? { text: t('trash.restore'), brief: true, onAction: () => void undo(deletion) }
      : undefined;
  };
}
