import type { MailRecord } from '@pano/api/mail/mail.schema';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Button } from '@pano/ui/button';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Ends the notices and deletes the stored password, after asking. */
export function TurnOff({ onDone }: { onDone: (record: MailRecord) => Promise<void> }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const tellFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const turnOff = trpc.mail.turnOff.useMutation({
    onSuccess: (record) => {
      toast.success(t('mail.turnedOff'));
      return onDone(record);
    },
    onError: (error) => tellFailure(error, t('mail.turnOffFailed')),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="danger-line" onClick={() => setAsking(true)} className="sm:ms-auto">
        {t('mail.turnOff')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('mail.turnOffTitle')}
        question={t('mail.turnOffQuestion')}
        confirmLabel={t('mail.turnOff')}
        cancelLabel={t('frame.confirm.cancel')}
        onConfirm={() => turnOff.mutate()}
        busy={turnOff.isPending}
        busyText={t('frame.form.saving')}
      />
    </>
  );
}
