import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from './button-class';
import { cx } from './cx';
import { overlayClass, panelClass } from './overlay-class';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Name of the button that closes it, at the top right. */
  closeLabel: string;
  children?: ReactNode;
  /** Buttons, the committing one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  fullScreenOnPhone?: boolean;
  onOpenAutoFocus?: ComponentProps<typeof RadixDialog.Content>['onOpenAutoFocus'];
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    closeLabel,
    children,
    footer,
    size = 'sm',
    fullScreenOnPhone = false,
  } = props;
  // Radix looks for a description unless it is told that there is none.
  const withoutDescription = description ? {} : { 'aria-describedby': undefined };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClass} />
        <RadixDialog.Content
          {...withoutDescription}
          onOpenAutoFocus={props.onOpenAutoFocus}
          className={cx(panelClass, widths[size], fullScreenOnPhone && fullScreen)}
        >
          <header className="flex items-start gap-3 ps-[26px] pe-4 pt-4">
            <div className="grid flex-1 gap-2 pt-2">
              <RadixDialog.Title className="type-h3">{title}</RadixDialog.Title>
              {description ? (
                <RadixDialog.Description className="text-ink-2">{description}</RadixDialog.Description>
              ) : null}
            </div>
            <RadixDialog.Close aria-label={closeLabel} className={buttonClass({ variant: 'icon' })}>
              <X aria-hidden="true" />
            </RadixDialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-[26px] py-4">{children}</div>
          {footer ? (
            <footer className="flex flex-wrap justify-end gap-2.5 px-[26px] pt-1 pb-[22px]">{footer}</footer>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const widths = { sm: 'max-w-[440px]', md: 'max-w-[640px]', lg: 'max-w-[960px]' };
const fullScreen = 'max-md:h-dvh max-md:max-h-none max-md:w-screen max-md:max-w-none max-md:rounded-none';
