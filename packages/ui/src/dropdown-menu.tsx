import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from './cx';
import { floatingClass } from './overlay';

export interface DropdownMenuProps {
  /** One button that takes a ref and event handlers. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  /** The trigger gets the focus back unless this calls `preventDefault`. */
  onCloseAutoFocus?: ComponentProps<typeof RadixMenu.Content>['onCloseAutoFocus'];
  children: ReactNode;
}

export function DropdownMenu({ trigger, align = 'end', onCloseAutoFocus, children }: DropdownMenuProps) {
  return (
    <RadixMenu.Root>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cx(floatingClass, 'min-w-48 p-1.5')}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** With `asChild` a router's link becomes the item. */
export function MenuItem({ className, ...rest }: ComponentProps<typeof RadixMenu.Item>) {
  return <RadixMenu.Item {...rest} className={cx(itemClass, className)} />;
}

export interface MenuRadioGroupProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; text: string }[];
}

export function MenuRadioGroup<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuRadioGroupProps<Value>) {
  const choose = (next: string) => {
    const chosen = options.find((option) => option.value === next);
    if (chosen) onValueChange(chosen.value);
  };
  return (
    <RadixMenu.RadioGroup aria-label={label} value={value} onValueChange={choose}>
      {options.map((option) => (
        <RadixMenu.RadioItem key={option.value} value={option.value} className={cx(itemClass, 'ps-9')}>
          <MenuMark />
          {option.text}
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <RadixMenu.Label className="px-3 pt-2 pb-1 text-[0.8125rem] font-[600] text-ink-3">{children}</RadixMenu.Label>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="mx-1 my-1.5 h-px bg-line" />;
}

function MenuMark() {
  return (
    <RadixMenu.ItemIndicator className="absolute start-3 grid place-items-center text-live-mark">
      <Check aria-hidden="true" />
    </RadixMenu.ItemIndicator>
  );
}

const itemClass =
  'relative flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 text-[0.9375rem] text-ink outline-hidden select-none ' +
  'data-highlighted:bg-surface-2 data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-disabled:opacity-60 [&_svg]:size-[18px]';
