import { Button, IconButton } from '@pano/ui/button';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** Names the group, such as "2. bağlantı". */
  label: string;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One row of a list inside the form, with the button that takes it away. */
export function ListRow({ label, removeLabel, onRemove, children }: Props) {
  return (
    <fieldset className="min-w-0 rounded-control border border-line-2 px-4 pt-1 pb-4">
      <legend className="px-1 text-sm font-[580] text-ink-2">{label}</legend>
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-4">{children}</div>
        <IconButton danger label={removeLabel} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </fieldset>
  );
}

/** The button below the rows that adds one. */
export function AddRow({ text, full, onAdd }: { text: string; full: boolean; onAdd: () => void }) {
  return (
    <div>
      <Button variant="line" size="sm" disabled={full} onClick={onAdd}>
        <Plus aria-hidden="true" className="size-4" />
        {text}
      </Button>
    </div>
  );
}
