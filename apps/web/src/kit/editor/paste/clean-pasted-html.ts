import { isLink } from '@pano/api/urls';
import { fitToDocument } from '../document/fit-to-document';
import { flattenTables } from './flatten-tables';
import { convertWordLists } from './word-lists';

/**
 * What other programs put on the clipboard, without their looks: structure, emphasis, links and web images stay; fonts,
 * colours and sizes go, as they belong to the page the text came from. Text from an editor of ours stays as it is.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(invisible)) element.remove();
  convertWordLists(body);
  flattenTables(body);
  dropComments(body);
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) cleanElement(element);
  for (const element of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    if (isEmpty(element)) element.remove();
  }
  fitToDocument(body);
  return body.innerHTML;
}

const invisible = 'script, style, meta, link, title, xml, template, noscript, [hidden], [style*="mso-hide:all" i]';

function dropComments(root: HTMLElement): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

function cleanElement(element: HTMLElement): void {
  const kept = keptAttributes(element);
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const [name, value] of kept) element.setAttribute(name, value);
  if (element.localName === 'img' && kept.length === 0) element.remove();
  else if (isHollow(element)) element.replaceWith(...element.childNodes);
}

function keptAttributes(element: HTMLElement): [string, string][] {
  const attribute = (name: string) => (element.getAttribute(name) ?? '').trim();
  if (element.localName === 'a') {
    const href = attribute('href');
    // A place in the page was one of the page it comes from.
    return isLink(href) && !href.startsWith('#') ? [['href', href]] : [];
  }
  if (element.localName === 'img') {
    const src = attribute('src');
    if (!/^https?:\/\//i.test(src)) return [];
    return [
      ['src', src],
      ['alt', attribute('alt')],
    ];
  }
  const style = keptStyle(element);
  const start = element.localName === 'ol' ? attribute('start') : '';
  return [
    ...(style ? [['style', style] satisfies [string, string]] : []),
    ...(start ? [['start', start] satisfies [string, string]] : []),
  ];
}

/** Blocks keep where they stand, text keeps what emphasises it; a heading is emphasis enough. */
function keptStyle(element: HTMLElement): string {
  if (blocks.has(element.localName)) {
    const align = element.style.textAlign;
    return /^(?:center|right|justify)$/.test(align) ? `text-align: ${align}` : '';
  }
  const names = element.closest(headings) ? ['font-style', 'vertical-align'] : emphasis;
  return names
    .flatMap((name) => {
      const value = element.style.getPropertyValue(name);
      return value ? [`${name}: ${value}`] : [];
    })
    .join('; ');
}

const emphasis = ['font-weight', 'font-style', 'text-decoration', 'vertical-align'];
const headings = 'h1, h2, h3, h4, h5, h6';
const blocks = new Set('p div li td th h1 h2 h3 h4 h5 h6 blockquote section article'.split(' '));

/** Tags that say nothing any more; their content stays. */
function isHollow(element: HTMLElement): boolean {
  if (element.localName === 'b' || element.localName === 'strong') return element.closest(headings) !== null;
  const isInline = element.localName === 'span' || element.localName === 'a' || element.localName.includes(':');
  return (isInline || element.localName === 'font') && element.attributes.length === 0;
}

function isEmpty(element: Element): boolean {
  return (element.textContent ?? '').trim() === '' && element.querySelector('img') === null;
}
