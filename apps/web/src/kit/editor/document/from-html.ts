import { getSchema } from '@tiptap/core';
import { type Node as DocumentNode, DOMParser as DocumentParser } from '@tiptap/pm/model';
import { documentExtensions } from './extensions';
import { lineBelow } from './table-rules';

export const schema = getSchema(documentExtensions);

/** Reads stored HTML. What a text cannot consist of is left out, its words stay. */
export function fromHtml(html: string): DocumentNode {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  fitToDocument(body);
  const doc = DocumentParser.fromSchema(schema).parse(body);
  const line = lineBelow(doc);
  return line ? doc.copy(doc.content.addToEnd(line)) : doc;
}

/** Irons out where HTML and the document disagree, before the one is read as the other. */
export function fitToDocument(root: HTMLElement): void {
  dropTrailingBreaks(root);
  for (const item of root.querySelectorAll('li')) beginWithText(item);
}

/** A line break at the end of a block shows nothing in a browser, but would be an empty line in the editor. */
function dropTrailingBreaks(root: HTMLElement): void {
  // Judged all at once: of two breaks at an end only the last one goes.
  const trailing = [...root.querySelectorAll('br')].filter((element) => isTrailing(element));
  for (const element of trailing) element.remove();
}

function isTrailing(node: ChildNode): boolean {
  const next = firstVisible(node.nextSibling);
  if (next) return isBlock(next);
  const parent = node.parentElement;
  return !parent || isBlock(parent) || isTrailing(parent);
}

/** The document's items begin with a paragraph; reading one without would end the list there. */
function beginWithText(item: Element): void {
  const first = firstVisible(item.firstChild);
  if (!(first instanceof Element) || !isBlock(first) || first.localName === 'p' || first.localName === 'div') return;
  const paragraph = item.ownerDocument.createElement('p');
  if (/^h\d$/.test(first.localName)) {
    paragraph.append(...first.childNodes);
    first.replaceWith(paragraph);
  } else {
    item.prepend(paragraph);
  }
}

function firstVisible(from: ChildNode | null): ChildNode | null {
  let node = from;
  while (node && (node.nodeType === Node.COMMENT_NODE || (node.nodeType === Node.TEXT_NODE && isBlank(node)))) {
    node = node.nextSibling;
  }
  return node;
}

const isBlank = (node: ChildNode) => /^[ \t\r\n\f]*$/.test(node.nodeValue ?? '');
const isBlock = (node: ChildNode) => blocks.has(node.nodeName);
const blocks = new Set(
  'BODY P H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE DIV TABLE TBODY TR HR SECTION ARTICLE TD TH'.split(' '),
);
