import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { buttonClass } from './button';
import { cx } from './cx';
import { DialogLabels, overlayClass, panelClass, useReturnFocus } from './overlay';

export interface DialogProps {
  /** Left out where the dialog is drawn only while it is open. */
  open?: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the submitting one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  fullScreenOnPhone?: boolean;
  /** Call `preventDefault` to focus another element first. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Call `preventDefault` to leave the focus where it is instead of restoring it. */
  onCloseAutoFocus?: (event: Event) => void;
}

export function Dialog(props: DialogProps) {
  const { open = true, onClose, title, description, children, footer, size = 'sm', fullScreenOnPhone = false } = props;
  const focus = useReturnFocus();
  const labels = use(DialogLabels);
  // Without this Radix warns about a missing description.
  const withoutDescription = description ? {} : { 'aria-describedby': undefined };
  return (
    <RadixDialog.Root open={open} onOpenChange={() => onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClass} />
        <RadixDialog.Content
          {...withoutDescription}
          onOpenAutoFocus={(event) => {
            focus.save();
            props.onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={(event) => {
            props.onCloseAutoFocus?.(event);
            if (!event.defaultPrevented) focus.restore(event);
          }}
          className={cx(panelClass, widths[size], fullScreenOnPhone && fullScreen)}
        >
          <header className="grid gap-2 ps-[26px] pe-16 pt-6">
            <RadixDialog.Title className="type-h3">{title}</RadixDialog.Title>
            {description ? (
              <RadixDialog.Description className="text-ink-2">{description}</RadixDialog.Description>
            ) : null}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-[26px] py-4">{children}</div>
          {footer ? (
            <footer className="flex flex-wrap justify-end gap-2.5 border-t border-line px-[26px] py-4">{footer}</footer>
          ) : null}
          {/* Last, so that the content of the dialog gets the first focus. */}
          <RadixDialog.Close
            aria-label={labels.close}
            className={buttonClass({ variant: 'icon', className: 'absolute top-4 right-4' })}
          >
            <X aria-hidden="true" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const widths = { sm: 'max-w-[440px]', md: 'max-w-[640px]', lg: 'max-w-[960px]' };
const fullScreen = 'max-md:h-dvh max-md:max-h-none max-md:w-screen max-md:max-w-none max-md:rounded-none';
