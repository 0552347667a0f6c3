import * as RadixPopover from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from './cx';
import { floatingClass } from './overlay';

export interface PopoverProps {
  /** One button that takes a ref and event handlers. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
  className?: string;
  /** The trigger gets the focus back unless this calls `preventDefault`. */
  onCloseAutoFocus?: ComponentProps<typeof RadixPopover.Content>['onCloseAutoFocus'];
}

export function Popover({ trigger, label, open, onOpenChange, children, className, onCloseAutoFocus }: PopoverProps) {
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cx(
            floatingClass,
            'max-h-(--radix-popover-content-available-height) w-72 overflow-y-auto p-4',
            className,
          )}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
