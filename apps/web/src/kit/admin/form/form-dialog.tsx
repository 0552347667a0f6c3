import { Button } from '@pano/ui/button';
import { Dialog, type DialogProps } from '@pano/ui/dialog';
import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props extends Pick<DialogProps, 'onClose' | 'title' | 'description' | 'size' | 'fullScreenOnPhone'> {
  onSubmit: (event: FormEvent) => unknown;
  busy: boolean;
  /** Of the button that sends the form. */
  submitText: string;
  className?: string;
  children: ReactNode;
}

/** A dialog with a small form, at its foot the buttons that leave it and send it. */
export function FormDialog({ onSubmit, busy, submitText, className, children, ...dialog }: Props) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Portals pass events on to the form or the card that the dialog belongs to.
    event.stopPropagation();
    onSubmit(event);
  };
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button variant="line" size="sm" onClick={dialog.onClose}>
            {t('frame.confirm.cancel')}
          </Button>
          <Button type="submit" form={formId} size="sm" busy={busy} busyText={t('frame.form.saving')}>
            {submitText}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className={clsx('grid gap-4', className)}>
        {children}
      </form>
    </Dialog>
  );
}
