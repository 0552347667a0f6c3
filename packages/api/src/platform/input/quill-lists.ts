import { type AnyNode, Element, isTag, isText } from 'domhandler';

/** One item of Quill's lists, which have all levels in one list and both kinds beside each other. */
type Item = { level: number; tag: 'ul' | 'ol'; element: Element; startsList: boolean; start: number };

/** Whether the node is a list of nothing but items. */
export function isList(node: AnyNode): node is Element {
  return (
    isTag(node) &&
    (node.name === 'ul' || node.name === 'ol') &&
    node.children.some(isItem) &&
    node.children.every((child) => isItem(child) || isBlank(child))
  );
}

export const isBlank = (node: AnyNode) => (isText(node) ? node.data.trim() === '' : !isTag(node));

/** Whether one of the lists has levels or kinds that only the items know. */
export const isFlat = (lists: Element[]) =>
  lists.some((list) =>
    list.children.some((item) => isItem(item) && (readLevel(item) > 0 || 'data-list' in item.attribs)),
  );

/** The lists that neighbours make together, nested as their items say. */
export function nestLists(lists: Element[], convertItem: (item: Element) => Element): Element[] {
  const roots: Element[] = [];
  const open: { level: number; list: Element }[] = [];
  /** The number of the last item of each depth. */
  let numbers: number[] = [];
  let lastDepth = 0;
  for (const item of lists.flatMap(readItems)) {
    while (open.length > 1 && (open.at(-2)?.level ?? 0) >= item.level) open.pop();
    let current = open.at(-1);
    if (current && current.level < item.level) current = undefined;
    else if (current) {
      // A level that nothing leads to is the one that it stands on.
      current.level = item.level;
      // An item between the levels of another list goes on with that list.
      const isNext = item.startsList && open.length === 1 && lastDepth === 1;
      if (isNext || current.list.name !== item.tag) {
        open.pop();
        current = undefined;
        if (item.startsList && open.length === 0) numbers = [];
      }
    }
    if (!current) {
      const depth = open.length;
      if (depth === 0 && item.startsList) numbers[0] ??= item.start - 1;
      const start = (numbers[depth] ?? 0) + 1;
      current = {
        level: item.level,
        list: new Element(item.tag, item.tag === 'ol' && start !== 1 ? { start: String(start) } : {}),
      };
      const parent = open.at(-1)?.list.lastChild;
      (parent && isTag(parent) ? parent.children : roots).push(current.list);
      open.push(current);
    }
    lastDepth = open.length;
    numbers = numbers.slice(0, lastDepth);
    if (item.tag === 'ol') numbers[lastDepth - 1] = (numbers[lastDepth - 1] ?? 0) + 1;
    current.list.children.push(convertItem(item.element));
  }
  return roots;
}

function readItems(list: Element): Item[] {
  return list.children.filter(isItem).map((element, index) => ({
    element,
    level: readLevel(element),
    tag: readTag(element, list),
    startsList: index === 0,
    start: /^\d{1,4}$/.test(list.attribs.start ?? '') ? Number(list.attribs.start) : 1,
  }));
}

function readTag(item: Element, list: Element): 'ul' | 'ol' {
  const kind = item.attribs['data-list'] ?? (list.name === 'ol' ? 'ordered' : 'bullet');
  return kind === 'ordered' ? 'ol' : 'ul';
}

const isItem = (node: AnyNode): node is Element => isTag(node) && node.name === 'li';
const readLevel = (item: Element) =>
  Number(/(?:^|\s)ql-indent-([1-9])(?:\s|$)/.exec(item.attribs.class ?? '')?.[1] ?? 0);
