import type { MailRecord } from '@pano/api/mail/mail.schema';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Button } from '@pano/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Ends the notices and deletes the stored password, after asking. */
export function TurnOff({ onDone }: { onDone: (record: MailRecord) => Promise<void> }) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const [asking, setAsking] = useState(false);
  const turnOff = trpc.mail.turnOff.useMutation();
  const confirm = async () => {
    const texts = { done: t('mail.turnedOff'), failed: t('mail.turnOffFailed') };
    await run(async () => onDone(await turnOff.mutateAsync()), texts);
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger-line" onClick={() => setAsking(true)} className="sm:ms-auto">
        {t('mail.turnOff')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('mail.turnOffTitle')}
        question={t('mail.turnOffQuestion')}
        confirmLabel={t('mail.turnOff')}
        onConfirm={() => void confirm()}
        busy={busy}
        busyText={t('frame.form.saving')}
      />
    </>
  );
}
