import type { HomeLayoutUpdate } from '@pano/api/settings/home-layout.schema';
import { useTakeBack } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';

export type SaveLayout = (changes: HomeLayoutUpdate, before: HomeLayoutUpdate) => Promise<void>;

/** Stores a change and offers to take it back; `before` is what it replaces. */
export function useLayoutSave(): SaveLayout {
  const offerBack = useTakeBack();
  const utils = trpc.useUtils();
  const store = trpc.settings.setHomeLayout.useMutation();
  const write = async (changes: HomeLayoutUpdate) => {
    utils.settings.homeLayout.setData(undefined, await store.mutateAsync(changes));
    await utils.settings.home.invalidate();
  };
  return async (changes, before) => {
    await write(changes);
    offerBack(() => write(before));
  };
}
