import { type AnyNode, type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { DomHandler, DomUtils, Parser } from 'htmlparser2';
import { isBlank, isFlat, isList, nestLists } from './quill-lists';
import { hasQuillStyle, quillStyle, splitStyle } from './quill-styles';

/**
 * HTML as the editor of the earlier system (Quill 1 and 2) wrote it, with the formats of ours; any other HTML is returned
 * as it is. The result is not clean yet: `cleanHtml` runs after it.
 */
export function fromQuill(html: string): string {
  if (!/\bql-|\bdata-list\b|\bstyle\b/i.test(html)) return html;
  const nodes = parse(html);
  if (!nodes?.some(isQuill)) return html;
  return DomUtils.getOuterHTML(convertNodes(nodes, 1), { encodeEntities: 'utf8' });
}

/** Deeper markup is left to the cleaning, which keeps its text only. */
const maxDepth = 200;

class TooDeep extends Error {}

class BoundedHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > maxDepth) throw new TooDeep();
    super.onopentag(name, attributes);
  }
}

/** Null for markup that is nested too deep. */
function parse(html: string): ChildNode[] | null {
  const handler = new BoundedHandler();
  try {
    new Parser(handler).end(html);
    return handler.dom;
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

function isQuill(node: AnyNode): boolean {
  if (!isTag(node)) return false;
  const { name, attribs, children } = node;
  return (
    /(?:^|\s)ql-/.test(attribs.class ?? '') ||
    'data-list' in attribs ||
    (attribs.style !== undefined && (marks.has(name) || hasQuillStyle(attribs.style))) ||
    children.some(isQuill)
  );
}

/** Elements of a line that have no style of their own in our HTML. */
const marks = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'sub', 'sup', 'code', 'a']);
const inline = new Set([...marks, 'span', 'br', 'img', 'font']);
/** The editor's own parts, which belong to no text. */
const editorParts = /(?:^|\s)ql-(?:ui|cursor|clipboard|tooltip)(?:\s|$)/;
/** What absolute sizes in a heading are compared with, in ems. */
const headingSizes = new Map([
  ['h1', 2],
  ['h2', 1.5],
  ['h3', 1.17],
  ['h4', 1],
  ['h5', 0.83],
  ['h6', 0.67],
]);

function convertNodes(nodes: AnyNode[], scale: number): ChildNode[] {
  return groupLists(nodes).flatMap((group) => {
    if (!Array.isArray(group)) return convertNode(group, scale);
    if (isFlat(group)) return nestLists(group, (item) => convertItem(item, scale));
    return group.flatMap((list) => convertNode(list, scale));
  });
}

/** The nodes in their order, lists that follow each other in one array. */
function groupLists(nodes: AnyNode[]): (AnyNode | Element[])[] {
  const groups: (AnyNode | Element[])[] = [];
  let lists: Element[] | null = null;
  for (const node of nodes) {
    if (isList(node)) {
      if (lists) {
        lists.push(node);
      } else {
        lists = [node];
        groups.push(lists);
      }
    } else if (!lists || !isBlank(node)) {
      lists = null;
      groups.push(node);
    }
  }
  return groups;
}

function convertNode(node: AnyNode, scale: number): ChildNode[] {
  // Without a parent a text is always escaped, also where a parser would take its tags for text.
  if (isText(node)) return [new Text(node.data)];
  if (!isTag(node)) return [];
  const { name, attribs, children } = node;
  const classes = attribs.class ?? '';
  if (editorParts.test(classes)) return [];
  if (name === 'pre' && hasClass(classes, 'ql-syntax')) return codeBlock(DomUtils.getText(node));
  if (hasClass(classes, 'ql-code-block-container')) {
    const lines = children.filter(
      (line) => !isBlank(line) && !(isTag(line) && editorParts.test(line.attribs.class ?? '')),
    );
    return codeBlock(lines.map((line) => DomUtils.textContent(line)).join('\n'));
  }
  if (name === 'li') return [convertItem(node, scale)];
  const innerScale = headingSizes.get(name) ?? scale;
  const style = quillStyle(attribs, innerScale);
  const { block, text } = splitStyle(style);
  const content = convertNodes(children, innerScale);
  if (name === 'p' || headingSizes.has(name)) return [element(node, block, styled('span', text, content))];
  if (name === 'blockquote') return [element(node, '', withStyledStart(content, style))];
  if (name === 'a') return [element(node, '', styled('span', text, content))];
  if (marks.has(name)) return styled('span', text, [element(node, '', content)]);
  return [element(node, style, content)];
}

/** The level of an item is that of its list, or none. */
function convertItem(item: Element, scale: number): Element {
  const attribs = { ...item.attribs, class: (item.attribs.class ?? '').replace(/\bql-indent-\d+/g, '') };
  return element(item, '', withStyledStart(convertNodes(item.children, scale), quillStyle(attribs, scale)));
}

/** Items and quotations have no style of their own: their alignment is that of the paragraph they begin with. */
function withStyledStart(content: ChildNode[], style: string): ChildNode[] {
  const firstBlock = content.findIndex((node) => isTag(node) && !inline.has(node.name));
  const end = firstBlock === -1 ? content.length : firstBlock;
  const line = content.slice(0, end);
  if (line.every(isBlank)) return content;
  const { block, text } = splitStyle(style);
  return [...styled('p', block, styled('span', text, line)), ...content.slice(end)];
}

const styled = (name: string, style: string, content: ChildNode[]): ChildNode[] =>
  style ? [new Element(name, { style }, content)] : content;

/** The line break at the end of Quill's code belongs to the block. */
const codeBlock = (text: string): ChildNode[] => [
  new Element('pre', {}, [new Element('code', {}, [new Text(text.replace(/\n$/, ''))])]),
];

const hasClass = (classes: string, name: string) => classes.split(/\s+/).includes(name);

/** The element with new content, and no attribute but the style and those that texts may have. */
function element({ name, attribs }: Element, style: string, content: ChildNode[]): Element {
  const preserved = preservedAttributes.flatMap((attribute) => {
    const value = attribs[attribute];
    return value === undefined ? [] : [[attribute, value]];
  });
  return new Element(name, { ...Object.fromEntries(preserved), ...(style ? { style } : {}) }, content);
}

const preservedAttributes = ['href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'start', 'colspan', 'rowspan'];
