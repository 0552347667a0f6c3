import type { HomeSection } from '@pano/api/addresses';
import { type HomePage, toLayoutUpdate } from '@pano/api/settings/home-layout.schema';
import type { useSettingDraft } from '#kit/admin/form/draft/use-setting-draft.ts';
import { useTakeBack } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';

export type PageSave = ReturnType<typeof usePageSave>;

/** Stores what is changed of the home page: at once, or in its draft. */
export function usePageSave({ isOn, keep }: ReturnType<typeof useSettingDraft<HomePage>>) {
  const offerBack = useTakeBack();
  const utils = trpc.useUtils();
  const store = trpc.settings.setHomeLayout.useMutation();
  const setHome = trpc.settings.setHome.useMutation({
    onSuccess: () => Promise.all([utils.settings.home.invalidate(), utils.dashboard.summary.invalidate()]),
  });
  const write = async (changes: Partial<HomePage>) => {
    utils.settings.homeLayout.setData(undefined, await store.mutateAsync(toLayoutUpdate(changes)));
    await utils.settings.home.invalidate();
  };
  return {
    /** Stores a change and offers to take it back; `before` is what it replaces. */
    compose: async (changes: Partial<HomePage>, before: Partial<HomePage>): Promise<void> => {
      if (isOn) return keep(changes);
      await write(changes);
      offerBack(() => write(before));
    },
    setShown: async (section: HomeSection, shown: boolean): Promise<void> => {
      const changes = { [`home_show_${section}`]: shown };
      if (isOn) return keep(changes);
      await setHome.mutateAsync(changes);
    },
  };
}
