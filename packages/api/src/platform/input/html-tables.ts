import { type AnyNode, type ChildNode, Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { spreadCells } from './spread-cells';

/** The rows of a table as cells of equal number. */
export type PlainTable = { before: AnyNode[]; rows: AnyNode[][][]; hasHeader: boolean };

/** Null for a table that only places its content on a page, and for one too large for a text. */
export function readTable(table: Element): PlainTable | null {
  const cellsOf = (row: Element) => row.children.filter(isCell);
  const lines = DomUtils.getElementsByTagName('tr', table, true).filter((row) => row.children.some(isCell));
  const isNested = DomUtils.getElementsByTagName('table', table.children, true).length > 0;
  const placesBlocks = lines.length === 1 && DomUtils.existsOne(({ name }) => layoutBlocks.has(name), table.children);
  if (isNested || placesBlocks) return null;
  const rows = spreadCells(
    lines.map((line) => cellsOf(line).map(({ attribs, children }) => ({ ...attribs, content: children }))),
  );
  const [first] = lines;
  if (!rows || !first) return null;
  const isInHead = first.parent !== null && isTag(first.parent) && first.parent.name === 'thead';
  return {
    before: looseContent(table),
    rows: rows.map((cells) => cells.map((cell) => cell ?? [])),
    hasHeader: isInHead || cellsOf(first).every(({ name }) => name === 'th'),
  };
}

/** What stands in a table beside its rows, above all its caption. */
function looseContent(node: Element): AnyNode[] {
  return node.children.flatMap((child) => {
    if (!isTag(child)) return isContent(child) ? [child] : [];
    if (child.name === 'tr') return child.children.filter((inner) => !isCell(inner) && isContent(inner));
    return sections.has(child.name) ? looseContent(child) : [child];
  });
}

export function tableElement({ rows, hasHeader }: PlainTable, cellContent: (nodes: AnyNode[]) => ChildNode[]): Element {
  const lines = rows.map((cells, y) => {
    const name = hasHeader && y === 0 ? 'th' : 'td';
    return new Element(
      'tr',
      {},
      cells.map((cell) => new Element(name, {}, cellContent(cell))),
    );
  });
  return new Element('table', {}, [new Element('tbody', {}, lines)]);
}

const sections = new Set(['thead', 'tbody', 'tfoot']);
const layoutBlocks = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'pre', 'blockquote']);

const isCell = (node: AnyNode): node is Element => isTag(node) && (node.name === 'td' || node.name === 'th');

/** True for visible text and images. */
export function isContent(node: AnyNode): boolean {
  if (isText(node)) return /\S/.test(node.data);
  return isTag(node) && (node.name === 'img' || node.children.some(isContent));
}
