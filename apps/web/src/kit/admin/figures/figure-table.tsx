import { Button } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** How many rows a table has until somebody wants all. */
export const firstRows = 10;

export interface FigureColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  title: string;
  /** What the rows are, where the title does not say it. */
  axis?: string;
  /** Those on show. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  name: (row: Row) => ReactNode;
  columns: readonly FigureColumn<Row>[];
  /** How many rows there are, also of those that are not on show. */
  total: number;
  isWhole: boolean;
  onWholeChange: (isWhole: boolean) => void;
  /** All rows are being loaded. */
  busy?: boolean;
  /** At the head beside the button for all rows. */
  actions?: ReactNode;
  /** Shown where there is no row. */
  empty: string;
  /** Below the rows. */
  children?: ReactNode;
}

const numberClass = 'px-3 py-2 text-end font-[600] whitespace-nowrap tabular-nums last:pe-5';
/** On a phone the figures of a wide table stand below the name of their row, each behind its own name. */
const below = {
  row: 'max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:px-5 max-sm:py-2.5',
  name: 'max-sm:w-full max-sm:p-0',
  figure:
    'max-sm:p-0 max-sm:last:pe-0 max-sm:before:me-1.5 max-sm:before:text-sm max-sm:before:font-[400] max-sm:before:text-ink-3 max-sm:before:content-[attr(data-label)]',
};

/** Figures by row, in a box of its own: the first rows, or all of them. */
export function FigureTable<Row>(props: Props<Row>) {
  const { title, axis = title, rows, getRowId, name, columns, total, isWhole, onWholeChange, busy, actions } = props;
  const { t } = useTranslation('admin');
  const isWide = columns.length > 2;
  return (
    <Box
      title={title}
      padded={false}
      actions={
        <>
          {total > firstRows ? (
            <Button
              variant="line"
              size="sm"
              className="pointer-coarse:min-h-11"
              busy={busy ?? false}
              onClick={() => onWholeChange(!isWhole)}
            >
              {t(isWhole ? 'figures.less' : 'figures.all')}
            </Button>
          ) : null}
          {actions}
        </>
      }
    >
      {rows.length > 0 ? (
        <table className="w-full text-[0.9375rem]">
          <caption className="sr-only">{title}</caption>
          <thead className={isWide ? `${headClass} max-sm:sr-only` : headClass}>
            <tr>
              <th scope="col" className="w-full px-5 py-2 text-start font-[600]">
                {axis}
              </th>
              {columns.map(({ header }) => (
                <th key={header} scope="col" className={numberClass}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={getRowId(row)} className={isWide ? below.row : undefined}>
                <th
                  scope="row"
                  className={`px-5 py-2.5 text-start font-[560] wrap-anywhere ${isWide ? below.name : ''}`}
                >
                  {name(row)}
                </th>
                {columns.map(({ header, cell }) => (
                  <td
                    key={header}
                    data-label={header}
                    className={isWide ? `${numberClass} ${below.figure}` : numberClass}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="p-5 text-ink-3">{props.empty}</p>
      )}
      {props.children}
    </Box>
  );
}

const headClass = 'bg-surface-2 text-[0.8125rem] text-ink-3';
