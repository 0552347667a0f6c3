import { clsx } from 'clsx';
import type { Icon } from './use-icon-search';

interface Props {
  id: string;
  label: string;
  icons: readonly Icon[];
  optionId: (index: number) => string;
  /** The marked one, -1 for none. */
  active: number;
  onChoose: (icon: Icon) => void;
}

const showWhole = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' });

const boxClass =
  'absolute inset-x-0 top-full z-10 mt-1 scroll-mb-32 rounded-card border border-line-2 bg-surface shadow-2';

/** The symbols on offer as a grid, each with its picture and its word. */
export function IconOptions({ id, label, icons, optionId, active, onChoose }: Props) {
  return (
    <div
      id={id}
      // It opens downward; near the lower edge the page moves up so that the grid can be seen.
      ref={showWhole}
      role="listbox"
      aria-label={label}
      className={clsx(
        boxClass,
        'grid max-h-72 grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-1 overflow-y-auto overscroll-contain p-1',
      )}
    >
      {icons.map((icon, index) => (
        <button
          type="button"
          key={icon.name}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          title={icon.name}
          // Pressing it leaves the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(icon)}
          className={clsx(
            'grid min-h-20 min-w-0 content-start justify-items-center gap-1.5 rounded-control px-1 pt-3 pb-2 text-sm leading-tight hover:bg-surface-2',
            index === active && 'bg-surface-2 inset-ring inset-ring-line-strong',
          )}
        >
          <img
            src={`/icons/ms/${icon.name}.svg`}
            alt=""
            width={28}
            height={28}
            loading="lazy"
            className="dark:invert"
          />
          <span className="w-full wrap-anywhere text-center">{icon.text}</span>
        </button>
      ))}
    </div>
  );
}

/** Said in the place of the grid. */
export function NoIcons({ text }: { text: string }) {
  return (
    <p role="status" ref={showWhole} className={clsx(boxClass, 'px-4 py-3 text-sm text-ink-2')}>
      {text}
    </p>
  );
}
