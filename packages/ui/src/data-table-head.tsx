import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Checkbox } from './checkbox';
import type { Column, Selection, Sort } from './data-table-types';

export interface DataTableHeadProps<Row, Id extends string | number> {
  columns: readonly Column<Row>[];
  /** Ids of the rows shown. */
  ids: readonly Id[];
  selection: Selection<Row, Id> | undefined;
  sort: Sort | null;
  onSort: ((columnId: string) => void) | undefined;
}

export function DataTableHead<Row, Id extends string | number>({
  columns,
  ids,
  selection,
  sort,
  onSort,
}: DataTableHeadProps<Row, Id>) {
  return (
    <thead>
      <tr>
        {selection ? (
          <th scope="col" data-kind="select" data-operable="true">
            <SelectAll ids={ids} selection={selection} />
          </th>
        ) : null}
        {columns.map((column) => {
          const sortColumn = column.sortable ? onSort : undefined;
          const direction = sort?.columnId === column.id ? sort.direction : null;
          return (
            <th
              key={column.id}
              scope="col"
              data-kind={column.kind}
              data-align={column.align}
              data-operable={sortColumn ? 'true' : undefined}
              aria-sort={sortColumn ? ariaSort(direction) : undefined}
              className={column.className}
            >
              {sortColumn ? (
                <SortButton header={column.header} direction={direction} onClick={() => sortColumn(column.id)} />
              ) : column.kind === 'actions' ? (
                <span className="sr-only">{column.header}</span>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SelectAll<Row, Id extends string | number>({
  ids,
  selection,
}: {
  ids: readonly Id[];
  selection: Selection<Row, Id>;
}) {
  const chosen = ids.filter((id) => selection.selected.has(id)).length;
  const all = ids.length > 0 && chosen === ids.length;
  const toggle = (checked: boolean) => {
    // Rows of other pages may be selected too; they stay as they are.
    const next = new Set(selection.selected);
    for (const id of ids) {
      if (checked) next.add(id);
      else next.delete(id);
    }
    selection.onChange(next);
  };
  return (
    <Checkbox
      labelHidden="wide"
      label={selection.allLabel}
      checked={all || (chosen > 0 ? 'indeterminate' : false)}
      onCheckedChange={toggle}
    />
  );
}

function SortButton({
  header,
  direction,
  onClick,
}: {
  header: string;
  direction: Sort['direction'] | null;
  onClick: () => void;
}) {
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <button type="button" onClick={onClick} className="-my-2 inline-flex min-h-10 items-center gap-1.5 hover:text-ink">
      {header}
      <Icon aria-hidden="true" className={direction ? 'size-3.5 text-live-mark' : 'size-3.5'} />
    </button>
  );
}

function ariaSort(direction: Sort['direction'] | null): 'ascending' | 'descending' | 'none' {
  if (direction === null) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}
