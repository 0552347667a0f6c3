import { Box } from '@pano/ui/card';
import { type Column, DataTable } from '@pano/ui/data-table';
import { useTranslation } from 'react-i18next';
import { EnglishMark } from './english-marks';
import type { RowSelection } from './use-selection';

interface Props<Row extends { id: number }> {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  selection: RowSelection;
  /** What the checkbox of a row calls it. */
  getName: (row: Row) => string;
  sort?: { columnId: string; direction: 'asc' | 'desc' } | null;
  onSort?: (columnId: string) => void;
}

/** The rows of a list as a table; rows are chosen in its first column. */
export function EntityTable<Row extends { id: number }>({ selection, getName, columns, ...table }: Props<Row>) {
  const { t } = useTranslation('admin');
  return (
    <Box padded={false}>
      <DataTable
        {...table}
        columns={columns.map(withMark)}
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

/** The state of the English texts stands behind the name of the record. */
function withMark<Row extends { id: number }>(column: Column<Row>): Column<Row> {
  if (column.kind !== 'title') return column;
  const cell: Column<Row>['cell'] = (row, index) => (
    <span className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-[1_1_11rem]">{column.cell(row, index)}</span>
      <EnglishMark id={row.id} />
    </span>
  );
  return { ...column, cell };
}
