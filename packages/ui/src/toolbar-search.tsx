import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { cx } from './cx';
import { controlClass } from './text-input';

export interface ToolbarSearchProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Accessible name and placeholder. */
  label: string;
  clearLabel: string;
  /** Takes the first of what was found. */
  onEnter?: () => void;
  className?: string;
}

export function ToolbarSearch({ value, onValueChange, label, clearLabel, onEnter, className }: ToolbarSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <div className={cx('relative max-w-[360px] flex-[1_1_240px] max-[1060px]:max-w-none', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-3 top-1/2 size-[18px] -translate-y-1/2 text-ink-3"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It searches while one types; a form around it is not meant.
          event.preventDefault();
          onEnter?.();
        }}
        className={cx(controlClass, 'ps-10 pe-10 [&::-webkit-search-cancel-button]:hidden')}
      />
      {value ? (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className="absolute end-0 top-1/2 grid size-10 -translate-y-1/2 place-items-center rounded-control text-ink-3 hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      ) : null}
    </div>
  );
}
