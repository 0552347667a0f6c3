import { clsx } from 'clsx';

export interface SiteToggleProps {
  id?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The state in words: the visible label and the accessible name. */
  text: string;
  /** The action of a click, as a tooltip. */
  title: string;
  busy?: boolean;
  className?: string;
}

/** The main breaker that opens and closes the site: green is open, red is closed. The caller asks for confirmation. */
export function SiteToggle({ id, checked, onCheckedChange, text, title, busy = false, className }: SiteToggleProps) {
  return (
    <button
      id={id}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={busy || undefined}
      title={title}
      onClick={() => {
        if (!busy) onCheckedChange(!checked);
      }}
      className={clsx(
        'inline-flex min-h-10 flex-none items-center gap-2.5 rounded-control ps-2 pe-3.5 text-[0.9375rem] font-[640] whitespace-nowrap',
        'max-[360px]:flex-initial max-[360px]:gap-1.5 max-[360px]:pe-2 max-[360px]:text-start max-[360px]:leading-tight max-[360px]:whitespace-normal',
        'inset-ring inset-ring-current transition-colors duration-200 hover:inset-ring-[1.5px]',
        'aria-busy:cursor-progress aria-busy:opacity-70',
        checked ? 'bg-ok-tint text-ok' : 'bg-err-tint text-err',
        className,
      )}
    >
      <span className="main-breaker" aria-hidden="true" />
      {text}
    </button>
  );
}
