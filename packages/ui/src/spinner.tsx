import { clsx } from 'clsx';

/** Decorative: the element that is busy says so itself, with `aria-busy` and its text. */
export function Spinner({ className = 'size-[18px]' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block flex-none animate-[spin_.8s_linear_infinite] rounded-full border-[2.5px] border-current border-r-transparent',
        className,
      )}
    />
  );
}
