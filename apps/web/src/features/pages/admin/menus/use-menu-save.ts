import type { MenuItem, MenuName } from '@pano/api/settings/menus.schema';
import { useToast } from '@pano/ui/toast';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';

export type SaveMenu = (name: MenuName, items: MenuItem[] | null, before: MenuItem[] | null) => Promise<void>;

/** Stores a menu and offers to take that back; `before` is what it replaces. */
export function useMenuSave(): SaveMenu {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const failure = useFailureToast();
  const utils = trpc.useUtils();
  const update = trpc.menus.update.useMutation();
  const write = async (name: MenuName, items: MenuItem[] | null) => {
    utils.menus.get.setData(undefined, await update.mutateAsync({ [name]: items }));
    void utils.translations.invalidate();
  };
  const undo = async (name: MenuName, before: MenuItem[] | null) => {
    try {
      await write(name, before?.map(withState) ?? null);
      toast.success(t('trash.undone', { count: 1 }));
    } catch (error) {
      failure(error, t('trash.restoreFailed'));
    }
  };
  return async (name, items, before) => {
    await write(name, items);
    toast.success(t('trash.saved'), { text: t('trash.undo'), brief: true, onAction: () => void undo(name, before) });
  };
}

/** As it was, also where its English had been up to date before its Turkish was changed. */
const withState = (item: MenuItem): MenuItem => ({
  ...item,
  label: { ...item.label, stale: item.label.stale ?? false },
});
