import { type AnyNode, type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { isContent, readTable, tableElement } from './html-tables';

/** The parts of a table; outside of one they are dissolved like every other block that texts do not have. */
export const tableParts = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
/** Stands for every block that is dissolved. */
export const dissolved = 'div';

/**
 * Well-formed HTML in which no block is left that a text cannot have, with its text in paragraphs, never glued to what
 * stands beside it; tables are plain: rows of cells, with a header row or none.
 */
export function inBlocks(html: string): string {
  const nodes = parseDocument(html).children;
  const content = nodes.some(isBlock) ? paragraphs(flow(nodes)) : flow(nodes);
  return DomUtils.getOuterHTML(content, { encodeEntities: 'utf8' });
}

const isTable = (node: AnyNode) => isTag(node) && node.name === 'table';
const isDissolved = (node: AnyNode) => isTag(node) && (node.name === dissolved || tableParts.includes(node.name));
export const blockNames = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre']);
/** Also a mark around blocks, which a paragraph cannot hold. */
const isBlock = (node: AnyNode): boolean =>
  isTag(node) && (blockNames.has(node.name) || isDissolved(node) || node.children.some(isBlock));

/** The content of an element that may hold blocks. */
function flow(nodes: AnyNode[]): ChildNode[] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return copy(node);
    if (node.name === 'table') return tableBlocks(node);
    if (isDissolved(node)) return dissolve(node.children);
    return beginsLine(node) ? paragraphs([flowElement(node)]) : [flowElement(node)];
  });
}

/** One without content, as a line across the page, still ends what stands before it. */
function dissolve(nodes: AnyNode[]): ChildNode[] {
  const content = paragraphs(flow(nodes));
  return content.length > 0 ? content : [new Element(dissolved, {})];
}

/** True for a dissolved block and a mark around one. */
const beginsLine = (node: AnyNode): boolean =>
  isTag(node) && (isDissolved(node) || (!blockNames.has(node.name) && node.children.some(beginsLine)));

function flowElement(node: Element): Element {
  if (node.name === 'ul' || node.name === 'ol') return withChildren(node, items(node.children));
  if (node.name !== 'li' && node.name !== 'blockquote') return withChildren(node, lines(node.children));
  const content = flow(node.children);
  return withChildren(
    node,
    node.children.some((child) => isDissolved(child) && !isTable(child)) ? paragraphs(content) : content,
  );
}

function items(nodes: AnyNode[]): ChildNode[] {
  return nodes.flatMap((node) => {
    if (!isDissolved(node)) return flow([node]);
    return isContent(node) ? [new Element('li', {}, flow([node]))] : [];
  });
}

function tableBlocks(table: Element): ChildNode[] {
  const plain = readTable(table);
  if (!plain) return dissolve(table.children);
  return [...paragraphs(flow(plain.before)), tableElement(plain, cellContent)];
}

/** A cell has paragraphs only, and one alone needs no tags. */
function cellContent(nodes: AnyNode[]): ChildNode[] {
  const content = paragraphs(flow(nodes).flatMap(cellLines)).filter(isContent);
  const [only, ...others] = content;
  return only && others.length === 0 && isTag(only) && Object.keys(only.attribs).length === 0 ? only.children : content;
}

function cellLines(node: AnyNode): ChildNode[] {
  if (!isTag(node) || !isBlock(node)) return copy(node);
  if (node.name === 'p') return [withChildren(node, node.children.flatMap(copy))];
  return paragraphs(node.children.flatMap(cellLines));
}

/** The nodes with what stands between blocks in paragraphs. */
function paragraphs(nodes: ChildNode[]): ChildNode[] {
  const result: ChildNode[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    result.push(...(line.some(isContent) ? [new Element('p', {}, trimmed(line))] : line));
    line = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      endLine();
      if (!isTag(node) || node.name !== dissolved) result.push(node);
    } else {
      line.push(node);
    }
  }
  endLine();
  return result;
}

function trimmed(line: ChildNode[]): ChildNode[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first && isText(first)) first.data = first.data.replace(/^[ \t\r\n\f]+/, '');
  if (last && isText(last)) last.data = last.data.replace(/[ \t\r\n\f]+$/, '');
  return line;
}

/** The content of an element that holds text only: what would have been blocks in it are lines. */
function lines(nodes: AnyNode[]): ChildNode[] {
  const result: ChildNode[] = [];
  let mayNeedBreak = false;
  for (const node of nodes) {
    const isLine = beginsLine(node);
    const content = lineContent(node);
    if (!content.some(isContent)) {
      result.push(...content);
      mayNeedBreak ||= isLine;
      continue;
    }
    if ((mayNeedBreak || isLine) && result.some(isContent)) result.push(new Element('br', {}));
    result.push(...content);
    mayNeedBreak = isLine;
  }
  return result;
}

function lineContent(node: AnyNode): ChildNode[] {
  if (!isTag(node)) return copy(node);
  return isDissolved(node) ? lines(node.children) : [withChildren(node, lines(node.children))];
}

/** Without a parent a text is always escaped. */
const copy = (node: AnyNode): ChildNode[] =>
  isText(node) ? [new Text(node.data)] : isTag(node) ? [withChildren(node, node.children.flatMap(copy))] : [];
const withChildren = ({ name, attribs }: Element, children: ChildNode[]) => new Element(name, attribs, children);
