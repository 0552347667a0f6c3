/** Word copies the items of a list as paragraphs that only say which list and level they belong to. */
export function convertWordLists(root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLElement>('[style*="mso-list"]')].filter(
    (element) => levelOf(element) > 0,
  );
  let lists: HTMLElement[] = [];
  let previous: Element | null = null;
  for (const item of items) {
    if (item.previousElementSibling !== previous || previous === null) lists = [];
    const level = levelOf(item);
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

function levelOf(element: HTMLElement): number {
  const [, level] = /mso-list:[^;]*\blevel(\d+)/i.exec(element.getAttribute('style') ?? '') ?? [];
  return Number(level ?? 0);
}

const marker = (item: HTMLElement) => item.querySelector('[style*="mso-list:Ignore" i]');
const isNumbered = (item: HTMLElement) =>
  /^\s*\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i.test(marker(item)?.textContent ?? '');
