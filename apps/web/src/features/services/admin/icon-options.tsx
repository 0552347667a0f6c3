import { clsx } from 'clsx';

interface Props {
  id: string;
  label: string;
  names: readonly string[];
  active: string | null;
  onChoose: (name: string) => void;
}

export const optionId = (listId: string, name: string): string => `${listId}-${name}`;

const showWhole = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' });

/** The suggested symbols, each with its picture. */
export function IconOptions({ id, label, names, active, onChoose }: Props) {
  return (
    <div
      id={id}
      // It opens downward; near the lower edge the page moves up so that the list can be seen.
      ref={showWhole}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-10 mt-1 scroll-mb-24 max-h-64 overflow-y-auto rounded-card border border-line-2 bg-surface p-1 shadow-2"
    >
      {names.map((name) => (
        <button
          type="button"
          key={name}
          id={optionId(id, name)}
          role="option"
          tabIndex={-1}
          aria-selected={name === active}
          // Pressing it leaves the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
          className={clsx(
            'flex min-h-10 w-full items-center gap-3 rounded-control px-2.5 hover:bg-surface-2',
            name === active && 'bg-surface-2 inset-ring inset-ring-line-strong',
          )}
        >
          <img src={`/icons/ms/${name}.svg`} alt="" width={24} height={24} loading="lazy" className="dark:invert" />
          <span className="min-w-0 truncate">{name}</span>
        </button>
      ))}
    </div>
  );
}
