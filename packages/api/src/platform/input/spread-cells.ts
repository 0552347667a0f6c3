/** A cell as HTML has it: it may reach over several columns and rows. */
type SourceCell<Content> = { colspan?: string; rowspan?: string; content: Content };

/** A longer or wider table is not a table of a text. */
const maxCells = 5000;
const maxColumns = 50;
/** How many cells one cell of the source may become by spreading and filling up. */
const maxPadding = 10;

/**
 * Rows of equally many cells. The content of a merged cell stands in its first one, the others are empty (null). Null
 * for a table without cells, and for one that is too large.
 */
export function spreadCells<Content>(rows: SourceCell<Content>[][]): (Content | null)[][] | null {
  const grid: (Content | null)[][] = rows.map(() => []);
  // Columns that only merged cells reach do not count.
  let width = 0;
  for (const [y, cells] of rows.entries()) {
    let x = 0;
    for (const { colspan, rowspan, content } of cells) {
      while (grid[y]?.[x] !== undefined) x += 1;
      width = Math.max(width, x + 1);
      const end = Math.min(maxColumns, x + readSpan(colspan, maxColumns));
      for (const line of grid.slice(y, y + readSpan(rowspan, rows.length))) {
        for (let column = x; column < end; column += 1) line[column] ??= null;
      }
      const line = grid[y];
      if (line) line[x] = content;
    }
    if (width > maxColumns) return null;
  }
  const count = rows.flat().length;
  const size = width * rows.length;
  if (count === 0 || size > maxCells || size > maxPadding * count) return null;
  return grid.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? null));
}

function readSpan(value: string | undefined, max: number): number {
  return value && /^\d{1,5}$/.test(value) ? Math.min(max, Math.max(1, Number(value))) : 1;
}
