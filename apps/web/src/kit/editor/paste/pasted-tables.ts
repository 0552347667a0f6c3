import { spreadCells } from '@pano/api/spread-cells';

/** Tables of facts become plain ones; those that pages, mails and Word use for their layout become lines. */
export function convertTables(root: HTMLElement): void {
  // From the inside out: a table around another one is layout.
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const rows = isLayout(table) ? null : readRows(table);
    table.replaceWith(...(rows ? plainTable(table, rows) : [...table.rows].flatMap((row) => rowNodes(row))));
  }
}

function isLayout(table: HTMLTableElement): boolean {
  const cells = [...table.rows].flatMap((row) => [...row.cells]);
  const placesBlocks = table.rows.length === 1 && table.querySelector(blocksOfPages) !== null;
  return (
    /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') ||
    cells.length < 2 ||
    placesBlocks ||
    table.querySelector('table') !== null
  );
}

const blocksOfPages = 'ul, ol, h1, h2, h3, h4, h5, h6, pre, blockquote, p + p';

function readRows(table: HTMLTableElement) {
  const rows = [...table.rows].filter((row) => row.cells.length > 0);
  return spreadCells(
    rows.map((row) =>
      [...row.cells].map((cell) => ({
        colspan: cell.getAttribute('colspan') ?? '',
        rowspan: cell.getAttribute('rowspan') ?? '',
        content: cell,
      })),
    ),
  );
}

function plainTable(table: HTMLTableElement, rows: (HTMLTableCellElement | null)[][]): Node[] {
  const hasHeader = table.tHead !== null || rows[0]?.every((cell) => cell === null || cell.localName === 'th');
  const body = document.createElement('tbody');
  rows.forEach((cells, y) => {
    const line = body.insertRow();
    for (const source of cells) {
      const cell = document.createElement(hasHeader && y === 0 ? 'th' : 'td');
      // Excel and Sheets say what is bold in the style of the cell.
      if (source && cell.localName === 'td') cell.setAttribute('style', source.getAttribute('style') ?? '');
      if (source) cell.append(...source.childNodes);
      toParagraphs(cell);
      line.append(cell);
    }
  });
  const caption = document.createElement('p');
  caption.append(...(table.caption?.childNodes ?? []));
  const plain = document.createElement('table');
  plain.append(body);
  return [caption, plain];
}

/** A cell holds paragraphs only. */
function toParagraphs(cell: HTMLElement): void {
  for (const block of [...cell.querySelectorAll(blocks)].reverse()) {
    if (block.querySelector('p') || /^(?:ul|ol|dl)$/.test(block.localName)) {
      block.replaceWith(...block.childNodes);
    } else if (block.localName !== 'p') {
      const paragraph = document.createElement('p');
      paragraph.append(...block.childNodes);
      block.replaceWith(paragraph);
    }
  }
}

const blocks = 'ul, ol, li, dl, dt, dd, h1, h2, h3, h4, h5, h6, pre, blockquote, div, section, article';

/** A row as a line in which the cells still stand apart. */
function rowNodes(row: HTMLTableRowElement): Node[] {
  const cells = [...row.cells].filter((cell) => (cell.textContent ?? '').trim() !== '' || cell.querySelector('img'));
  if (cells.some((cell) => cell.querySelector(`${blocksOfPages}, table`))) {
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
