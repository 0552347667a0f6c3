import { Plus } from 'lucide-react';
import { useId } from 'react';

export interface TagSuggestionsProps {
  label: string;
  addLabel: (tag: string) => string;
  suggestions: readonly string[];
  disabled: boolean;
  onAdd: (tag: string) => void;
}

export function TagSuggestions({ label, addLabel, suggestions, disabled, onAdd }: TagSuggestionsProps) {
  const labelId = useId();
  if (suggestions.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <p id={labelId} className="text-sm leading-snug text-ink-3">
        {label}
      </p>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-1.5">
        {suggestions.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              disabled={disabled}
              aria-label={addLabel(tag)}
              // Pressing it leaves the focus in the input, where the next tag is typed.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onAdd(tag)}
              className="inline-flex min-h-8 items-center gap-[5px] rounded-plate px-2.5 text-sm text-ink-2 inset-ring inset-ring-line-2 not-disabled:hover:text-ink not-disabled:hover:inset-ring-ink disabled:cursor-not-allowed disabled:text-ink-3"
            >
              <Plus aria-hidden="true" className="size-3.5" />
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
