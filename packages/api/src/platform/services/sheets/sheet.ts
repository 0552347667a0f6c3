/** A value of a table; instants are written as Istanbul's clocks show them. */
export type Cell = string | number | Date | null;

/** A table on its way to a file: its rows come in portions, so that however many there are, few are in memory. */
export type Sheet = {
  name: string;
  columns: { title: string; width: number }[];
  rows: AsyncIterable<Cell[][]>;
};
