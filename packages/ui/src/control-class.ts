import { clsx } from 'clsx';

/** Text inputs, text areas and selects look the same; the halo replaces the outline so that it hugs the border. */
export const controlClass = clsx(
  'block w-full min-h-(--control) rounded-control border border-line-strong bg-surface px-(--control-x) py-2 text-(length:--control-text) leading-normal text-ink',
  'transition-[border-color,box-shadow] duration-120 placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink-2',
  'focus:border-focus focus:ring-3 focus:ring-focus/28 focus:outline-hidden',
  'aria-invalid:border-err aria-invalid:bg-[color-mix(in_srgb,var(--err-tint)_45%,var(--surface))] aria-invalid:inset-ring aria-invalid:inset-ring-err',
  'disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-surface-2 disabled:text-ink-3',
  'read-only:[&:is(input,textarea)]:bg-surface-2',
);
