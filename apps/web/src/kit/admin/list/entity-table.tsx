import { Box } from '@pano/ui/card';
import { type Column, DataTable } from '@pano/ui/data-table';
import { useTranslation } from 'react-i18next';
import { RecordMarks } from './record-marks';
import type { List } from './use-list';
import type { RowSelection } from './use-selection';

interface Props<Row extends { id: number }, Sort extends string> {
  /** The list that heads sort; left out where none does. */
  list?: List<Sort>;
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  selection: RowSelection;
  newRow?: number | null;
  /** What the checkbox of a row calls it. */
  getName: (row: Row) => string;
  /** Whether visitors do not get the record; left out where they get all. */
  isHidden?: (row: Row) => boolean;
}

/** The rows of a list as a table; rows are chosen in its first column. */
export function EntityTable<Row extends { id: number }, Sort extends string>(props: Props<Row, Sort>) {
  const { list, selection, getName, isHidden, columns, ...table } = props;
  const { t } = useTranslation('admin');
  return (
    <Box padded={false}>
      <DataTable
        {...table}
        {...(list ? sortByHeads(list, columns) : {})}
        columns={columns.map((column) => withMarks(column, isHidden))}
        getRowId={({ id }) => id}
        selection={{
          selected: selection.ids,
          onChange: selection.set,
          allLabel: t('frame.bulk.selectAll'),
          rowLabel: (row) => t('frame.bulk.select', { name: getName(row) }),
        }}
      />
    </Box>
  );
}

/**
 * A head sorts upwards, then downwards, then leaves the list in its own order; where a head is that order, the others go
 * on between up and down.
 */
function sortByHeads<Sort extends string>(list: List<Sort>, columns: readonly { id: string; sortable?: boolean }[]) {
  const [own = ''] = list.sorts;
  const shown: string = list.sort ?? own;
  const hasOwnHead = columns.some(({ id, sortable }) => sortable && id === own);
  const next = (columnId: string) => {
    if (shown === columnId) return `-${columnId}`;
    return shown === `-${columnId}` && !hasOwnHead ? own : columnId;
  };
  return {
    sort: { columnId: shown.replace('-', ''), direction: shown.startsWith('-') ? ('desc' as const) : ('asc' as const) },
    onSort: (columnId: string) => list.setSort(list.sorts.find((sort) => sort !== own && sort === next(columnId))),
  };
}

/** The marks stand behind the name of the record. */
function withMarks<Row extends { id: number }>(column: Column<Row>, isHidden?: (row: Row) => boolean): Column<Row> {
  if (column.kind !== 'title') return column;
  const cell: Column<Row>['cell'] = (row, index) => (
    <span className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-[1_1_11rem]">{column.cell(row, index)}</span>
      <RecordMarks id={row.id} hidden={isHidden?.(row)} />
    </span>
  );
  return { ...column, cell };
}
