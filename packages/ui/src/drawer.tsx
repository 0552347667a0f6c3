import * as Dialog from '@radix-ui/react-dialog';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { cx } from './cx';
import { overlayClass, useReturnFocus } from './overlay';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. A tap there while the drawer is closing, and still covers it, opens the drawer again. */
  opener: RefObject<HTMLElement | null>;
  /** For screen readers. */
  title: string;
  children: ReactNode;
  className: string;
}

/** Comes in from the left on the background of the navigation. */
export function Drawer({ open, onOpenChange, opener, title, children, className }: DrawerProps) {
  const focus = useReturnFocus();
  const openAgain = ({ clientX, clientY }: MouseEvent) => {
    const button = opener.current?.getBoundingClientRect();
    if (open || !button) return;
    const inside =
      clientX >= button.left && clientX <= button.right && clientY >= button.top && clientY <= button.bottom;
    if (inside) onOpenChange(true);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay onClick={openAgain} className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.save}
          onCloseAutoFocus={focus.restore}
          onClick={openAgain}
          className={cx(
            'on-night fixed inset-y-0 left-0 z-70 flex flex-col overflow-y-auto bg-night shadow-3 focus:outline-hidden',
            'data-[state=open]:animate-left-in data-[state=closed]:animate-left-out',
            className,
          )}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
