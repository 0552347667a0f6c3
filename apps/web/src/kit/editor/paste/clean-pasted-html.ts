import { isLink } from '@pano/api/urls';
import { fitToDocument } from '../document/from-html';
import { preparePictures } from './pasted-pictures';
import { convertTables } from './pasted-tables';
import { unwrapLink } from './wrapped-links';

/**
 * What other programs put on the clipboard, without their looks: structure, emphasis, links and images stay; fonts,
 * colours and sizes go, as they belong to the page the text came from. Text from an editor of ours stays as it is.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(invisible)) element.remove();
  // The words on both sides of what stands in a line and is not kept stay apart.
  for (const element of body.querySelectorAll(dropped)) {
    element.before(' ');
    element.after(' ');
  }
  preparePictures(body);
  convertWordLists(body);
  convertTables(body);
  dropComments(body);
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) cleanElement(element);
  for (const element of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    if (isEmpty(element)) element.remove();
  }
  fitToDocument(body);
  return body.innerHTML;
}

const invisible = 'script, style, meta, link, title, xml, template, noscript, [hidden], [style*="mso-hide:all" i]';
const dropped = 'audio, button, canvas, embed, iframe, input, meter, object, progress, select, svg, textarea, video';

function dropComments(root: HTMLElement): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const nodes: Node[] = [];
  while (comments.nextNode()) nodes.push(comments.currentNode);
  for (const comment of nodes) comment.parentNode?.removeChild(comment);
}

function cleanElement(element: HTMLElement): void {
  const allowed = allowedAttributes(element);
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const [name, value] of allowed) element.setAttribute(name, value);
  if (isHollow(element)) element.replaceWith(...element.childNodes);
}

function allowedAttributes(element: HTMLElement): [string, string][] {
  const attribute = (name: string) => (element.getAttribute(name) ?? '').trim();
  if (element.localName === 'a') {
    const written = attribute('href');
    const href = unwrapLink(written);
    if (href !== written && element.textContent === written) element.textContent = href;
    // A place in the page was one of the page it comes from.
    return isLink(href) && !href.startsWith('#') ? [['href', href]] : [];
  }
  if (element.localName === 'img') {
    return [
      ['src', attribute('src')],
      ['alt', attribute('alt')],
    ];
  }
  const style = allowedStyle(element);
  const start = element.localName === 'ol' ? attribute('start') : '';
  return [
    ...(style ? [['style', style] satisfies [string, string]] : []),
    ...(start ? [['start', start] satisfies [string, string]] : []),
  ];
}

/** Blocks keep where they stand, text keeps what emphasises it; a heading is emphasis enough. */
function allowedStyle(element: HTMLElement): string {
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
const blocks = new Set('p div li h1 h2 h3 h4 h5 h6 blockquote section article'.split(' '));

/** Tags that say nothing any more; their content stays. */
function isHollow(element: HTMLElement): boolean {
  if (element.localName === 'b' || element.localName === 'strong') return element.closest(headings) !== null;
  const isInline = element.localName === 'span' || element.localName === 'a' || element.localName.includes(':');
  return (isInline || element.localName === 'font') && element.attributes.length === 0;
}

function isEmpty(element: Element): boolean {
  return (element.textContent ?? '').trim() === '' && element.querySelector('img') === null;
}

/** Word copies the items of a list as paragraphs that only say which list and level they belong to. */
function convertWordLists(root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLElement>('[style*="mso-list"]')].filter(
    (element) => readLevel(element) > 0,
  );
  let lists: HTMLElement[] = [];
  let previous: Element | null = null;
  for (const item of items) {
    if (item.previousElementSibling !== previous || previous === null) lists = [];
    const level = readLevel(item);
    const tag = isNumbered(item) ? 'ol' : 'ul';
    lists.length = Math.min(lists.length, level);
    if (lists.length === level && lists[level - 1]?.localName !== tag) lists.length = level - 1;
    while (lists.length < level) lists.push(openList(lists.at(-1), tag, item));
    // Standing just before the item, the outermost list is what the next item finds before itself.
    previous = lists[0] ?? null;
    lists.at(-1)?.append(toListItem(item));
    item.remove();
  }
}

function openList(outer: HTMLElement | undefined, tag: string, before: HTMLElement): HTMLElement {
  const list = document.createElement(tag);
  if (!outer) before.before(list);
  else (outer.lastElementChild ?? outer.appendChild(document.createElement('li'))).append(list);
  return list;
}

function toListItem(paragraph: HTMLElement): HTMLElement {
  marker(paragraph)?.remove();
  const item = document.createElement('li');
  item.append(...paragraph.childNodes);
  return item;
}

function readLevel(element: HTMLElement): number {
  const [, level] = /mso-list:[^;]*\blevel(\d+)/i.exec(element.getAttribute('style') ?? '') ?? [];
  return Number(level ?? 0);
}

const marker = (item: HTMLElement) => item.querySelector('[style*="mso-list:Ignore" i]');
const isNumbered = (item: HTMLElement) =>
  /^\s*\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i.test(marker(item)?.textContent ?? '');
