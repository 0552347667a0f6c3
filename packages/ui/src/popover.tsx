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
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
  className?: string;
  onOpenAutoFocus?: ComponentProps<typeof RadixPopover.Content>['onOpenAutoFocus'];
  /** The trigger gets the focus back unless this calls `preventDefault`. */
  onCloseAutoFocus?: ComponentProps<typeof RadixPopover.Content>['onCloseAutoFocus'];
}

export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'start',
  children,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
}: PopoverProps) {
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={onOpenAutoFocus}
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
