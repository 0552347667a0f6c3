import type { HomeLayoutUpdate } from '@pano/api/settings/home-layout.schema';
import { useToast } from '@pano/ui/toast';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';

export type SaveLayout = (changes: HomeLayoutUpdate, before: HomeLayoutUpdate) => Promise<void>;

/** Stores a change and offers to take it back; `before` is what it replaces. */
export function useLayoutSave(): SaveLayout {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const failure = useFailureToast();
  const utils = trpc.useUtils();
  const store = trpc.settings.setHomeLayout.useMutation();
  const write = async (changes: HomeLayoutUpdate) => {
    utils.settings.homeLayout.setData(undefined, await store.mutateAsync(changes));
    await utils.settings.home.invalidate();
  };
  const undo = async (before: HomeLayoutUpdate) => {
    try {
      await write(before);
      toast.success(t('trash.undone', { count: 1 }));
    } catch (error) {
      failure(error, t('trash.restoreFailed'));
    }
  };
  return async (changes, before) => {
    await write(changes);
    toast.success(t('trash.saved'), { text: t('trash.undo'), brief: true, onAction: () => void undo(before) });
  };
}
