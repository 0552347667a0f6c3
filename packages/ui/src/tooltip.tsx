import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement } from 'react';

/** Wraps the application once, so that neighbouring tooltips open without a new delay. */
export function TooltipProvider({ delayDuration = 300, ...rest }: ComponentProps<typeof RadixTooltip.Provider>) {
  return <RadixTooltip.Provider delayDuration={delayDuration} {...rest} />;
}

export interface TooltipProps {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Where the text can be read anyway, there is no tooltip. */
  off?: boolean;
  /** One element that takes a ref and event handlers; it needs an accessible name of its own. */
  children: ReactElement;
}

export function Tooltip({ text, side = 'top', off = false, children }: TooltipProps) {
  if (off) return children;
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-95 max-w-72 animate-fade-in rounded-control bg-ink px-[9px] py-[7px] text-[0.8125rem] leading-tight text-canvas"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
