import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { useSession } from '../session';

interface Props {
  dirty: boolean;
  /** Whether leaving has to be asked about, looked at the moment somebody leaves. */
  holds: () => boolean;
  onLeave: () => void;
}

/** Asks before a form with unsaved text is left, by whatever way. */
export function LeaveGuard({ dirty, holds, onLeave }: Props) {
  const { t } = useTranslation('admin');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && holds(),
  );
  useHoldPage(dirty);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('frame.form.leaveTitle')}
      question={t('frame.form.leaveQuestion')}
      cancelLabel={t('frame.form.stay')}
      confirmLabel={t('frame.form.leave')}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      destructive={false}
    />
  );
}

/** While something would be lost, the browser asks before the page goes. */
export function useHoldPage(holds: boolean): void {
  useEffect(() => {
    if (!holds) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [holds]);
}

/** While something would be lost, such as unsaved text, a lost session asks for a new sign-in over the form. */
export function useHoldScreen(holds: boolean): void {
  const session = useSession();
  useEffect(() => (holds ? session.holdScreen() : undefined), [holds, session]);
}
