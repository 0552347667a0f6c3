import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  sortable?: boolean;
  align?: 'start' | 'end';
  /** `title` leads the card on phones, `slug` is narrow and cut off, `number` has figures of one width, `actions` is as narrow as its buttons. */
  kind?: 'title' | 'slug' | 'number' | 'actions';
  className?: string;
}

export interface Sort {
  columnId: string;
  direction: 'asc' | 'desc';
}

export interface Selection<Row, Id extends string | number> {
  selected: ReadonlySet<Id>;
  onChange: (selected: ReadonlySet<Id>) => void;
  /** Names the checkbox in the head, which selects every row shown. */
  allLabel: string;
  rowLabel: (row: Row) => string;
}
