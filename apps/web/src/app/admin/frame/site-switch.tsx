import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { SiteToggle } from '@pano/ui/site-toggle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** The id of the switch, for those who call it from elsewhere. */
export const siteSwitchId = 'site-switch';

/** Opens and closes the public site. Closing asks first; the state changes once it is stored. */
export function SiteSwitch() {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const utils = trpc.useUtils();
  const setting = trpc.settings.siteOffline.useQuery();
  const store = trpc.settings.setSiteOffline.useMutation({
    onSuccess: (stored) => utils.settings.siteOffline.setData(undefined, stored),
  });
  const [asking, setAsking] = useState(false);
  // A state that cannot be read counts as open, as it does for visitors.
  const open = !(setting.data?.siteOffline ?? false);

  const setOpen = async (next: boolean) => {
    await run(() => store.mutateAsync({ siteOffline: !next }), { failed: t('frame.site.failed') });
    setAsking(false);
  };
  return (
    <>
      <SiteToggle
        id={siteSwitchId}
        checked={open}
        onCheckedChange={(next) => (next ? void setOpen(true) : setAsking(true))}
        text={open ? t('frame.site.on') : t('frame.site.off')}
        title={open ? t('frame.site.turnOff') : t('frame.site.turnOn')}
        busy={store.isPending}
        className="max-sm:me-1 max-[359px]:me-0"
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('frame.site.question')}
        question={t('frame.site.consequence')}
        confirmLabel={t('frame.site.confirm')}
        onConfirm={() => void setOpen(false)}
        busy={store.isPending}
        busyText={t('frame.form.saving')}
      />
    </>
  );
}
