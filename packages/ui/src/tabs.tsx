import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx';

export interface TabsProps<Value extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly { value: Value; text: ReactNode; disabled?: boolean }[];
  /** One `TabPanel` for each tab. */
  children: ReactNode;
  className?: string;
}

export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
  children,
  className,
}: TabsProps<Value>) {
  const choose = (next: string) => {
    const chosen = tabs.find((tab) => tab.value === next);
    if (chosen) onValueChange(chosen.value);
  };
  return (
    <RadixTabs.Root value={value} onValueChange={choose} className={className}>
      <RadixTabs.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line-2">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={cx(
              'relative flex min-h-[42px] flex-none items-center gap-2 px-3.5 text-[0.9375rem] font-[560] text-ink-3 not-disabled:hover:text-ink',
              'data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0',
              'data-[state=active]:after:h-[3px] data-[state=active]:after:bg-live focus-visible:-outline-offset-3',
              'disabled:cursor-not-allowed disabled:opacity-50',
            )}
          >
            {tab.text}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

/** `keepMounted` leaves the panel in the document while another one shows, so that forms inside it lose nothing. */
export function TabPanel({
  value,
  keepMounted = false,
  children,
}: {
  value: string;
  keepMounted?: boolean;
  children: ReactNode;
}) {
  return (
    <RadixTabs.Content
      value={value}
      forceMount={keepMounted || undefined}
      className="pt-5 data-[state=inactive]:hidden"
    >
      {children}
    </RadixTabs.Content>
  );
}
