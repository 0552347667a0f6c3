import { isImageUrl, isLink } from '@pano/api/urls';
import type { Mark, Node } from '@tiptap/pm/model';
import { blockStyleCss, textStyleCss } from './styles';

/**
 * The document as HTML that the server's cleaning leaves untouched; nothing when it has one empty paragraph.
 *
 * Unlike the DOM serializer it needs no DOM, and it remembers the HTML of each block: nodes never change, so after a
 * keystroke in a long article only the paragraph around the caret is written anew.
 */
export function toHtml(doc: Node): string {
  if (doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.childCount === 0) return '';
  let html = '';
  doc.forEach((block, _offset, index) => {
    if (!isWaiting(block) && !isBelowTable(doc, index)) html += cachedBlockHtml(block);
  });
  return html;
}

/** A line of pasted pictures that are not in the library, or not yet. */
const isWaiting = (block: Node) =>
  block.childCount > 0 && block.children.every(({ type }) => type.name === 'pastedImage');

/** The empty line in which the text could go on below a table at its end. */
const isBelowTable = (doc: Node, index: number) =>
  index === doc.childCount - 1 &&
  doc.child(index).content.size === 0 &&
  doc.maybeChild(index - 1)?.type.name === 'table';

const htmlCache = new WeakMap<Node, string>();

function cachedBlockHtml(block: Node): string {
  const known = htmlCache.get(block);
  if (known !== undefined) return known;
  const html = blockHtml(block);
  htmlCache.set(block, html);
  return html;
}

function blockHtml(node: Node): string {
  switch (node.type.name) {
    case 'paragraph':
      return `<p${styleAttribute(blockStyleCss(node.attrs))}>${inlineHtml(node)}</p>`;
    case 'heading':
      return `<h${node.attrs.level}${styleAttribute(blockStyleCss(node.attrs))}>${inlineHtml(node)}</h${node.attrs.level}>`;
    case 'codeBlock':
      return `<pre><code>${escapeText(node.textContent.replace(/\r\n?/g, '\n'))}</code></pre>`;
    case 'blockquote':
      return `<blockquote>${childrenHtml(node)}</blockquote>`;
    case 'bulletList':
      return `<ul>${childrenHtml(node)}</ul>`;
    case 'orderedList':
      return `<ol${startAttribute(node.attrs.start)}>${childrenHtml(node)}</ol>`;
    case 'listItem':
      return `<li>${itemHtml(node)}</li>`;
    case 'table':
      return `<table><tbody>${node.children.map((row, place) => rowHtml(row, place === 0)).join('')}</tbody></table>`;
    default:
      throw new Error(`No HTML for the block "${node.type.name}"`);
  }
}

function childrenHtml(parent: Node, from = 0): string {
  return parent.children
    .slice(from)
    .map((child) => blockHtml(child))
    .join('');
}

/** The first paragraph of an item needs no tags of its own unless it is styled; it is not a paragraph to its reader. */
function itemHtml(item: Node): string {
  const first = item.firstChild;
  const needsTags = !first || blockStyleCss(first.attrs) !== '' || (first.childCount === 0 && item.childCount > 1);
  return needsTags ? childrenHtml(item) : inlineHtml(first) + childrenHtml(item, 1);
}

/** Only the first row can be a header row. */
function rowHtml(row: Node, isFirst: boolean): string {
  const tag = isFirst && row.children.every(({ type }) => type.name === 'tableHeader') ? 'th' : 'td';
  return `<tr>${row.children.map((cell) => `<${tag}>${cellHtml(cell)}</${tag}>`).join('')}</tr>`;
}

/** Empty lines of a cell are left out, and a paragraph alone in it needs no tags of its own unless it is styled. */
function cellHtml(cell: Node): string {
  const [only, ...others] = cell.children.filter(hasContent);
  if (!only) return '';
  if (others.length === 0 && blockStyleCss(only.attrs) === '') return inlineHtml(only);
  return [only, ...others].map((paragraph) => blockHtml(paragraph)).join('');
}

