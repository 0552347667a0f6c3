import { MessageDialog } from '@pano/ui/alert-dialog';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { FailureContext } from '#kit/admin/use-failure-toast.ts';

/** Around all screens of projects: what fails there is said in a dialog, which outlasts the change of screen. */
export function ProjectScreens() {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const say = useCallback((failure: string) => {
    setText(failure);
    setOpen(true);
  }, []);
  return (
    <FailureContext value={say}>
      <Outlet />
      <MessageDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('projects.errorTitle')}
        text={text}
        okLabel={t('frame.confirm.ok')}
      />
    </FailureContext>
  );
}
