import { useRef } from 'react';
import { Checkbox } from './checkbox';
import { DataTableHead } from './data-table-head';
import type { Column, Selection, Sort } from './data-table-types';
import { useOverflow } from './use-overflow';

export type { Column, Selection, Sort } from './data-table-types';

export interface DataTableProps<Row, Id extends string | number> {
  /** What the table lists; read by screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => Id;
  selection?: Selection<Row, Id>;
  sort?: Sort | null;
  /** Receives the column whose head was pressed; without it no head is a button. */
  onSort?: (columnId: string) => void;
}

/** Looks come from data-table.css. Belongs into a box of its own; an empty or failed list is the caller's to show. */
export function DataTable<Row, Id extends string | number>(props: DataTableProps<Row, Id>) {
  const { caption, columns, rows, getRowId, selection, sort = null, onSort } = props;
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  // A box that scrolls has to be reachable without a mouse.
  const scrollProps = scrolls ? ({ role: 'region', 'aria-label': caption, tabIndex: 0 } as const) : {};
  return (
    <div ref={box} {...scrollProps} data-scrolls={scrolls} className="data-table-box">
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <DataTableHead columns={columns} ids={rows.map(getRowId)} selection={selection} sort={sort} onSort={onSort} />
        <tbody>
          {rows.map((row, index) => {
            const id = getRowId(row);
            const selected = selection?.selected.has(id) ?? false;
            return (
              <tr key={id} data-selected={selected || undefined}>
                {selection ? (
                  <td data-kind="select">
                    <Checkbox
                      labelHidden
                      label={selection.rowLabel(row)}
                      checked={selected}
                      onCheckedChange={(checked) => selection.onChange(withMember(selection.selected, id, checked))}
                    />
                  </td>
                ) : null}
                {columns.map((column) => (
                  <td
                    key={column.id}
                    data-kind={column.kind}
                    data-align={column.align}
                    data-label={hasOwnLabel(column) ? undefined : column.header}
                    className={column.className}
                  >
                    {column.cell(row, index)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Titles and action buttons need no label in front of them when the row is a card. */
function hasOwnLabel<Row>(column: Column<Row>): boolean {
  return column.kind === 'title' || column.kind === 'actions';
}

function withMember<Id>(members: ReadonlySet<Id>, id: Id, isMember: boolean): Set<Id> {
  const next = new Set(members);
  if (isMember) next.add(id);
  else next.delete(id);
  return next;
}