const hasContent = (paragraph: Node) =>
  paragraph.textContent.trim() !== '' || paragraph.children.some(({ type }) => type.name === 'image');

type Tag = { open: string; close: string };

function inlineHtml(block: Node): string {
  const pieces = inlineText(block);
  let html = '';
  let last = '';
  let open: Tag[] = [];
  block.children.forEach((child, index) => {
    const content = child.isText ? textHtml(pieces[index] ?? '') : leafHtml(child);
    if (content === '') return;
    const tags = child.marks.flatMap(markTags);
    const firstOther = tags.findIndex((tag, depth) => tag.open !== open[depth]?.open);
    const unchanged = firstOther === -1 ? tags.length : firstOther;
    html +=
      closing(open.slice(unchanged)) +
      tags
        .slice(unchanged)
        .map((tag) => tag.open)
        .join('') +
      content;
    open = tags;
    last = content;
  });
  html += closing(open);
  // A browser shows a line break at the end of a block only if another one follows, and an empty block not at all.
  return html === '' || last.endsWith(lineBreak) ? html + lineBreak : html;
}

const closing = (tags: Tag[]) =>
  tags
    .map((tag) => tag.close)
    .reverse()
    .join('');

const plainMarks = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
  ['code', 'code'],
]);

function markTags({ type, attrs }: Mark): Tag[] {
  const plain = plainMarks.get(type.name);
  if (plain) return [{ open: `<${plain}>`, close: `</${plain}>` }];
  if (type.name === 'textStyle') {
    const style = textStyleCss(attrs);
    return style ? [{ open: `<span${styleAttribute(style)}>`, close: '</span>' }] : [];
  }
  const href = String(attrs.href ?? '').trim();
  if (type.name !== 'link' || !isLink(href)) return [];
  const target = attrs.target === '_blank' ? ' target="_blank" rel="noopener"' : '';
  return [{ open: `<a href="${escapeAttribute(href)}"${target}>`, close: '</a>' }];
}

function leafHtml({ type, attrs }: Node): string {
  if (type.name === 'hardBreak') return lineBreak;
  const src = String(attrs.src ?? '').trim();
  if (type.name !== 'image' || !isImageUrl(src)) return '';
  const size = pixels('width', attrs.width) + pixels('height', attrs.height);
  return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(String(attrs.alt ?? ''))}"${size}>`;
}

const pixels = (name: string, value: unknown) => (/^\d{1,4}$/.test(String(value ?? '')) ? ` ${name}="${value}"` : '');
const startAttribute = (start: unknown) =>
  start !== 1 && /^\d{1,4}$/.test(String(start ?? '')) ? ` start="${start}"` : '';
const styleAttribute = (style: string) => (style ? ` style="${style}"` : '');

const lineBreak = '<br>';
const textHtml = (text: string) => escapeText(text).replaceAll('\n', lineBreak);
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/** Stands for whatever is no text, so that spaces beside it are seen in their place. */
const objectCharacter = '\uFFFC';

/** Stands for a pasted picture, which is not written: spaces beside it need not be seen. */
const waitingCharacter = '\uFFFB';
const waitingAtEnd = new RegExp(`[ ${waitingCharacter}]+$`);

/**
 * The text of each child of a block, spelled so that HTML shows the spaces that the editor shows: where a browser would
 * swallow one it becomes a no-break space; spaces at the end, which are invisible, are removed.
 */
function inlineText(block: Node): string[] {
  const texts = block.children.map((child) => {
    if (child.isText) return (child.text ?? '').replace(/\r\n?/g, '\n').replace(/[\t\f]/g, ' ');
    if (child.type.name === 'pastedImage') return waitingCharacter;
    return child.type.name === 'hardBreak' ? '\n' : objectCharacter;
  });
  const line = texts
    .join('')
    .replace(waitingAtEnd, '')
    .replace(/(^|\n) /g, `$1${noBreakSpace}`)
    .replace(/ (?= )/g, noBreakSpace);
  let start = 0;
  return texts.map((text) => {
    const piece = line.slice(start, start + text.length);
    start += text.length;
    return piece;
  });
}

const noBreakSpace = '\u00a0';
