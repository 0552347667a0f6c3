import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from './checkbox';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  sortable?: boolean;
  align?: 'start' | 'end';
  /** `title` comes first in the card on phones, `slug` is narrow and truncated, `number` has tabular figures, `actions` is as narrow as its buttons. */
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
  /** Accessible name of the checkbox in the head, which selects every row shown. */
  allLabel: string;
  rowLabel: (row: Row) => string;
}

export interface DataTableProps<Row, Id extends string | number> {
  /** What the table lists; for screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => Id;
  selection?: Selection<Row, Id>;
  /** Just added: it is marked, and scrolled to when it arrives. */
  newRow?: Id | null;
  sort?: Sort | null;
  /** Called with the column whose head was pressed; without it no head is a button. */
  onSort?: (columnId: string) => void;
}

/** No further than it takes, as the form that added the row may be in use again. */
const show = (row: HTMLTableRowElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** Styled by data-table.css. Place it in a `Box` without padding; the caller shows empty and failed lists. */
export function DataTable<Row, Id extends string | number>(props: DataTableProps<Row, Id>) {
  const { caption, columns, rows, getRowId, selection, newRow = null, sort = null, onSort } = props;
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  // A scrolling box must be focusable for use by keyboard.
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
              <tr
                key={id}
                ref={id === newRow ? show : undefined}
                data-new={id === newRow || undefined}
                data-selected={selected || undefined}
              >
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

type DataTableHeadProps<Row, Id extends string | number> = Omit<
  DataTableProps<Row, Id>,
  'caption' | 'rows' | 'getRowId'
> & {
  /** Ids of the rows shown. */
  ids: readonly Id[];
};

function DataTableHead<Row, Id extends string | number>(props: DataTableHeadProps<Row, Id>) {
  const { columns, ids, selection, sort, onSort } = props;
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
  const selectedCount = ids.filter((id) => selection.selected.has(id)).length;
  const all = ids.length > 0 && selectedCount === ids.length;
  const toggle = (checked: boolean) => {
    // Selected rows of other pages stay selected.
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
      checked={all || (selectedCount > 0 ? 'indeterminate' : false)}
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

/** Whether the first child is wider than the box around it. */
function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    // The table never becomes narrower than its minimum width, so the result is the same with and without a scroll bar.
    const measure = () => setOverflows(content.getBoundingClientRect().width > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
