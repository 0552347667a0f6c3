import { Dialog } from '@pano/ui/dialog';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#kit/admin/session.ts';
import { SignInForm } from './sign-in-form';

/** Opens over a form with unsaved text when the session has ended. Closing it leaves the form as it is. */
export function SignInDialog() {
  const { t } = useTranslation('admin');
  const { signIn } = useSession();
  const open = useSyncExternalStore(signIn.subscribe, signIn.isOpen);
  return (
    <Dialog
      open={open}
      onClose={() => signIn.close(false)}
      title={t('frame.login.expiredTitle')}
      description={t('frame.login.expired')}
    >
      <div className="pb-2">
        <SignInForm />
      </div>
    </Dialog>
  );
}
