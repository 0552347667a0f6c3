import * as RadixToolbar from '@radix-ui/react-toolbar';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './cx';
import { Tooltip } from './tooltip';

/** One Tab stop; the arrow keys move between the buttons. Wraps into several lines. */
export function Toolbar({ label, className, ...rest }: ComponentProps<typeof RadixToolbar.Root> & { label: string }) {
  return (
    <RadixToolbar.Root
      {...rest}
      aria-label={label}
      className={cx(
        'flex flex-wrap gap-y-0.5 rounded-t-[3px] border-b border-line-2 bg-surface-2 px-1.5 py-[5px]',
        className,
      )}
    />
  );
}

export function ToolbarGroup({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center border-e border-line-2 px-[5px] last:border-e-0">{children}</div>;
}

export interface ToolbarButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> {
  /** Accessible name. */
  label: string;
  /** Added to the name in the tooltip, such as a shortcut. */
  tooltip?: string;
  /** For toggle buttons. */
  pressed?: boolean;
  /** Sets `aria-disabled`: unlike a disabled button it keeps the focus. */
  idle?: boolean;
  /** As wide as its content, for a choice that shows its value. */
  isChoice?: boolean;
  children: ReactNode;
}

export function ToolbarButton({
  label,
  tooltip,
  pressed,
  idle = false,
  isChoice = false,
  className,
  onClick,
  children,
  ...rest
}: ToolbarButtonProps) {
  return (
    <Tooltip text={tooltip ?? label}>
      <RadixToolbar.Button
        {...rest}
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={idle || undefined}
        onMouseDown={keepFocus}
        onClick={idle ? undefined : onClick}
        className={cx(buttonClass, isChoice ? 'gap-1.5 px-2 text-sm whitespace-nowrap' : 'w-8', className)}
      >
        {children}
      </RadixToolbar.Button>
    </Tooltip>
  );
}

const buttonClass = cx(
  'inline-flex h-8 flex-none items-center justify-center rounded-[3px] text-ink-2 [&_svg]:size-[17px]',
  'not-disabled:not-aria-disabled:hover:bg-surface-3 not-disabled:not-aria-disabled:hover:text-ink',
  'data-[state=open]:bg-surface-3 data-[state=open]:text-ink aria-pressed:bg-ink! aria-pressed:text-canvas!',
  'disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-default aria-disabled:opacity-40',
  'focus-visible:outline-2 focus-visible:-outline-offset-1',
);

/** Keeps the focus in the edited content on click. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
