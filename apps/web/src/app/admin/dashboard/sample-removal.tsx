import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Button } from '@pano/ui/button';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusContent } from '#kit/admin/focus-content.ts';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Takes the sample content off the site, after saying what stays. */
export function SampleRemoval({ count }: { count: number }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const failure = useFailureToast();
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const removeSamples = trpc.firstSteps.removeSamples.useMutation();
  const confirm = async () => {
    try {
      const { count: removed } = await removeSamples.mutateAsync();
      toast.success(t('firstSteps.removed', { count: removed }));
    } catch (error) {
      failure(error, t('firstSteps.failed'));
    }
    // Every list has changed, also after a failure halfway.
    await utils.invalidate();
    setAsking(false);
    requestAnimationFrame(focusContent);
  };
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setAsking(true)}>
        {t('firstSteps.removeSamples')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={t('firstSteps.confirm', { count })}
        confirmLabel={t('firstSteps.removeSamples')}
        cancelLabel={t('frame.confirm.cancel')}
        onConfirm={() => void confirm()}
        busy={removeSamples.isPending}
        busyText={t('firstSteps.removing')}
      >
        <p>{t('firstSteps.consequence')}</p>
      </ConfirmDialog>
    </>
  );
}
