import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { buttonClass } from './button';
import { cx } from './cx';
import { overlayClass, useReturnFocus } from './overlay';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. A tap there while the drawer is closing, and still covers it, opens the drawer again. */
  opener?: RefObject<HTMLElement | null>;
  title: string;
  /** Shows the title to screen readers only and leaves out the header with the close button. */
  bare?: boolean;
  closeLabel: string;
  children: ReactNode;
  /** `night` is the background of the navigation. */
  ground?: 'surface' | 'night';
  className?: string;
}

export function Drawer({
  open,
  onOpenChange,
  opener,
  title,
  bare = false,
  closeLabel,
  children,
  ground = 'surface',
  className,
}: DrawerProps) {
  const focus = useReturnFocus();
  const openAgain = ({ clientX, clientY }: MouseEvent) => {
    const button = opener?.current?.getBoundingClientRect();
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
            'fixed inset-y-0 left-0 z-70 flex w-[min(320px,calc(100vw-56px))] flex-col overflow-y-auto shadow-3 focus:outline-hidden',
            'data-[state=open]:animate-left-in data-[state=closed]:animate-left-out',
            ground === 'night' ? 'on-night bg-night' : 'bg-surface text-ink',
            className,
          )}
        >
          {bare ? (
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
          ) : (
            <header className="flex min-h-16 flex-none items-center gap-3 border-b border-line ps-5 pe-3">
              <Dialog.Title className="type-h4 flex-1">{title}</Dialog.Title>
              <Dialog.Close aria-label={closeLabel} className={buttonClass({ variant: 'icon' })}>
                <X aria-hidden="true" />
              </Dialog.Close>
            </header>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
