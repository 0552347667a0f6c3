import { type ReactNode, useId } from 'react';
import { cx } from './cx';

export interface PictureTilesProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** Each tile shows a picture, or a symbol where there is none, above its text. */
  options: readonly { value: Value; text: string; picture: string | null; symbol?: ReactNode }[];
}

/** A choice of one from several pictures. */
export function PictureTiles<Value extends string>({ label, value, onValueChange, options }: PictureTilesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-2.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative grid cursor-pointer content-start gap-1.5 overflow-hidden rounded-control border bg-surface pb-2',
            'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
            option.value === value ? 'border-ink ring-1 ring-ink' : 'border-line-2 hover:border-line-strong',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span className="grid aspect-4/3 place-items-center bg-surface-2 text-ink-3">
            {option.picture ? (
              <img src={option.picture} alt="" loading="lazy" className="size-full object-cover" />
            ) : (
              option.symbol
            )}
          </span>
          <span className="px-2 text-sm leading-tight font-[540] hyphens-auto wrap-anywhere">{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
