import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { type ReactNode, use } from 'react';
import { Button, buttonClass } from './button';
import { cx } from './cx';
import { DialogLabels, overlayClass, panelClass, useReturnFocus } from './overlay';

export interface ConfirmDialogProps {
  /** Left out where the dialog is drawn only while it is open. */
  open?: boolean;
  onClose: () => void;
  /** The question is the title where this is absent. */
  title?: string;
  question: string;
  /** What the question is about, such as the name of a record; shown below a question without a title. */
  subject?: string | undefined;
  /** Further consequences, or a field that the decision needs. */
  children?: ReactNode;
  confirmLabel: string;
  /** What the button that changes nothing says, where it is not that of all questions. */
  cancelLabel?: string;
  /** Does not close the dialog: the caller does so when the request has ended. */
  onConfirm: () => void;
  /** A milder way to what the person may want, offered beside the accepting button. */
  alternative?: { label: string; onChoose: () => void } | undefined;
  busy?: boolean;
  busyText?: string;
  destructive?: boolean;
}

/** The focus starts on the cancelling button, and nothing but a button closes the dialog while it is busy. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, onClose, title, question, subject, children, alternative } = props;
  const { busy = false, destructive = true } = props;
  const labels = use(DialogLabels);
  return (
    <AlertDialog.Root open={open} onOpenChange={() => !busy && onClose()}>
      <AlertPanel title={title ?? question} text={title ? question : subject}>
        {children ? <div className="text-ink-2">{children}</div> : null}
        <div className={footerClass}>
          <AlertDialog.Cancel disabled={busy} className={buttonClass({ variant: 'line', size: 'sm' })}>
            {props.cancelLabel ?? labels.cancel}
          </AlertDialog.Cancel>
          {alternative ? (
            <Button variant="line" size="sm" disabled={busy} onClick={alternative.onChoose}>
              {alternative.label}
            </Button>
          ) : null}
          <Button
            variant={destructive ? 'danger' : 'primary'}
            size="sm"
            busy={busy}
            busyText={props.busyText}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </div>
      </AlertPanel>
    </AlertDialog.Root>
  );
}

export interface MessageDialogProps {
  open?: boolean;
  onClose: () => void;
  title: string;
  text: string;
  okLabel: string;
}

export function MessageDialog({ open = true, onClose, title, text, okLabel }: MessageDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={() => onClose()}>
      <AlertPanel title={title} text={text}>
        <div className={footerClass}>
          {/* Radix focuses Cancel first, and here it is the only button. */}
          <AlertDialog.Cancel className={buttonClass({ variant: 'dark', size: 'sm' })}>{okLabel}</AlertDialog.Cancel>
        </div>
      </AlertPanel>
    </AlertDialog.Root>
  );
}

function AlertPanel({ title, text, children }: { title: string; text: string | undefined; children: ReactNode }) {
  const focus = useReturnFocus();
  const withoutDescription = text ? {} : { 'aria-describedby': undefined };
  return (
    <AlertDialog.Portal>
      <AlertDialog.Overlay className={overlayClass} />
      <AlertDialog.Content
        {...withoutDescription}
        onOpenAutoFocus={focus.save}
        onCloseAutoFocus={focus.restore}
        className={cx(panelClass, 'max-w-[440px] gap-2.5 overflow-y-auto px-[26px] pt-[26px] pb-[22px]')}
      >
        <AlertDialog.Title className="type-h3">{title}</AlertDialog.Title>
        {text ? <AlertDialog.Description className="text-ink-2">{text}</AlertDialog.Description> : null}
        {children}
      </AlertDialog.Content>
    </AlertDialog.Portal>
  );
}

const footerClass = 'mt-3.5 flex flex-wrap justify-end gap-2.5';
