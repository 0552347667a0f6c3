import type { MenuItem, MenuName } from '@pano/api/settings/menus.schema';
import { useTakeBack } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';

export type SaveMenu = (name: MenuName, items: MenuItem[] | null, before: MenuItem[] | null) => Promise<void>;

/** Stores a menu and offers to take that back; `before` is what it replaces. */
export function useMenuSave(): SaveMenu {
  const offerBack = useTakeBack();
  const utils = trpc.useUtils();
  const update = trpc.menus.update.useMutation();
  const write = async (name: MenuName, items: MenuItem[] | null) => {
    utils.menus.get.setData(undefined, await update.mutateAsync({ [name]: items }));
    void utils.translations.invalidate();
  };
  return async (name, items, before) => {
    await write(name, items);
    offerBack(() => write(name, before?.map(withState) ?? null));
  };
}

/** As it was, also where its English had been up to date before its Turkish was changed. */
const withState = (item: MenuItem): MenuItem => ({
  ...item,
  label: { ...item.label, stale: item.label.stale ?? false },
});
