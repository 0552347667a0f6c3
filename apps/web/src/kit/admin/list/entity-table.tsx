import { Box } from '@pano/ui/card';
import { type Column, DataTable } from '@pano/ui/data-table';
import { useTranslation } from 'react-i18next';
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
export function EntityTable<Row extends { id: number }>({ selection, getName, ...table }: Props<Row>) {
  const { t } = useTranslation('admin');
  return (
    <Box padded={false}>
      <DataTable
        {...table}
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
