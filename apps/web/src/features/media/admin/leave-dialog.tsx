import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { useTranslation } from 'react-i18next';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onLeave: () => void };

/** Asks before typed texts are lost. */
export function LeaveDialog({ open, onOpenChange, onLeave }: Props) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      question={t('media.details.leave')}
      confirmLabel={t('media.details.leaveConfirm')}
      cancelLabel={t('frame.form.stay')}
      onConfirm={onLeave}
    />
  );
}
