import { useState } from 'react';

export type RowSelection = {
  ids: ReadonlySet<number>;
  /** Of all rows, for "select all". */
  shown: readonly number[];
  set: (ids: ReadonlySet<number>) => void;
  toggle: (id: number, selected: boolean) => void;
  clear: () => void;
};

/** The rows chosen for a common action. Rows that are no longer shown are no longer chosen. */
export function useSelection(rows: readonly { id: number }[] = []): RowSelection {
  const [chosen, set] = useState<ReadonlySet<number>>(new Set());
  const shown = rows.map(({ id }) => id);
  const ids = new Set(shown.filter((id) => chosen.has(id)));
  const toggle = (id: number, selected: boolean) => {
    const next = new Set(ids);
    if (selected) next.add(id);
    else next.delete(id);
    set(next);
  };
  return { ids, shown, set, toggle, clear: () => set(new Set()) };
}
