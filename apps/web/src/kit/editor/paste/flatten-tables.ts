/** A text has no tables, so each row becomes a line in which the cells still stand apart. */
export function flattenTables(root: HTMLElement): void {
  // From the inside out, as pages use tables for their layout too.
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    table.replaceWith(...[...table.rows].flatMap((row) => rowNodes(row)));
  }
}

function rowNodes(row: HTMLTableRowElement): Node[] {
  const cells = [...row.cells].filter((cell) => (cell.textContent ?? '').trim() !== '' || cell.querySelector('img'));
  if (cells.some((cell) => cell.querySelector('ul, ol, h1, h2, h3, h4, h5, h6, pre, blockquote, p + p'))) {
    return cells.flatMap((cell) => [...cell.childNodes]);
  }
  const line = document.createElement('p');
  cells.forEach((cell, index) => {
    if (index > 0) line.append(' | ');
    for (const block of cell.querySelectorAll('p, div')) block.replaceWith(...block.childNodes);
    line.append(...cell.childNodes);
  });
  return [line];
}
